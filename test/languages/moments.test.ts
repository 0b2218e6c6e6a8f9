/** What words say of the moment, and what they say where nothing is known of it. */
import { describe, expect, test } from 'vitest';
import { getMap, type Seat } from '../../src/index';
import { namesWith } from '../../src/kit';
import { german } from '../../src/languages/de';
import { french } from '../../src/languages/fr';
import { japanese } from '../../src/languages/ja';
import { dutch } from '../../src/languages/nl';
import { polish } from '../../src/languages/pl';
import { capitalsOf, copiedCard, type Moment } from '../../src/model/moment';
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
    expect(wordsOfAction(NAMES, COPY, undefined, at([]))).toBe('Copy Gaius’s Prefect');
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
    expect(capitalsOf(at([], 'balearica')).length).toBe(2);
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

describe.each([german, french, dutch, polish, japanese])('in $language', (words) => {
  const { actions, decisions } = words;
  const names = namesWith({ ...words.names, player });
  const own = { ...COPY, from: 0 } as const;

  test('R-4.7: a copied card is named where it is seen, otherwise its half or its place', () => {
    const seen = actions.copyCard(names, COPY, undefined, at([]));
    expect(seen).toContain(names.card('prefect'));
    expect(seen).toContain('Gaius');
    const players = STATE.players.map((one) => ({ ...one, discard: ['mercator', 'magister'] }));
    const again = actions.copyCard(names, own, undefined, at([], 'imperium', { players }));
    expect(again).toContain(names.card('mercator'));
    const half = actions.copyCard(names, { ...COPY, as: 'prefect' });
    expect(half).toContain(names.role('prefect'));
    expect(actions.copyCard(names, { ...own, as: 'prefect' })).toContain(names.role('prefect'));
    const unseen = [actions.copyCard(names, COPY), actions.copyCard(names, own)];
    for (const text of unseen) expect(text).not.toContain(names.role('prefect'));
    expect(new Set([seen, again, half, ...unseen]).size).toBe(5);
  });

  test('R-4.1: a Tribune places where the board begins, and may do what is open', () => {
    const placing = { kind: 'tribune', seat: 0, placed: false } as const;
    expect(decisions.tribune(names, placing, at([]))).toContain('Roma');
    expect(decisions.tribune(names, placing)).not.toContain('Roma');
    const placed = { ...placing, placed: true } as const;
    const castle = names.action('takeCastle');
    expect(decisions.tribune(names, placed, at(['takeCastle', 'pass']))).toContain(castle);
    const left = decisions.tribune(names, placed, at(['pass']));
    expect(left).not.toContain(castle);
    expect(decisions.tribune(names, placed)).toBe(left);
  });

  test('R-4.9: what is gained and paid is said as far as it is known', () => {
    const income = { type: 'takeIncome', seat: 0 } as const;
    expect(actions.takeIncome(names, income, { gain: 7 })).toContain(names.money(7));
    expect(actions.takeIncome(names, income)).not.toMatch(/\d/);
    const coins = { type: 'takeCoins', seat: 0 } as const;
    expect(actions.takeCoins(names, coins, { gain: 7 })).toContain('7');
    expect(actions.takeCoins(names, coins)).not.toMatch(/\d/);
    const house = { type: 'buildHouse', seat: 0, city: 'novaria' } as const;
    const cost = { goods: { brick: 2, wine: 3 }, money: 4 };
    const built = actions.buildHouse(names, house, cost);
    expect(built).toContain(names.cost(cost));
    expect(actions.buildHouse(names, house)).not.toMatch(/\d/);
    const tile = { type: 'useTile', seat: 0, tile: 'publius', good: 'wine', count: 2 } as const;
    expect(actions.useTile(names, tile)).toMatch(/2/);
    expect(actions.useTile(names, { type: 'useTile', seat: 0, tile: 'publius' })).not.toMatch(/2/);
  });

  test('R-10.4: the good of a castle is named where it can be seen', () => {
    const take = { type: 'takeCastle', seat: 0, castle: 'ubii' } as const;
    const parts = { germania: { castles: { ubii: 'wine' }, taken: [] } };
    const wine = names.good('wine');
    const seen = actions.takeCastle(names, take, undefined, at([], 'imperium', { parts }));
    expect(seen).toContain(wine);
    expect(actions.takeCastle(names, take)).not.toContain(wine);
  });

  test('what is called otherwise elsewhere keeps its name', () => {
    // Of parts that this package does not know.
    expect(names.decision('consultOracle')).toBe('consultOracle');
    expect(names.action('consultOracle')).toBe('consultOracle');
    expect(names.role('oracle')).toMatch(/oracle/i);
  });

  test('a text from another map may be meant', () => {
    const text = words.wrongMap(['Roma', 'Creta']);
    expect(text).toContain('Roma');
    expect(text).toContain('Creta');
  });
});
