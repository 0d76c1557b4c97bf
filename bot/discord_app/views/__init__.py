"""What Discord shows of a reply, and what can be tapped on it. Everything tapped outlives a restart."""
