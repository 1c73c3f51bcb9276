"""The protocol is written down twice, in words and as AsyncAPI; both say what the house really does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest

from elferhaus.core.game import AnyGame
from elferhaus.core.match import new_match, play_match
from elferhaus.games import games, room_of
from elferhaus.server.http import asyncapi
from elferhaus.server.net import line as net
from elferhaus.server.tables import info, wire
from server import transcript
from server.houses import GIVE_UP_S, RunningHouse
from server.schemas import problem, resolve

PAGE = transcript.PAGE.read_text("utf-8")
COMMANDS, MESSAGES = get_args(wire.AnyCommand), get_args(wire.AnyMessage)
KINDS = [*COMMANDS, *MESSAGES]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with RunningHouse(tmp_path_factory.mktemp("house") / "house.db", pace=transcript.PACE) as house:
        yield house


@pytest.fixture(scope="module")
def document(house: RunningHouse) -> dict[str, Any]:
    """The document as the house serves it."""
    with urlopen(f"{house.base}/api/asyncapi.json", timeout=GIVE_UP_S) as response:
        assert response.headers["content-type"] == "application/json"
        found: dict[str, Any] = json.load(response)
    return found


@pytest.fixture(scope="module")
def story(house: RunningHouse) -> transcript.Story:
    return transcript.told(house)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def section(title: str, part: str = "") -> str:
    page = PAGE.partition(f"\n## {part}\n")[2] if part else PAGE
    found = re.search(rf"^### {re.escape(title)}$(.*?)(?=^##)", page, re.MULTILINE | re.DOTALL)
    assert found, f"docs/protocol.md has no section “{title}”"
    return found[1]


# ── the page ──


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_the_page_tells_of_every_message_and_of_each_of_its_keys(kind: type[msgspec.Struct]) -> None:
    part = "What you say" if kind in COMMANDS else "What the house says"
    told = re.findall(r"^\| `(\w+)` \|", section(f"`{tag(kind)}`", part), re.MULTILINE)
    assert told == list(kind.__struct_encode_fields__)


def test_the_page_tells_of_no_other_messages() -> None:
    assert re.findall(r"^### `(.*)`$", PAGE, re.MULTILINE) == [tag(kind) for kind in KINDS]


def test_the_page_tells_all_of_a_table_and_its_seats() -> None:
    told = set(re.findall(r"`(\w+)`", section("The table")))
    assert told >= {*info.TableInfo.__struct_encode_fields__, *info.SeatInfo.__struct_encode_fields__}


def test_the_page_tells_every_close_code() -> None:
    codes = {value for name, value in vars(net).items() if name.isupper() and isinstance(value, int)}
    codes = {code for code in codes if 1000 <= code < 5000}
    assert {4400, 4401, 4404, 4429} <= codes
    for text in (PAGE, asyncapi.ABOUT):
        assert codes <= {int(code) for code in re.findall(r"\b[14]\d{3}\b", text)}


def test_the_page_tells_every_request(document: dict[str, Any]) -> None:
    for name, channel in document["channels"].items():
        if name != "table":
            method = document["operations"][name]["bindings"]["http"]["method"]
            address = re.sub(r"{(\w+)}", lambda name: name[1].upper(), channel["address"])
            assert f"`{method} {address}`" in PAGE


def test_the_game_on_the_page_is_what_the_house_says(story: transcript.Story) -> None:
    shown = PAGE.partition(transcript.BEGIN)[2].partition(transcript.END)[0]
    assert story.end() == shown, "play it anew: uv run tests/server/transcript.py"


def test_the_game_on_the_page_shows_every_message(story: transcript.Story) -> None:
    shown = {(direction, frame["type"]) for direction, frame in story.frames}
    assert {("said" if kind in COMMANDS else "heard", tag(kind)) for kind in KINDS} <= shown


# ── the document ──


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for each in node.values():
            yield from references(each)
    elif isinstance(node, list):
        for each in node:
            yield from references(each)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    found = set(references(document))
    assert len(found) > 100
    for reference in found:
        assert resolve(document, reference)


def test_all_its_names_may_be_names(document: dict[str, Any]) -> None:
    assert document["asyncapi"] == "3.0.0"
    for part in (document["channels"], document["operations"], *document["components"].values()):
        assert all(re.fullmatch(r"[\w.-]+", name) for name in part)


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_the_document_has_every_message_and_who_sends_it(kind: type[msgspec.Struct], document: dict[str, Any]) -> None:
    name = asyncapi.name_of(kind)
    message = resolve(document, document["channels"]["table"]["messages"][name]["$ref"])
    schema = resolve(document, message["payload"]["$ref"])
    assert list(schema["properties"]) == ["type", *kind.__struct_encode_fields__]
    reference = {"$ref": f"#/channels/table/messages/{name}"}
    operations = document["operations"].values()
    if kind in COMMANDS:
        assert [each["action"] for each in operations if reference in each["messages"]] == ["receive"]
    else:
        sent = [each for each in operations if each["action"] == "send" and reference in each["messages"]]
        assert sent or any(reference in each.get("reply", {}).get("messages", []) for each in operations)


def test_every_frame_of_a_real_game_fits_the_document(story: transcript.Story, document: dict[str, Any]) -> None:
    assert len(story.frames) > 40
    names = {("said" if kind in COMMANDS else "heard", tag(kind)): asyncapi.name_of(kind) for kind in KINDS}
    for direction, frame in story.frames:
        if (direction, frame["type"]) == ("said", "dance"):
            continue
        message = document["components"]["messages"][names[direction, frame["type"]]]
        assert problem(document, message["payload"], frame) is None


def test_a_frame_that_is_wrong_does_not_fit(story: transcript.Story, document: dict[str, Any]) -> None:
    frame = next(frame for _, frame in reversed(story.frames) if frame["type"] == "update" and frame.get("legal"))
    payload = document["components"]["messages"]["update"]["payload"]
    wrong: list[dict[str, Any]] = [
        {key: value for key, value in frame.items() if key != "seq"},
        frame | {"seq": "9"},
        frame | {"legal": [{"do": "pull", "from": 1}]},
        frame | {"view": frame["view"] | {"hand": 7}},
        frame | {"view": {"game": "skat"}},
        frame | {"happened": [{"event": "pair", "by": 0, "cards": ["r1", "b1"]}]},  # without its seq
        frame | {"happened": [{"event": "pair", "by": 0, "cards": ["r1", "b1", "g1"], "seq": 1}]},
        frame | {"table": frame["table"] | {"phase": "sleeping"}},
    ]
    assert problem(document, payload, frame) is None
    for each in wrong:
        assert problem(document, payload, each) is not None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_what_every_game_says_fits_the_document(game: AnyGame, document: dict[str, Any]) -> None:
    seats = max(game.info.players[0], min(3, game.info.players[1]))
    shown: dict[str, int] = {"View": 0, "Choice": 0, "Action": 0, "Event": 0}

    def fits(kind: str, value: Any) -> None:
        shown[kind] += 1
        schema = {"$ref": f"#/components/schemas/{game.info.id}.{kind}"}
        assert problem(document, schema, msgspec.json.decode(msgspec.json.encode(value))) is None

    class Looking:
        """Plays as it likes, and now and then looks at all it is told."""

        def decide(self, chair: Any, rng: Random) -> Any:
            return self._look(chair, by_lot.decide(chair, rng))

        def call(self, chair: Any, rng: Random) -> Any:
            return self._look(chair, by_lot.call(chair, rng))

        def _look(self, chair: Any, action: Any) -> Any:
            if rare.random() < 0.1:
                fits("View", chair.view)
                for each in chair.legal:
                    fits("Choice", each)
                for event in chair.seen[-5:]:
                    fits("Event", event)
            if action is not None:
                fits("Action", action)
            return action

    rare, by_lot = Random(11), room_of(game).players["random"]
    names = ["Ada", "Ben", "Cem", "Dia"][:seats]
    play_match(new_match(game, names), [Looking()] * seats, Random(11))
    assert all(shown.values()), shown


def test_requests_and_their_refusals_fit_the_document(house: RunningHouse, document: dict[str, Any]) -> None:
    def asks(path: str, channel: str, content: dict[str, Any]) -> tuple[str, Any]:
        messages = document["channels"][channel]["messages"]
        assert problem(document, messages["request"]["payload"], content) is None
        try:
            answer, name = transcript.post(f"{house.base}{path}", content), "reply"
        except HTTPError as error:
            answer, name = json.load(error), "refused" if error.code == 422 else "failed"
        assert problem(document, messages[name]["payload"], answer) is None
        return name, answer

    name, seated = asks("/api/tables", "open_table", {"game": "mogeln", "seats": 3, "options": {"colour": "red"}})
    assert name == "reply"
    assert asks(f"/api/tables/{seated['code']}/seats", "take_seat", {"name": "Ben"})[0] == "reply"
    assert asks(f"/api/tables/{seated['code']}/seats", "take_seat", {"name": "\u202e"})[0] == "refused"
    assert asks("/api/tables/xxxxxx9/seats", "take_seat", {"name": "Ben"})[0] == "failed"
    refused = asks("/api/tables", "open_table", {"game": "mogeln", "seats": 2})
    assert (refused[0], refused[1]["rule"]) == ("refused", "MO-1")


def test_the_patterns_on_the_page_are_patterns(document: dict[str, Any]) -> None:
    rows = re.findall(r"^\| `(\{.*?\})`(?:, `(\{.*?\})`)? \((.*)\) \| `(\{.*?\})`", PAGE, re.MULTILINE)
    assert {name for *_, name, _ in rows} == {game.info.id for game in games() if game.patterns}
    for first, second, game, action in rows:
        for choice in filter(None, (first, second)):
            assert problem(document, {"$ref": f"#/components/schemas/{game}.Choice"}, json.loads(choice)) is None
        assert problem(document, {"$ref": f"#/components/schemas/{game}.Action"}, json.loads(action)) is None


def test_examples_are_where_the_page_says() -> None:
    for link in re.findall(r"\]\((?!#)(.*?)\)", PAGE):
        assert (transcript.PAGE.parent / link).exists(), link
