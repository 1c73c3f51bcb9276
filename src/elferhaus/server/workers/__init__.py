"""Bots that think for long do it in processes of their own."""
