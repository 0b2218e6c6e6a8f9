"""Checks test vectors of concordia-rules: their shape, and the hash of each start.

    python3 check.py node_modules/concordia-rules/dist/vectors.ndjson.gz

An implementation of the game begins here: where this file ends, play each start and compare.
"""

import gzip
import hashlib
import json
import sys

STEPS = [  # Each step has the fields of one of these, and perhaps those behind them.
    ({"action", "hash"}, set()),
    ({"refused", "code", "reason"}, {"rule"}),
    ({"legal"}, set()),
    ({"fact", "expected"}, {"seat", "isPart"}),
    ({"sheet", "scores"}, set()),
    ({"refusedSheet", "code", "reason"}, {"rule"}),
]


def state_hash(state):
    """The first 16 digits of the SHA-256 of JSON with sorted keys and without blanks, in UTF-8."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def faults_of(vector):
    if not vector["rules"] or vector["logVersion"] != 2:
        yield "has no rules, or is of another version"
    for step in vector["steps"]:
        if not any(must <= step.keys() <= must | may for must, may in STEPS):
            yield f"has a step of no kind: {sorted(step)}"
    if "start" not in vector:  # Only score sheets are counted.
        return
    if state_hash(vector["start"]) != vector["hash"]:
        yield "has another start"
    legal = vector["steps"][0].get("legal")
    if legal is not None and len(legal) != vector["perft"][0]:
        yield "has another number of legal actions"


def main(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as lines:
        vectors = [json.loads(line) for line in lines]
    faults = [f"{vector['id']} {fault}" for vector in vectors for fault in faults_of(vector)]
    if len({vector["id"] for vector in vectors}) != len(vectors):
        faults.append("an id is there twice")
    print("\n".join(faults or [f"{len(vectors)} test vectors are sound"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
