"""What replaces or prevents events, and how permanents enter (CR 614, 615)."""
