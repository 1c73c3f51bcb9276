"""Elferhaus: the digital home of eleven card games for one deck of number cards."""
