"""The desk in processes of its own, in lanes, so that no request holds up Discord or its neighbours."""
