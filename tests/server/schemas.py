"""As much of JSON Schema as the house's own protocol document uses; anything else in a schema is an error."""

from __future__ import annotations

import re
from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "array": (list,),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (int, float),
    "object": (dict,),
    "string": (str,),
}
WORDS = {"title", "description", "default"}


def resolve(document: dict[str, Any], reference: str) -> Any:
    """Follow a reference within the document."""
    node: Any = document
    for part in reference.removeprefix("#/").split("/"):
        node = node[part]
    return node


def problem(document: dict[str, Any], schema: dict[str, Any], value: Any, at: str = "$") -> str | None:
    """Return what is wrong with a value, or None."""
    found: list[str | None] = []
    for word, rule in schema.items():
        match word:
            case "$ref":
                found.append(problem(document, resolve(document, rule), value, at))
            case "anyOf":
                tried = [problem(document, each, value, at) for each in rule]
                found.append(None if None in tried else max(map(str, tried), key=_depth))
            case "allOf":
                found += [problem(document, each, value, at) for each in rule]
            case "enum":
                found.append(None if value in rule else f"{at}: {value!r} is none of {rule}")
            case "type":
                good = isinstance(value, TYPES[rule]) and (rule == "boolean" or not isinstance(value, bool))
                found.append(None if good else f"{at}: {value!r} is no {rule}")
            case "pattern" if isinstance(value, str):
                found.append(None if re.search(rule, value) else f"{at}: {value!r} is not like {rule}")
            case "required":
                found += [f"{at}: {key} is missing" for key in rule if isinstance(value, dict) and key not in value]
            case "properties" if isinstance(value, dict):
                found += [problem(document, rule[key], value[key], f"{at}.{key}") for key in rule if key in value]
            case "additionalProperties" if isinstance(value, dict):
                extra = value.keys() - schema.get("properties", {}).keys()
                of = {"enum": []} if rule is False else rule
                found += [problem(document, of, value[key], f"{at}.{key}") for key in extra]
            case "items" if isinstance(value, list):
                each = rule if isinstance(rule, list) else [rule] * len(value)
                found += [problem(document, of, one, f"{at}[]") for of, one in zip(each, value, strict=False)]
            case "additionalItems" if isinstance(value, list):
                found.append(None if len(value) <= len(schema["items"]) else f"{at}: too many")
            case "minItems" if isinstance(value, list):
                found.append(None if len(value) >= rule else f"{at}: too few")
            case "maxItems" if isinstance(value, list):
                found.append(None if len(value) <= rule else f"{at}: too many")
            case "pattern" | "properties" | "additionalProperties":
                pass  # about another kind of value
            case "items" | "additionalItems" | "minItems" | "maxItems":
                pass  # about another kind of value
            case _:
                assert word in WORDS, f"what is {word}?"
    return next((each for each in found if each is not None), None)


def _depth(text: str) -> int:
    return text.partition(": ")[0].count(".")
