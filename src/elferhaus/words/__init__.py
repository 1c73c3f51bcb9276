"""What people read, in five languages: Project Fluent catalogues, and the one function that speaks them."""

from .messages import LANGUAGES, Language, card_name, rule_text, say, say_done, say_reason, say_refusal

__all__ = ["LANGUAGES", "Language", "card_name", "rule_text", "say", "say_done", "say_reason", "say_refusal"]
