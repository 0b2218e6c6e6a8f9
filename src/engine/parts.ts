/** What the engine asks rules that keep something in the state. */

import type { Game, Position } from '../kit/game';
import type { KnownCard } from '../kit/part';
import { type InnerFault, inputFaults, refuseFault } from '../model/faults';
import { deepFreeze, workingCopy } from '../model/freeze';
import type { AnyParts, GameState, Viewer } from '../model/state';
import type { Chance } from '../random/chance';

const CODE = 'INVALID_STATE';

/** @throws ConcordiaError `INVALID_STATE` if a part of the state is impossible. */
export function checkParts(position: Position): void {
  const { game, state } = position;
  for (const { id, audit } of game.parts) {
    const fault = audit(state.parts[id], position);
    if (fault !== undefined) refusePart(id, fault);
  }
  for (const { id, audit } of game.rules) {
    const fault = audit?.fault?.(position);
    if (fault !== undefined) refusePart(id, fault);
  }
}

/** What a map or a module says of its own. */
function refusePart(id: string, fault: string | InnerFault): never {
  const path = `parts.${id}`;
  if (typeof fault === 'string') {
    return inputFaults.refuse(CODE, path, 'otherwiseWrong', undefined, { message: fault });
  }
  const { path: inside, ...rest } = fault;
  // The place within is told, while `details.path` stays that of the part.
  refuseFault(CODE, { ...rest, path, owner: inside || undefined });
}

/** What a viewer sees of them. */
export function seenParts({ parts: kept }: Game, all: AnyParts, viewer: Viewer): AnyParts {
  if (kept.length === 0) return NO_PARTS;
  const parts = { ...all };
  for (const { id, view } of kept) {
    const own = parts[id];
    if (view !== undefined && own !== undefined) parts[id] = deepFreeze(view(own, viewer));
  }
  return Object.freeze(parts);
}

const NO_PARTS: AnyParts = Object.freeze({});

/** What could be behind it, and the cards that it shows. */
export interface Imagined {
  readonly parts: AnyParts;
  readonly known: readonly KnownCard[];
}

export function imaginedParts(
  { parts: kept }: Game,
  shown: AnyParts,
  chance: Chance | undefined,
): Imagined {
  const parts = { ...shown };
  const known: KnownCard[] = [];
  for (const { id, knownCards, imagine, suppose } of kept) {
    const seen = shown[id];
    if (seen === undefined) continue;
    known.push(...(knownCards?.(seen) ?? []));
    if (suppose === undefined) parts[id] = imagine?.(seen, chance) ?? seen;
  }
  return { parts, known };
}

/** What depends on all that is imagined: in a state in which it still is as somebody sees it. */
export function supposedParts(
  game: Game,
  state: GameState,
  shown: AnyParts,
  chance: Chance | undefined,
): GameState {
  let supposed = state;
  for (const { id, suppose } of game.parts) {
    const seen = shown[id];
    if (suppose === undefined || seen === undefined) continue;
    const part = suppose(seen, { game, state: supposed }, chance);
    supposed = Object.assign(workingCopy(supposed), { parts: { ...supposed.parts, [id]: part } });
  }
  return supposed;
}

/** The parts before the set-up. */
export function startingParts(game: Game): AnyParts {
  return Object.fromEntries(
    game.parts.flatMap(({ id, start }) => (start === undefined ? [] : [[id, start(game)]])),
  );
}

/** The same, with other things where the viewer does not know them. */
export function redealtParts(
  { parts: kept }: Game,
  all: AnyParts,
  chance: Chance,
  viewer: Viewer,
): AnyParts {
  const parts = { ...all };
  for (const { id, view, imagine, suppose } of kept) {
    const own = parts[id];
    if (own === undefined || view === undefined) continue;
    const seen = view(own, viewer);
    parts[id] = suppose === undefined ? (imagine?.(seen, chance) ?? seen) : seen;
  }
  return parts;
}
