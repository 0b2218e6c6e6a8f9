/** without salt its tokens are exchanged after the bonus markers have been laid. */
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  createGame,
  type GameState,
  parseState,
  type StoredGood,
} from '../../../src/index';

/** As the tokens were dealt: salt in Miletus (A), Athenae (B) and Cyrene (C). */
const DEALT: Readonly<Record<string, StoredGood>> = {
  appia: 'brick',
  ilium: 'cloth',
  miletus: 'salt',
  amastris: 'brick',
  ancyra: 'wine',
  sinope: 'food',
  chersonesus: 'tool',
  panticapaion: 'food',
  athenae: 'salt',
  delphi: 'brick',
  gortyn: 'brick',
  sparta: 'food',
  stobi: 'food',
  thessalonica: 'tool',
  apollonia: 'tool',
  philippopolis: 'wine',
  tomis: 'cloth',
  cyrene: 'salt',
  zygris: 'brick',
  alexandria: 'brick',
  gaza: 'food',
  petra: 'tool',
  attalia: 'brick',
  caesarea: 'food',
  seleucia: 'wine',
  antiochia: 'tool',
  salamis: 'wine',
  tyrus: 'cloth',
};
const EXCHANGED = { ...DEALT, miletus: 'tool', athenae: 'wine', cyrene: 'cloth' } as const;

function laid(cityGoods: Readonly<Record<string, StoredGood>>): GameState {
  return createGame({ map: 'byzantium', players: 2, seed: 'laid', setup: { cityGoods } });
}

function markers({ board }: GameState): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(board.markers).map(([province, { good }]) => [province, good]),
  );
}

/** Read again after somebody has changed markers. */
function withMarkers(state: GameState, goods: Readonly<Record<string, StoredGood>>): unknown {
  const draft = JSON.parse(JSON.stringify(state));
  for (const [province, good] of Object.entries(goods)) {
    const coins = good === 'cloth' ? 1 : 2;
    draft.board.markers[province] = { good, coins, side: 'goods' };
  }
  return draft;
}

function isAccepted(input: unknown): boolean {
  try {
    parseState(input);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ConcordiaError);
    return false;
  }
}

describe('R-10.5: Byzantium without salt', () => {
  test('R-10.5: salt never counts for the markers, and they stay after the exchange', () => {
    const state = laid(DEALT);
    expect(state.board.cityGoods).toMatchObject(EXCHANGED);
    expect(markers(state)).toEqual({
      asia: 'cloth',
      pontus: 'wine',
      scythia: 'tool',
      // Athenae makes wine, but its token was salt.
      achaea: 'food',
      macedonia: 'tool',
      thracia: 'cloth',
      aegyptus: 'tool',
      cappadocia: 'wine',
      // Cyrene makes cloth, but its token was salt.
      libya: 'brick',
      phoenicia: 'cloth',
    });
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('R-10.5: other cities may have had the salt, each good in one of them', () => {
    const state = laid(DEALT);
    // Salt in Tyrus and not in Cyrene: then Salamis is the best of Phoenicia.
    const tyrus = withMarkers(state, { libya: 'cloth', phoenicia: 'wine' });
    expect(isAccepted(tyrus)).toBe(true);
    // Salt in neither of them cannot be: one of the two tokens of cloth came later.
    expect(isAccepted(withMarkers(state, { libya: 'cloth' }))).toBe(false);
    expect(isAccepted(withMarkers(state, { phoenicia: 'wine' }))).toBe(false);
    // Salt in Philippopolis makes Achaea wine; Thracia has its cloth from Tomis.
    expect(isAccepted(withMarkers(state, { achaea: 'wine' }))).toBe(true);
    // Salt in Chersonesus: Scythia is left with food.
    expect(isAccepted(withMarkers(state, { scythia: 'food' }))).toBe(true);
  });

  test('R-10.5: where nobody says which token was salt, it is one of those that were exchanged', () => {
    const state = laid(EXCHANGED);
    expect(state.board.cityGoods).toMatchObject(EXCHANGED);
    expect(isAccepted(JSON.parse(JSON.stringify(state)))).toBe(true);
  });
});
