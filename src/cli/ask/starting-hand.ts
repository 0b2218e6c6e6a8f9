/** A player's starting hand: that of the base game, changed by the modules. */
import { HAND } from '../../cards/sets';
import type { CardId, Seat } from '../../index';
import { teams, venus } from '../../modules';
import type { Draft, KINDS } from './draft';

/** The modules of each kind of game. */
const DECKS = {
  base: [],
  venus: [venus.rules.deck],
  teams: [venus.rules.deck, teams.rules.deck],
} as const satisfies Record<(typeof KINDS)[number], unknown>;

const OPTIONS = { display: 'cloth', modules: [], omitProvinces: [] } as const;

export function startingHand({ kind = 'base', players }: Draft, seat: Seat): readonly CardId[] {
  const dealing = { players: players.length, options: OPTIONS };
  return DECKS[kind].reduce<readonly CardId[]>(
    (hand, deck) => deck?.hand?.(hand, seat, dealing) ?? hand,
    HAND,
  );
}
