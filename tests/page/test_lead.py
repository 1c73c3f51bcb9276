"""Who was ahead when: the chart of a result shows what the house tells, in numbers too, on a phone and on a TV."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from elferhaus.client import Client
from page.measures import violations
from page.people import TURN_IN_PAGE, Visitor, apart, player_of
from server.houses import RunningHouse

ROWS = "table => [...table.rows].map(row => [...row.cells].slice(1).map(cell => cell.textContent))"
ENDS = """() => Object.fromEntries([...document.querySelectorAll('.lead [data-line]')].map((line) => {
  return [line.dataset.line, Number(line.getAttribute('d').split(' ').at(-1))]
}))"""


def lead_at(visitor: Visitor) -> dict[str, Any]:
    """Return the lead that the house tells a watcher."""

    async def told() -> dict[str, Any]:
        async with Client.watch(visitor.house.base, visitor.code) as client:
            lead: dict[str, Any] = client.table["lead"]
            return lead

    found: dict[str, Any] = apart(told())
    return found


def test_a_chart_shows_who_was_ahead_when_and_a_table_says_it_in_numbers(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor, screen = visitors(to=swift_house), visitors(to=swift_house, viewport={"width": 1920, "height": 1080})
    visitor.lay_table("zweikampf", 2, rounds=2)
    visitor.play_on(TURN_IN_PAGE)
    chart = visitor.page.locator("[data-lead='moves']")
    expect(chart.get_by_role("heading", name="Wer lag wann vorn?")).to_be_visible()
    told = lead_at(visitor)["moments"]
    assert len(told) > 10
    chart.locator("summary").click()
    rows = chart.locator("table").evaluate(ROWS)
    assert rows[1] == [str(count) for count in told[0]]
    assert rows[-1] == [str(count) for count in told[-1]]
    ends = visitor.page.evaluate(ENDS)
    one, other = told[-1]
    assert (ends["0"] < ends["1"]) == (one > other), "whoever has more is on top"
    visitor.do("begin")
    visitor.page.wait_for_selector("[data-phase='playing']")
    expect(chart).to_have_count(0)
    visitor.play_on(TURN_IN_PAGE)
    visitor.page.locator("[data-lead='rounds'] summary").click()
    rounds = lead_at(visitor)["moments"]
    assert rounds[:2] == [[0, 0], told[-1]]
    shown = visitor.page.locator("[data-lead='rounds'] table").evaluate(ROWS)
    assert shown[1:] == [list(map(str, each)) for each in rounds]
    assert violations(visitor.page) == []
    # Prizes, if there are any, and the chart take turns on the screen of the room, which nobody can scroll.
    screen.visit(f"/{visitor.code}/screen")
    lead = screen.page.locator("[data-lead='rounds']")
    expect(lead).to_be_visible()
    box = lead.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 1080
    expect(lead.locator("[data-line]")).to_have_count(2)


def test_less_is_on_top_where_less_is_better_and_a_small_phone_shows_all_of_it(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor = visitors(to=swift_house, viewport={"width": 360, "height": 740})
    visitor.lay_table("schwarzer-peter", 3)
    visitor.play_to_the_end(player_of("schwarzer-peter"))
    chart = visitor.page.locator("[data-lead='moves']")
    chart.scroll_into_view_if_needed()
    told = lead_at(visitor)
    assert told["low"]
    ends, last = visitor.page.evaluate(ENDS), told["moments"][-1]
    loser = last.index(max(last))
    assert all(ends[str(loser)] > ends[str(seat)] for seat in range(3) if seat != loser)
    inside = chart.evaluate(
        """chart => [...chart.querySelectorAll('.end')].every(end => {
          const [a, b] = [end.getBoundingClientRect(), chart.getBoundingClientRect()]
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
        })"""
    )
    assert inside
