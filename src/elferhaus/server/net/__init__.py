"""What touches the network: sockets, frames, limits and names."""
