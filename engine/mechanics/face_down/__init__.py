"""Face-down permanents: turning, manifesting, cloaking, morph and disguise (CR 708)."""
