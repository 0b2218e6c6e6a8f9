/** What words say of the moment, and what they say where nothing is known of it. */
import { describe, expect, test } from 'vitest';
import { getMap, type Seat } from '../../src/index';
import { namesWith } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { copiedCard, type Moment, startPlacesOf } from '../../src/model/moment';

import { wordsOfAction, wordsOfDecision } from '../../src/words/english';
import { discard, play, scenario } from '../support/scenario';

const player = (seat: Seat) => ['Livia', 'Gaius'][seat] ?? '';
const NAMES = namesWith({ player });
const FRENCH = namesWith({ ...french.names, player });
const CARD = { type: 'playCard', seat: 0, card: 'diplomat' } as const;
const STATE = play(
  scenario((draft) => {
    discard(draft, 1, 'prefect');
    discard(draft, 2, 'architect');
  }),
  CARD,
);

const at = (open: readonly string[], map = 'imperium', change: object = {}): Moment => ({
  state: { ...STATE, ...change },
  map: getMap(map),
  open: () => open,
});

const COPY = { type: 'copyCard', seat: 0, from: 1 } as const;

describe('the card that is copied', () => {
  test('R-4.7: is the top card of the discard', () => {
    expect(copiedCard(0, 1, at([]))).toBe('prefect');
    expect(copiedCard(0, 2, at([]))).toBe('architect');
    expect(wordsOfAction(NAMES, COPY, undefined, at([]))).toBe("Copy Gaius's Prefect");
    expect(french.actions.copyCard(FRENCH, COPY, undefined, at([]))).toMatch(/Prefect/);
  });

  test('R-14.8: of the own discard it is the one before those carried out', () => {
    const players = STATE.players.map((player, seat) =>
      seat === 0 ? { ...player, discard: ['senator', 'mercator', 'magister'] as const } : player,
    );
    const own = { ...COPY, from: 0 };
    const first = at([], 'imperium', { players });
    expect(wordsOfAction(NAMES, own, undefined, first)).toBe('Carry out Mercator again');
    expect(french.actions.copyCard(FRENCH, own, undefined, first)).toMatch(/Mercator/);
    const decision = { kind: 'magister', seat: 0, depth: 1 };
    expect(copiedCard(0, 0, at([], 'imperium', { players, decision }))).toBe('senator');
  });

  test('R-3.1: is not named where it is hidden, or nothing is known', () => {
    const players = STATE.players.map((player) => ({ ...player, discard: ['hidden'] as const }));
    const hidden = at([], 'imperium', { players });
    expect(copiedCard(0, 1, hidden)).toBeUndefined();
    expect(wordsOfAction(NAMES, { ...COPY, as: 'prefect' } as never, undefined, hidden)).toBe(
      'Copy the top card of Gaius as Prefect',
    );
    expect(wordsOfAction(NAMES, { ...COPY, from: 0 } as never)).toBe(
      'Carry out the previous card again',
    );
    expect(french.actions.copyCard(FRENCH, { ...COPY, from: 0 })).toMatch(/précédente/);
    expect(french.actions.copyCard(FRENCH, COPY)).toMatch(/la dernière carte/);
  });
});

describe('a Tribune', () => {
  const tribune = (placed: boolean) => ({ kind: 'tribune', seat: 0, placed }) as const;

  test('R-4.1: places in the start places of the board', () => {
    expect(startPlacesOf(at([], 'balearica')).length).toBe(2);
    expect(wordsOfDecision(NAMES, tribune(false), at([]))).toBe(
      'Livia may place a colonist in Roma',
    );
    expect(wordsOfDecision(NAMES, tribune(false))).toBe('Livia may place a colonist');
    expect(french.decisions.tribune(FRENCH, tribune(false), at([]))).toBe(
      'Livia peut placer un colon à Roma',
    );
    expect(french.decisions.tribune(FRENCH, tribune(false))).toBe('Livia peut placer un colon');
  });

  test('R-10.4: who has placed may do what is open, such as take a castle', () => {
    const left = at(['takeCastle', 'pass']);
    expect(wordsOfDecision(NAMES, tribune(true), left)).toBe('Livia may take a castle');
    expect(french.decisions.tribune(FRENCH, tribune(true), left)).toMatch(/château/);
    expect(wordsOfDecision(NAMES, tribune(true), at(['pass']))).toBe('Livia may go on');
    expect(french.decisions.tribune(FRENCH, tribune(true))).toBe('Livia peut continuer');
  });
});

test('R-10.4: the good of a castle is named where it can be seen', () => {
  const take = { type: 'takeCastle', seat: 0, castle: 'ubii' } as const;
  const parts = { germania: { castles: { ubii: 'wine' }, taken: [] } };
  const seen = at([], 'imperium', { parts });
  expect(french.actions.takeCastle(FRENCH, take, undefined, seen)).toMatch(/vin/);
  expect(french.actions.takeCastle(FRENCH, take)).toMatch(/la marchandise/);
  expect(french.actions.takeCastle(FRENCH, take, undefined, at([]))).toMatch(/la marchandise/);
});

test('R-9.2: every decision of later boxes has its French words', () => {
  for (const kind of ['magister', 'praetor', 'proconsul', 'legatus', 'buyGoods'] as const) {
    const said = french.decisions[kind](FRENCH, { kind, seat: 0 } as never);
    expect(said).toMatch(/^Livia (?:peut|choisit) /);
  }
});
