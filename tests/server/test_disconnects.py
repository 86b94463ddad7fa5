"""Connections that end at any moment, and servers that are killed: nothing is lost, nothing is done twice."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.conftest import SCALE

from .conftest import FRIENDS, Json, Live, Player

DROPS = round(500 * min(SCALE, 1))


def known(update: Json) -> Json:
    """All of an update that does not depend on when it was made."""
    return {key: value for key, value in update.items() if key not in ("events", "time_left")}


def test_after_every_one_of_500_drops_each_client_shows_what_the_server_would_tell_a_new_one(
    live_with: Callable[..., Live],
) -> None:
    """Clients drop at random, some in the middle of a command, and come back with what they have seen."""
    live = live_with(grace_seconds=3600)
    chance, drops = random.Random(7), 0
    while drops < DROPS:
        room, token = live.open_room({**FRIENDS, "rules": "shichi_narabe"}, speed="none")
        tokens = [token, *(live.join(room, name)[1] for name in ("Bea", "Cy"))]
        clients: list[Player] = [live.player(room, token) for token in tokens]
        assert clients[0].ask({"type": "start", "level": "random"})["status"] == "accepted"
        over, number = False, 0
        while drops < DROPS and not over:
            for who in range(len(clients)):
                client = clients[who]
                client.ask({"type": "lang", "lang": "en"})  # everything that was told before has arrived with it
                if client.view is not None:
                    over = client.view["phase"] == "match_over"
                if client.my_turn() and client.view["phase"] == "play":
                    number += 1
                    command = {
                        "type": "act",
                        "id": f"c{number}",
                        "seq": client.seq,
                        "action": chance.choice(client.actions()),
                    }
                    client.say(command)
                    if chance.random() < 0.5:
                        client.hear_until(lambda: command["id"] in client.answers)  # noqa: B023
                    else:
                        client = clients[who] = drop(live, room, tokens[who], client)
                        drops += 1
                        # Asked again under the same id it is done once, whether it had arrived or not.
                        assert client.ask(command)["status"] in ("accepted", "done")
                elif client.my_turn() and client.view["phase"] == "deal_over":
                    client.ask({"type": "next_deal"})
                if chance.random() < 0.5:
                    clients[who] = drop(live, room, tokens[who], client)
                    drops += 1
            settle(clients)
            for who, client in enumerate(clients):
                with live.player(room, tokens[who]) as fresh:
                    fresh.hear()
                    settle([client, fresh])
                    assert known(fresh.update) == known(client.update)
        for client in clients:
            client.close()
    assert drops >= DROPS


def drop(live: Live, room: str, token: str, client: Player) -> Player:
    """End a connection without a word, and come back."""
    client.socket.socket.close()
    back = live.player(room, token, seen=client.seq)
    back.hear()
    assert back.seq >= client.seq
    return back


def settle(clients: list[Player]) -> None:
    """Wait until all have heard the same."""
    while True:
        for client in clients:
            client.ask({"type": "lang", "lang": "en"})
        connected = [[seat["connected"] for seat in client.update["room"]["seats"]] for client in clients]
        same = len({client.seq for client in clients}) == 1 and all(one == connected[0] for one in connected)
        if same and clients[0].update["room"]["spectators"] == clients[-1].update["room"]["spectators"]:
            mover = clients[0].view["to_move"]
            if mover is None or clients[0].update["room"]["seats"][mover]["substitute"] is None:
                return
