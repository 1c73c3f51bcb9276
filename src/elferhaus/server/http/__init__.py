"""What the house answers to requests."""
