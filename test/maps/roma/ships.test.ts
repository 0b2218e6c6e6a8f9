/** What only code can ask of Roma: events, facts of a refusal, score sheets, teams. Its rules are in docs/rulebook/roma.rules. */
import { expect, test } from 'vitest';
import {
  type Action,
  createGame,
  finalScores,
  type GameState,
  type God,
  type Good,
  legalActions,
  parseState,
  type Seat,
  scoreGame,
  tryApplyAction,
  why,
} from '../../../src/index';
import {
  build,
  edited,
  give,
  place,
  play,
  playerOf,
  type StateDraft,
  scenario,
} from '../../support/scenario';
import { sheetOf } from '../../support/sheet';
import { factsOfAll } from '../../support/told';

const CITY_GOODS: Readonly<Record<string, Good>> = {
  'mausoleum-augusti': 'brick',
  'stadium-domitiani': 'food',
  pantheon: 'tool',
  'theatrum-pompeii': 'wine',
  'forum-romanum': 'cloth',
  colosseum: 'brick',
  'circus-maximus': 'food',
  'horti-sallustiani': 'brick',
  'castra-praetoria': 'brick',
  'thermae-diocletiani': 'food',
  'thermae-constantini': 'food',
  'horti-maecenatis': 'tool',
  'thermae-traiani': 'tool',
  'templum-isidis-et-serapidis': 'wine',
  'amphitheatrum-castrense': 'cloth',
  'castra-nova': 'brick',
  'templum-divi-claudii': 'brick',
  'macellum-magnum': 'brick',
  'thermae-caracallae': 'food',
  'porta-naevia': 'food',
  'templum-dianae': 'tool',
  emporium: 'tool',
  'naumachia-augusti': 'wine',
  'aqua-traiana': 'wine',
  'templum-aesculapii': 'cloth',
};

function roma(edit: (draft: StateDraft) => void = () => {}): GameState {
  return scenario(edit, {
    map: 'roma',
    seed: 'roma',
    setup: { cityGoods: CITY_GOODS },
  });
}

const card = (seat: Seat, name: 'architect') => ({ type: 'playCard', seat, card: name }) as const;
const PASS = { type: 'pass', seat: 0 } as const;
const sail = (from: string, to: string) => ({ type: 'moveShip', seat: 0, from, to }) as const;
const take = (place: string, good?: Good) =>
  ({ type: 'takeBonus', seat: 0, place, ...(good === undefined ? {} : { good }) }) as const;
const score = (god: God) => ({ type: 'scoreGod', seat: 0, god }) as const;

/** Architect of the first player with one ship moved from Ostia. */
const sailed = (state: GameState, to: string): GameState =>
  play(state, card(0, 'architect'), sail('ostia', to));

const own = (state: GameState, seat = 0) =>
  state.board.colonists.filter((piece) => piece.seat === seat).map(({ at }) => at);

/** Marks gods with houses of the seats, as if they had scored. */
function mark(draft: StateDraft, marks: Partial<Record<God, Seat[]>>): void {
  const part = JSON.parse(JSON.stringify(draft.parts.roma));
  for (const [god, seats] of Object.entries(marks)) {
    part.marks[god] = seats;
    for (const seat of seats) playerOf(draft, seat).houses -= 1;
  }
  draft.parts.roma = part;
}

/** The example: both first colonists, houses in five districts and Carthago, three of them brick. */
const example = (draft: StateDraft) => {
  build(
    draft,
    0,
    'mausoleum-augusti',
    'horti-sallustiani',
    'thermae-caracallae',
    'horti-maecenatis',
    'aqua-traiana',
    'carthago-brick',
  );
  mark(draft, { minerva: [1, 2] });
};

test('R-10.2: a colonist on land is no ship, and sails nowhere', () => {
  const begun = play(roma(), card(0, 'architect'));
  expect(own(begun)).toContain('start-field');
  expect(why(begun, sail('start-field', 'massilia'))).toMatchObject({
    reason: 'noShipThere',
    details: { from: 'start-field' },
  });
});

test('R-10.2, R-6.2: they count for every god of houses, in the game and on a sheet', () => {
  const state = roma((draft) => {
    give(draft, 0, 'farmer-i');
    build(draft, 0, 'pantheon', 'carthago-food', 'carthago-brick', 'athenae-cloth');
  });
  const scores = finalScores(state);
  const { gods, minerva } = scores.players[0] ?? {};
  // One district and two more provinces; food, tool and cloth; four kinds; two houses in Carthago.
  expect(gods?.saturnus?.value).toBe(3);
  expect(gods?.jupiter?.value).toBe(3);
  expect(gods?.mercurius?.value).toBe(8);
  expect(gods?.venus).toBeUndefined();
  expect(minerva).toEqual([{ role: 'farmer', good: 'food', houses: 1, points: 3 }]);
  expect(scoreGame(sheetOf(state))).toEqual(scores);
});

test('R-10.2: the score sheet takes the points of Byzantium', () => {
  const scored = play(sailed(roma(example), 'byzantium'), PASS, score('saturnus'));
  const [sheet, ...others] = sheetOf(scored).players;
  if (sheet === undefined) throw new Error('no sheet');
  expect(sheet.scores).toEqual({ byzantium: 6 });
  const { players } = scoreGame({ ...sheetOf(scored), players: [sheet, ...others] });
  expect(players[0]?.total).toBe(finalScores(scored).players[0]?.total);
});

test('R-10.2: the events of a ship, its bonus and its god', () => {
  const events = (state: GameState, action: Action) => {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    return factsOfAll(result.events);
  };
  const begun = play(
    roma((draft) => place(draft, 0, 'sea', 'ostia')),
    card(0, 'architect'),
  );
  expect(events(begun, sail('ostia', 'cyrene'))).toEqual([
    { type: 'shipMoved', seat: 0, from: 'ostia', to: 'cyrene' },
  ]);
  const moved = play(begun, sail('ostia', 'cyrene'), sail('ostia', 'byzantium'));
  expect(events(moved, take('cyrene'))).toEqual([
    { type: 'bonusTaken', seat: 0, place: 'cyrene' },
    { type: 'moneyReceived', seat: 0, amount: 5 },
  ]);
  const [scored] = events(play(moved, take('cyrene')), score('mars'));
  // Three colonists on the board.
  expect(scored).toEqual({ type: 'godScored', seat: 0, god: 'mars', points: 6, halved: false });
});

test('R-9.4, R-10.2: partners may sail to the same field in one turn, and the state is read again', () => {
  let table = createGame({ map: 'roma', players: 4, teams: true, seed: 'partners' });
  while (table.decision?.kind === 'chooseStartCity') {
    const [first] = legalActions(table);
    if (first === undefined) throw new Error('there is a start city');
    table = play(table, first);
  }
  // Seat 2 began in the city and gets a ship in Ostia.
  const state = edited(table, (draft) => place(draft, 2, 'sea', 'ostia'));
  const partner = { type: 'moveShip', seat: 2, from: 'ostia', to: 'massilia' } as const;
  const active = play(sailed(state, 'massilia'), take('massilia'));
  expect(active.decision).toMatchObject({ kind: 'architect', seat: 2 });
  const sailing = play(active, partner);
  expect(own(sailing)).toContain('massilia');
  expect(own(sailing, 2)).toContain('massilia');
  expect(parseState(JSON.parse(JSON.stringify(sailing)))).toEqual(sailing);
});

test('R-10.2, R-9.3: in teams Venus in Byzantium counts what the partners share', () => {
  let table = createGame({
    map: 'roma',
    players: 4,
    teams: true,
    seed: 'venus',
    setup: { cityGoods: CITY_GOODS },
  });
  while (table.decision?.kind === 'chooseStartCity') {
    const [first] = legalActions(table);
    if (first === undefined) throw new Error('there is a start city');
    table = play(table, first);
  }
  const state = edited(table, (draft) => {
    // Two districts with two own houses, which would be four points alone.
    build(draft, 0, 'pantheon', 'theatrum-pompeii', 'emporium', 'templum-dianae', 'athenae-wine');
    build(draft, 2, 'porta-naevia', 'athenae-tool');
    // The other team has marked Venus, so it is half: one of two for Aventinus and Athenae.
    mark(draft, { venus: [1] });
  });
  const points = (before: GameState) =>
    finalScores(play(sailed(before, 'byzantium'), PASS, score('venus'))).players[0]?.bonus;
  expect(points(state)).toBe(1);
  // With the district of the Pantheon three, and half of them rounded up.
  expect(points(edited(state, (draft) => build(draft, 2, 'mausoleum-augusti')))).toBe(2);
});
