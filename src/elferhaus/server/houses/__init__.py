"""Many houses over one database: who is there, who owns which table, and how others are brought to it."""
