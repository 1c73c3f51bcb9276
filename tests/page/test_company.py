"""What people at a table ask of each other: faces, unless the host wants it quiet, and another match."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from page.people import TURN_IN_PAGE, Visitor, apart
from page.phone import NAMES, laid
from server.houses import RunningHouse

FACES = "[data-action='faces']"
TURN_WHEN_DUE = """() => {
  const { dataset } = document.querySelector('[data-seq]')
  const turning = setInterval(() => {
    if (dataset.phase === 'over') clearInterval(turning)
    else document.querySelector('[data-action=turn]:enabled')?.click()
  }, 10)
}"""


def two_people(visitors: Callable[..., Visitor], house: RunningHouse) -> tuple[Visitor, Visitor]:
    """Let two people play on devices of their own; return the host and the guest."""
    host, guest = visitors(to=house), visitors(to=house)
    code, tokens = apart(laid(house.base, "zweikampf", 2, 2, True, {}))
    for seat, (visitor, token) in enumerate(zip((host, guest), tokens, strict=True)):
        visitor.take_seat(code, token, "zweikampf", seat)
        visitor.page.wait_for_selector("[data-phase='playing']")
    return host, guest


def test_the_host_wants_it_quiet_and_nobody_can_show_a_face(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    host, guest = two_people(visitors, swift_house)
    expect(guest.page.locator(FACES)).to_be_visible()
    host.do("menu")
    switch = host.page.locator("dialog[open] [data-option='faces']")
    switch.click()
    for visitor in (host, guest):
        expect(visitor.page.locator(FACES)).to_have_count(0)
    switch.click()
    expect(guest.page.locator(FACES)).to_be_visible()


def test_the_faces_go_when_somebody_goes_on_with_something_else(visitor: Visitor) -> None:
    visitor.lay_table("zweikampf", 2)
    tray = visitor.page.locator("[data-face]").first
    visitor.do("faces")
    expect(tray).to_be_visible()
    visitor.do("turn")
    expect(tray).to_have_count(0)
    visitor.page.locator(FACES).press("Enter")
    expect(tray).to_be_visible()
    for _ in range(7):  # past all six
        visitor.page.keyboard.press("Tab")
    expect(tray).to_have_count(0)


def test_a_guest_asks_for_another_match_and_the_host_is_told_and_begins_it(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    host, guest = two_people(visitors, swift_house)
    guest.page.evaluate(TURN_WHEN_DUE)  # where only one turns, the house waits for the other each time
    host.play_on(TURN_IN_PAGE)
    guest.do("rematch")
    expect(guest.page.locator("[data-action='rematch']")).to_have_count(0)
    expect(host.page.locator(".wish")).to_contain_text(NAMES[1])
    host.do("begin")
    for visitor in (host, guest):
        visitor.page.wait_for_selector("[data-phase='playing']")
