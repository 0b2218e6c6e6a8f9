/** States with a forum that cannot be, and some that can. */
// answers for src/modules/forum src/modules/teams src/rules/change.ts
import { describe, expect, test } from 'vitest';
import { BLUE_TILES, createGame, type GameState, parseState, type TileId } from '../../src/index';
import {
  discard,
  goods,
  layTiles,
  place,
  play,
  playerOf,
  shift,
  thrownBy,
} from '../support/scenario';
import {
  AUCTION,
  cardPlayed,
  changeGood,
  newTable,
  ownerOf,
  pass,
  ROW,
  takeTile,
  tribune,
  useTile,
  withBlue,
} from './forum-tables';
import {
  type Any,
  changed,
  deepFreeze,
  expectNoState,
  GONE,
  json,
  ruled,
  type StateEdit,
  wrong,
  wrongPart,
} from './support';

/** Seat 0 owns Julius and Augustus and has a card to play; the others have a blue tile each. */
const TABLE = ownerOf(['julius', 'augustus']);
/** Nobody has chosen. */
const NEW = newTable();
/** In the middle of an Architect of seat 0, who owns Mamercus and Julius. */
const ARCHITECT = cardPlayed('architect', ['mamercus', 'julius'], (draft) =>
  shift(draft, 0, 'land', 'roma', 'land:novaria~roma'),
);
const WITHOUT = createGame({ map: 'imperium', players: 3, seed: 'none' });
const TEAMS = cardPlayed('prefect', ['julius'], () => {}, { players: 4, teams: true });

/** Changes of the forum that cannot be. */
const forum = wrongPart('forum');

/** The present decision is another. */
const decides = (decision: object) => (state: Any) => {
  state.decision = { seat: 0, ...decision };
};
/** Something is to be decided before the card. */
const first = (decision: object) => (state: Any) => {
  state.queue = [state.decision];
  state.decision = { seat: 0, ...decision };
};

/** Moves a tile on paper, wherever it lies. */
function move(own: Any, tile: TileId, to: Any[]): void {
  for (const pile of [...own.owned, own.stack, own.used]) {
    if (pile.includes(tile)) pile.splice(pile.indexOf(tile), 1);
  }
  to.push(tile);
}

function useBlueTile(own: Any): void {
  const blue = BLUE_TILES.find((tile) => own.stack.includes(tile));
  if (blue === undefined) throw new Error('no blue tile in the stack');
  move(own, blue, own.used);
}

const TILES: readonly StateEdit[] = [
  forum('R-12.1: a tile missing', ({ stack }) => stack.pop()),
  forum('R-12.1: a tile missing in the row', ({ row }) => row.splice(1, 1, null)),
  forum('R-12.1: a tile twice in the stack', ({ stack }) => stack.push(stack[0])),
  forum('R-12.1: a tile twice in the stack in place of another', ({ stack }) =>
    stack.splice(0, 1, stack[1]),
  ),
  forum('R-12.1: a tile of the row in the stack', ({ row, stack }) => stack.push(row[0])),
  forum('R-12.1: a tile of two players', ({ owned }) => owned[1].push('julius')),
  forum('R-12.1: a tile in use and used', ({ used }) => used.push('julius')),
  forum('R-12.1: a blue tile used up', (own) => move(own, own.owned[1][0], own.used)),
  forum('R-12.1: a blue tile of the stack used up', useBlueTile),
  forum('R-12.1: a tile that nobody knows', ({ stack }) => stack.splice(0, 1, 'novius')),
  forum('R-12.1: tiles of two seats out of three', (own) => own.stack.push(...own.owned.pop())),
  forum('R-12.1: tiles of a fourth seat', ({ owned }) => owned.push([])),
  forum('R-12.1: a seat that has chosen no tile', (own) => move(own, own.owned[1][0], own.stack)),
  forum('R-12.1: a row of three', (own) => own.stack.push(own.row.pop())),
  forum('R-12.1: a row of five', (own) => own.row.push(own.stack.pop())),
  forum('R-12.1: a gap in the row between turns', (own) => {
    own.stack.push(own.row[1]);
    own.row[1] = null;
  }),
  forum('R-12.1: a tile twice in the order that tiles come back', (own) => {
    own.later = [['spurius', 'julius', 'spurius']];
  }),
  forum('R-12.1: orders without an end', (own) => {
    own.later = Array(51).fill([]);
  }),
  wrong('R-12.1: no forum at all', { 'parts.forum': GONE }),
  wrong('R-12.1: the forum as a list', { 'parts.forum': [] }),
  wrong(
    'R-12.1: a forum in a game without',
    { 'parts.forum': json(TABLE.parts.forum) },
    { from: WITHOUT },
  ),
  wrong(
    'R-12.1: no forum in the rules, but on the table',
    ({ options }) => {
      options.modules.pop();
      // Without the module its option is refused first.
      delete options.forumTiles;
    },
    { at: 'parts.forum' },
  ),
];

const CHOICES: readonly StateEdit[] = [
  forum(
    'R-12.1: tiles dealt when all have chosen',
    ({ dealt }) => dealt[0].push('titus-valerius', 'sextus-pompeius'),
    { from: TABLE },
  ),
  forum('R-12.1: nothing dealt', ({ dealt }) => dealt[0].splice(0)),
  forum('R-12.1: three tiles dealt', ({ dealt }) => dealt[0].push('titus-valerius')),
  forum('R-12.1: a green tile dealt', ({ dealt }) => dealt[0].splice(0, 1, 'spurius')),
  forum('R-12.1: a tile dealt to two', ({ dealt }) => dealt[0].splice(0, 1, dealt[1][0])),
  forum('R-12.1: a tile dealt twice to one', ({ dealt }) => dealt[0].splice(0, 1, dealt[0][1])),
  forum('R-12.1: a tile dealt that somebody owns', (own) =>
    move(own, own.dealt[0][0], own.owned[1]),
  ),
  forum('R-12.1: tiles dealt to two out of three', ({ dealt }) => dealt.pop()),
  forum('R-12.1: tiles dealt to a fourth seat', ({ dealt }) => dealt.push([])),
  forum('R-12.1: a row while some are choosing', ({ row, stack }) => {
    row[0] = stack.splice(stack.indexOf('spurius'), 1)[0];
  }),
  wrong('R-12.1: a choice that is not asked for', ({ queue }) => queue.shift()),
  wrong('R-12.1: a choice, and no card afterwards', ({ queue }) => queue.pop()),
  wrong('R-12.1: a choice of who has chosen', first({ kind: 'chooseTile', seat: 1 }), {
    from: TABLE,
  }),
  wrong('R-12.1: a choice in a later turn', { turn: 4 }),
].map((row) => ({ from: NEW, ...row, at: ['parts.forum', 'queue', 'decision'] }));

const ACTIONS: readonly StateEdit[] = [
  forum('R-12.2: no action when a card has been played', { action: null }),
  forum(
    'R-12.2: an action before the card',
    { action: json(ARCHITECT.parts.forum).action },
    { from: TABLE },
  ),
  forum('R-12.2: the action of a player whose turn it is not', { 'action.seat': 1 }),
  forum('R-12.2: the action of a seat without a player', { 'action.seat': 3 }),
  forum('R-12.2: the action of the other team', { 'action.seat': 1 }, { from: TEAMS }),
  forum('R-12.2: the action of no seat at all', { 'action.seat': 6 }),
  forum('R-12.2: a Magister deeper than any', { 'action.depth': 61 }),
  forum('R-12.2: a Magister above the pile', { 'action.depth': -1 }),
  forum('R-12.2: a tile at work that nobody knows', { 'action.tiles': ['quintus'] }),
  forum('R-12.2: a cheaper house in no city', { 'action.cheap': { mamercus: 'atlantis' } }),
  forum('R-12.2: a cheaper house in the capital', { 'action.cheap': { marcus: 'roma' } }),
  forum('R-12.2: a cheaper house in a city called constructor', {
    'action.cheap': { marcus: 'constructor' },
  }),
  forum('R-12.2: a cheaper house by another tile', { 'action.cheap': { aulus: 'novaria' } }),
  forum('R-12.2: houses in place of whether there are any', { 'action.built': 2 }),
  forum('R-12.2: an action half over', { 'action.over': 'half' }),
  forum('R-12.2: an action without its end', { 'action.over': GONE }),
];

const TRIBUNE = tribune(10);
const TITUS = cardPlayed('tribune', ['titus-valerius']);
const TAKEN = deepFreeze(play(tribune(4), takeTile('spurius'), pass()));

const DECISIONS: readonly StateEdit[] = [
  wrong('R-12.1: a tile to take of an empty place', decides({ kind: 'takeTile', places: 1 }), {
    at: 'decision',
    from: TAKEN,
  }),
  ...[0, 5, 1.5].map((places) =>
    wrong(`R-12.1: a tile to take of ${places} places`, decides({ kind: 'takeTile', places }), {
      at: 'decision.places',
      from: TRIBUNE,
    }),
  ),
  wrong('R-12.1: a tile to take of nobody knows how many places', decides({ kind: 'takeTile' }), {
    at: 'decision.places',
    from: TRIBUNE,
  }),
  wrong('R-12.1: another seat takes a tile', decides({ kind: 'takeTile', seat: 1, places: 4 }), {
    at: 'decision',
    from: TRIBUNE,
    rule: 'R-3.3',
  }),
  wrong('R-12.1: a tile to take before the card', first({ kind: 'takeTile', places: 4 }), {
    at: 'queue[0]',
    rule: 'R-3.1',
  }),
  wrong('R-12.1: a tile to take instead of a card', decides({ kind: 'takeTile', places: 4 }), {
    at: 'parts.forum',
  }),
  wrong('R-12.2: tiles to use where none can be used', decides({ kind: 'useTiles' }), {
    at: 'decision',
    from: cardPlayed('prefect', ['numerius']),
  }),
  wrong('R-12.2: tiles to use before the card', first({ kind: 'useTiles' }), {
    at: 'queue[0]',
    rule: 'R-3.1',
  }),
  wrong('R-12.2: tiles to use instead of a card', decides({ kind: 'useTiles' }), {
    at: 'parts.forum',
  }),
  wrong(
    'R-12.2: tiles to use of a player whose turn it is not',
    decides({ kind: 'useTiles', seat: 1 }),
    { at: 'decision', from: ARCHITECT, rule: 'R-3.3' },
  ),
  ...[0, 3, 0.5].map((left) =>
    wrong(
      `R-12.3: ${left} goods to change`,
      decides({ kind: 'changeGoods', left, tile: 'augustus' }),
      { at: 'decision.left', from: ARCHITECT },
    ),
  ),
  wrong(
    'R-12.3: two goods to change with Titus, who changes one',
    decides({ kind: 'changeGoods', left: 2, tile: 'titus-valerius' }),
    { at: 'decision', from: deepFreeze(play(TITUS, useTile('titus-valerius'))), rule: 'R-12.3' },
  ),
  wrong(
    'R-12.3: goods to change where there are none',
    decides({ kind: 'changeGoods', left: 1, tile: 'augustus' }),
    {
      at: 'decision',
      from: cardPlayed('architect', ['julius'], (draft) => {
        playerOf(draft, 0).goods = goods({});
      }),
    },
  ),
  wrong(
    'R-12.3: goods to change of a player whose turn it is not',
    decides({ kind: 'changeGoods', seat: 2, left: 1, tile: 'augustus' }),
    { at: 'decision', from: ARCHITECT, rule: 'R-3.3' },
  ),
  wrong(
    'R-12.3: goods to change, and no card afterwards',
    decides({ kind: 'changeGoods', left: 2, tile: 'augustus' }),
    { at: 'parts.forum' },
  ),
  ...[0, 21, -1].map((steps) =>
    wrong(`R-12.3: ${steps} steps of Julius`, decides({ kind: 'moveColonists', steps }), {
      at: 'decision.steps',
      from: ARCHITECT,
    }),
  ),
  ruled(
    'R-12.3: three steps of Julius with two colonists',
    decides({ kind: 'moveColonists', steps: 3 }),
    { at: 'decision', from: ARCHITECT },
  ),
  ruled('R-12.3: a step of Appius with Julius', decides({ kind: 'moveColonists', steps: 3 }), {
    at: 'decision',
    from: cardPlayed('architect', ['appius-arcadius', 'julius']),
  }),
  wrong(
    'R-12.3: Julius moves for a player whose turn it is not',
    decides({ kind: 'moveColonists', seat: 1, steps: 1 }),
    { at: 'decision', from: ARCHITECT, rule: 'R-3.3' },
  ),
  ...(
    [
      ['chooseTile', {}],
      ['takeTile', { places: 1 }],
      ['useTiles', {}],
      ['changeGoods', { left: 1, tile: 'augustus' }],
      ['moveColonists', { steps: 1 }],
    ] as const
  ).map(([kind, more]) =>
    wrong(`R-12.1: a ${kind} decision in a game without the forum`, first({ kind, ...more }), {
      at: 'decision',
      from: WITHOUT,
    }),
  ),
];

const OWNERS: readonly StateEdit[] = [
  wrong(
    'R-12.3: an Architect with a step of Appius, who is somebody else’s',
    ({ decision }: Any) => Object.assign(decision, { steps: 3 }),
    {
      at: 'decision',
      from: cardPlayed('architect', ['julius'], (draft) =>
        layTiles(draft, { owned: [withBlue('julius'), ['appius-arcadius']] }),
      ),
      rule: 'R-4.2',
    },
  ),
  wrong(
    'R-12.3: two steps more with Appius',
    ({ decision }: Any) => Object.assign(decision, { steps: 4 }),
    { at: 'decision', from: cardPlayed('architect', ['appius-arcadius']), rule: 'R-4.2' },
  ),
  wrong(
    'R-12.3: a Mercator in three kinds of goods without Servius',
    ({ decision }: Any) =>
      Object.assign(decision, { traded: { brick: 'sell', food: 'sell', tool: 'buy' } }),
    { at: 'decision', from: cardPlayed('mercator', ['julius']), rule: 'R-4.6' },
  ),
  wrong(
    'R-12.3: a Mercator in four kinds of goods with Servius',
    ({ decision }: Any) =>
      Object.assign(decision, {
        traded: { brick: 'sell', food: 'sell', tool: 'buy', wine: 'buy' },
      }),
    {
      at: 'decision',
      from: cardPlayed('mercator', ['servius-marcellus', 'julius']),
      rule: 'R-4.6',
    },
  ),
  wrong('R-12.3: a Prefect as a Diplomat without Sextus', decides({ kind: 'diplomat' }), {
    at: 'decision',
    from: cardPlayed('prefect', ['julius'], (draft) => discard(draft, 1, 'mercator')),
    rule: 'R-3.1',
  }),
  wrong(
    'R-12.3: a Prefect as a Diplomat by the Sextus of another player',
    decides({ kind: 'diplomat' }),
    {
      at: 'decision',
      from: cardPlayed('prefect', ['julius'], (draft) => {
        discard(draft, 1, 'mercator');
        layTiles(draft, { owned: [withBlue('julius'), ['sextus-pompeius']] });
      }),
      rule: 'R-3.1',
    },
  ),
  wrong(
    'R-12.3: nine goods beside four colonists without Claudia',
    ({ players }: Any) => {
      players[0].goods.food = 5;
    },
    { at: 'players[0].goods', rule: 'R-5.2' },
  ),
  wrong(
    'R-12.3: thirteen goods beside four colonists with Claudia',
    ({ players }: Any) => {
      players[0].goods.food = 9;
    },
    { at: 'players[0].goods', from: ownerOf(['claudia-agrippina']), rule: 'R-5.2' },
  ),
];

/** Aegyptus: two ships beside the frankincense square when an Architect is over, and Laurentius to use. */
const DOCKING = deepFreeze(
  play(
    cardPlayed(
      'architect',
      ['laurentius'],
      (draft) =>
        place(draft, 0, 'sea', 'sea:frankincense~leuke-kome', 'sea:frankincense~myos-hormos'),
      { map: 'aegyptus' },
    ),
    pass(),
  ),
);
const docks = wrongPart('aegyptus');

const DOCKS: readonly StateEdit[] = [
  ...([-1, 6, 0.5, '0', null, true, [0], {}] as const).map((docking) =>
    docks(`R-10.8: ships of ${JSON.stringify(docking)} that go in`, { docking }),
  ),
  docks('R-10.8: ships of a player whose turn it is not', { docking: 1 }),
  docks('R-10.8: ships of a seat without a player', { docking: 3 }),
  docks(
    'R-10.8: ships that go in before a card is played',
    { docking: 0 },
    { from: ownerOf(['laurentius'], () => {}, { map: 'aegyptus' }) },
  ),
];

/** Nobody has bid, and the first player has. */
const [SELLING = NEW, BIDDING = NEW] = AUCTION;

const AUCTIONS: readonly StateEdit[] = [
  forum('R-12.4: bids of two seats out of three', ({ auction }) => auction.paid.pop()),
  forum('R-12.4: a tile that is sold twice', ({ auction: { lots } }) => lots.splice(1, 1, lots[0])),
  forum('R-12.4: as many tiles to sell as players', ({ auction }) => auction.lots.pop()),
  forum('R-12.4: a bid for a tile that is not named yet', {
    'auction.bid': json(BIDDING.parts.forum?.auction?.bid),
  }),
  forum('R-12.4: no bid that could be raised', { 'auction.bid': null }, { from: BIDDING }),
];

describe.each([
  ['tiles', TILES],
  ['tiles that are sold', AUCTIONS.map((row) => ({ from: SELLING, ...row }))],
  ['tiles to choose', CHOICES],
  ['actions', ACTIONS.map((row) => ({ from: ARCHITECT, ...row }))],
  ['decisions', DECISIONS],
  ['owners', OWNERS],
  ['ships that go into a square', DOCKS.map((row) => ({ from: DOCKING, ...row }))],
] as const)('states of the forum edited by hand: %s', (_, edits) => {
  test.each<StateEdit>(edits)('$what', (edit) => expectNoState(edit.from ?? TABLE, edit));
});

describe('states of the forum edited by hand that can be', () => {
  const inForum =
    (edit: (forum: Any) => void) =>
    ({ parts }: Any): void =>
      edit(parts.forum);
  const cases: readonly (readonly [string, GameState, (state: Any) => void])[] = [
    ['R-12.1: a used tile', TABLE, inForum((own) => move(own, 'augustus', own.used))],
    [
      'R-12.1: known orders of the tiles that come back, some empty',
      TABLE,
      inForum((own) => {
        own.later = [[], ['spurius'], ROW];
      }),
    ],
    [
      'R-12.1: an empty place in the middle of a turn',
      ARCHITECT,
      inForum((own) => {
        own.stack.push(own.row[1]);
        own.row[1] = null;
      }),
    ],
    [
      'R-12.1: an empty place between turns where no tile is left',
      TABLE,
      inForum((own) => {
        own.owned[0].push(...own.stack.splice(0), own.row[1]);
        own.row[1] = null;
      }),
    ],
    [
      'R-12.2: a Magister who has gone back ten cards',
      ARCHITECT,
      inForum((own) => {
        own.action.depth = 10;
      }),
    ],
    [
      'R-12.3: twelve goods beside four colonists with Claudia',
      ownerOf(['claudia-agrippina']),
      ({ players }: Any) => {
        players[0].goods.food = 8;
      },
    ],
    [
      'R-12.3: a Mercator in three kinds of goods with Servius',
      cardPlayed('mercator', ['servius-marcellus', 'julius']),
      ({ decision }: Any) =>
        Object.assign(decision, { traded: { brick: 'sell', food: 'sell', tool: 'buy' } }),
    ],
    [
      'R-12.3: a Prefect as a Diplomat with Sextus',
      cardPlayed('prefect', ['sextus-pompeius', 'julius'], (draft) =>
        discard(draft, 1, 'mercator'),
      ),
      decides({ kind: 'diplomat' }),
    ],
    [
      'R-12.3: goods to change before the card',
      TABLE,
      first({ kind: 'changeGoods', left: 2, tile: 'augustus' }),
    ],
    [
      'R-12.3: one good to change with Titus',
      cardPlayed('tribune', ['titus-valerius']),
      decides({ kind: 'changeGoods', left: 1, tile: 'titus-valerius' }),
    ],
    [
      'R-12.3: two steps of Julius before the card',
      TABLE,
      first({ kind: 'moveColonists', steps: 2 }),
    ],
    ['R-10.8: no ship that goes in', DOCKING, ({ parts }: Any) => delete parts.aegyptus.docking],
  ];
  test.each(cases)('%s', (_, from, edit) => {
    const state = changed(from, edit);
    expect(parseState(state)).toEqual(state);
  });

  test('R-10.8, R-12.2: the ships go in when the tile has been used or not', () => {
    expect(DOCKING.parts.aegyptus).toMatchObject({ docking: 0 });
    for (const ended of [play(DOCKING, pass()), play(DOCKING, useTile('laurentius'))]) {
      expect(ended.decision?.kind).toBe('enterSquare');
      expect(ended.parts.aegyptus).toEqual({ flood: 'kush' });
    }
  });

  test('R-9.9, R-12.2: a card is suggested, and a tile may be used before the partner plays', () => {
    const teams = { players: 4, teams: true } as const;
    const played = cardPlayed('legatus', ['julius'], () => {}, teams);
    const suggested = play(played, { type: 'suggestCard', seat: 0, card: 'prefect' });
    expect(suggested.decision).toEqual({ kind: 'useTiles', seat: 0 });
    expect(parseState(json(suggested))).toEqual(suggested);
    expect(play(parseState(json(suggested)), pass()).decision).toEqual({
      kind: 'playCard',
      seat: 2,
    });
  });

  test('R-12.2: a state in the middle of an action goes on', () => {
    const changing = play(ownerOf(['augustus']), useTile('augustus'), changeGood('food', 'wine'));
    expect(parseState(json(changing))).toEqual(changing);
    expect(play(parseState(json(changing)), pass()).decision?.kind).toBe('playCard');
    expect(thrownBy(() => play(changing, useTile('augustus'))).code).toBe('WRONG_DECISION');
  });
});
