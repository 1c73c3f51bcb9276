"""Faces and wishes: everyone sees them, nobody keeps them, and the game does not mind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elferhaus.client import Client
from elferhaus.server.net.limits import Allowance, Limits
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.wire import Answer, Begin, FaceShown, No, Portray, Quiet, React, Rematch
from server.hostile import Hand
from server.houses import RunningHouse
from server.people import run
from server.simulated import Guest, Room, simulated
from server.test_ends import PACE, play_round


def faces(guest: Guest) -> list[tuple[int, str]]:
    return [(each.seat, each.face) for each in guest.told if isinstance(each, FaceShown)]


def refused(answer: Any) -> str:
    assert isinstance(answer, No)
    return answer.key


def test_a_face_is_seen_by_everyone_once_and_neither_stored_nor_a_version(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("mogeln", 3, 2)
        screen = Guest(ada.live, None)
        screen.come()
        seq, stored, windows = ada.live.table.seq, len(room.store.appends), ada.live.table.game_at
        shown = React(ben.new_id(), "laugh")
        for _ in range(3):  # said again, it is shown once
            assert await ben.say(shown) == Answer(shown.id, seq)
        assert faces(ada) == faces(ben) == faces(screen) == [(1, "laugh")]
        assert (ada.live.table.seq, len(room.store.appends), ada.live.table.game_at) == (seq, stored, windows)
        assert refused(await screen.say(React("s", "wow"))) == "table-no-seat"
        before = ada.seen
        await ada.say(React(ada.new_id(), "cheer"))
        assert ada.seen is before, "nothing changed that a page would have to draw anew"
        assert "laugh" not in "".join(line for record in ada.live.table.records for line in record)

    simulated(scene, tmp_path, PACE)


def test_a_bot_thinks_on_and_a_decision_made_meanwhile_counts(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        (ada,) = await room.party("elfer-raus", 2, 1)
        while 0 not in ada.seen.table.must:
            await room.clock.advance(Pace().decide / 2)
            await ada.say(React(ada.new_id(), "wow"))  # more often than a bot needs to decide
        made = ada.act(ada.seen.legal[0])
        await ada.say(React(ada.new_id(), "love"))
        assert isinstance(await ada.say(made), Answer)

    simulated(scene, tmp_path, PACE)


def test_the_host_alone_can_want_it_quiet_and_like_faces_again(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("elfer-raus", 2, 2)
        at = ada.live.table.game_at
        assert refused(await ben.say(Quiet(ben.new_id(), True))) == "table-host-only"
        await ada.say(Quiet(ada.new_id(), True))
        assert ben.seen.table.quiet
        assert refused(await ben.say(React(ben.new_id(), "cry"))) == "table-quiet"
        assert faces(ada) == []
        assert ada.live.table.game_at == at, "the game does not mind"
        again = await room.new_house().find(ada.live.table.code)
        assert again is not None
        assert again.table.quiet, "a house that opens again knows"
        await ada.say(Quiet(ada.new_id(), False))
        assert isinstance(await ben.say(React(ben.new_id(), "cry")), Answer)

    simulated(scene, tmp_path, PACE)


def test_who_shows_too_many_faces_is_asked_to_wait_and_others_are_not(tmp_path: Path) -> None:
    clock = Hand()

    async def scene(house: RunningHouse) -> None:
        async with (
            await Client.open(house.base, game="farben", seats=2, name="Ada") as ada,
            await Client.join(house.base, ada.code, "Ben") as ben,
        ):
            told = [await ada.command("react", face="grumble") for _ in range(4)]
            assert [each["type"] for each in told] == ["answer"] * 3 + ["no"]
            assert told[-1]["key"] == "react-often"
            assert (await ben.command("react", face="cheer"))["type"] == "answer"
            clock.time += 2
            assert (await ada.command("react", face="laugh"))["type"] == "answer"

    with RunningHouse(tmp_path / "house.db") as house:
        house.app.state.limits = Limits(clock, Allowance(react=(0.5, 3)))
        run(scene(house))


def test_whoever_played_can_ask_for_a_rematch_and_the_host_sees_who(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        assert refused(await ben.say(Rematch(ben.new_id()))) == "rematch-early"
        await play_round(ada, ben)
        stored = len(room.store.appends)
        assert isinstance(await ben.say(Rematch(ben.new_id())), Answer)
        assert ada.seen.table.rematch == ben.seen.table.rematch == (1,)
        assert len(room.store.appends) == stored
        await ben.say(Portray(ben.new_id(), "Bea"))
        assert ada.seen.table.rematch == (1,), "another name is no other wish"
        await ada.say(Begin(ada.new_id()))
        assert not ada.seen.table.rematch

    simulated(scene, tmp_path, PACE)
