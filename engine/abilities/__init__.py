"""An ability as data (CR 113): nodes that compose, each with its English."""
