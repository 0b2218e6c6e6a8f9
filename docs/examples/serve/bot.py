"""A bot in Python that plays a game of four against three searchers. It needs nothing but python3 and concordia-rules.

Its idea: of all that is legal, what leaves it with the most at the end of its turn. Put yours into `choose`.
"""
import json
import random
import subprocess
import sys

COMMAND = sys.argv[1:] or ["npx", "concordia-rules"]
RIVALS = "searcher:sims=2"
SEED = "ludi"


class Concordia:
    """The functions of the library: `concordia.legalActions(state=...)`."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def __getattr__(self, method):
        return lambda **params: self.call(method, params)

    def call(self, method, params):
        self.asked += 1
        request = {"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def worth(player, points):
    """What a player has: points, and what points can be made of."""
    return points + player["money"] / 10 + sum(player["goods"].values()) / 2


def choose(concordia, view, chance):
    """The action after whose turn we have most; one of them if there are several."""
    seat, turn = view["viewer"], view["turn"]
    # What nobody knows is guessed, so that actions can be tried.
    guess = concordia.imagine(view=view)

    def outcome(action):
        state = concordia.applyAction(state=guess, action=action)
        # The rest of the turn, as a simple bot would play it.
        while state["turn"] == turn and state["decision"] and state["decision"]["seat"] == seat:
            rest = concordia.chooseAction(state=state, strategy="greedy", seed=SEED)
            state = concordia.applyAction(state=state, action=rest)
        points = concordia.pointsOf(state=state, seat=seat)["total"]
        return worth(state["players"][seat], points)

    actions = concordia.legalActions(state=view)
    if len(actions) == 1:
        return actions[0]
    rated = [(outcome(action), chance.random(), index) for index, action in enumerate(actions)]
    return actions[max(rated)[2]]


def play(concordia):
    """Our bot has the first seat."""
    chance = random.Random(SEED)
    names = ["Python", "Livia", "Gaius", "Marcus"]
    state = concordia.createGame(options={"map": "italia", "players": names, "seed": SEED})
    while state["decision"] is not None:
        if state["decision"]["seat"] == 0:
            action = choose(concordia, concordia.viewFor(state=state, viewer=0), chance)
        else:
            seed = f"{SEED} {concordia.asked}"
            action = concordia.chooseAction(state=state, strategy=RIVALS, seed=seed)
        state = concordia.applyAction(state=state, action=action)
    return concordia.finalScores(state=state)["players"]


if __name__ == "__main__":
    concordia = Concordia(COMMAND)
    for player in sorted(play(concordia), key=lambda player: player["rank"]):
        print(player["rank"], player["name"], player["total"])
    sys.exit(concordia.close())
