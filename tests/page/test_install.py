"""The house as an app: its name and icons, what is seen when it is out of reach, and what plain http does not offer."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import pytest

from elferhaus.server.http.pages import STATIC
from elferhaus.words import LANGUAGES
from page.people import Visitor
from server.houses import RunningHouse
from server.people import fetch

ACTIVE = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
# A page on plain http at home, seen by a browser that allows nothing there.
INSECURE = """
Object.defineProperty(window, 'isSecureContext', { value: false })
delete Navigator.prototype.wakeLock
window.playing = 0
const play = HTMLMediaElement.prototype.play
HTMLMediaElement.prototype.play = function () { return play.call(this).then(() => void playing++) }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_browser_and_its_icons_are_there(
    house: RunningHouse, language: str
) -> None:
    asked = Request(f"{house.base}/manifest.webmanifest", headers={"accept-language": f"xx, {language}-CH;q=0.9"})
    with urlopen(asked) as answer:
        manifest: dict[str, Any] = json.load(answer)
    assert (manifest["lang"], manifest["name"]) == (language, "Elferhaus")
    for icon in manifest["icons"]:
        picture = fetch(house.base + icon["src"])
        assert picture.startswith(b"\x89PNG")
        assert "{}x{}".format(*struct.unpack(">II", picture[16:24])) == icon["sizes"]


def test_out_of_reach_the_page_says_so_in_plain_words_and_comes_back_by_itself(
    visitors: Callable[..., Visitor], house: RunningHouse
) -> None:
    visitor = visitors(service_workers="allow")
    visitor.expected.append("ERR_CONNECTION_REFUSED")
    visitor.visit("/learn")
    visitor.page.wait_for_function(ACTIVE)
    house.stop()
    visitor.page.reload()
    assert visitor.page.get_by_role("heading").inner_text() == "Das Haus ist gerade nicht zu erreichen."
    house.start()
    visitor.page.wait_for_selector("[data-screen='learn']")
    kept = visitor.page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url)"
    )
    assert not [url for url in kept if re.search("assets|/$", url)], "nothing of a build is ever kept"
    visitor.is_spoiled = True


def test_what_the_worker_keeps_changes_its_name_with_its_content() -> None:
    worker = (STATIC / "worker.js").read_text()
    assert re.search(r"'elferhaus-[0-9a-f]{12}'", worker)
    for file in re.findall(r"'/([\w.-]+)'", worker):
        assert (STATIC / file).is_file()


def test_on_plain_http_nothing_is_offered_that_does_not_work_and_the_screen_stays_on(visitor: Visitor) -> None:
    visitor.prepare(INSECURE)
    visitor.lay_table("elfer-raus", 3)
    visitor.click("[data-zone='hand'] [data-card]")  # browsers want a tap first
    visitor.page.wait_for_function("() => playing > 0")
    visitor.do("menu")
    visitor.page.wait_for_selector("dialog[open] [data-action='full-screen']")
    assert not visitor.has("[data-action='install']")
    assert visitor.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
