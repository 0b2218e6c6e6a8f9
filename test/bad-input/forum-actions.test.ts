/** Actions with tiles that are refused. */
// answers for src/modules/forum
import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyAction,
  BLUE_TILES,
  type GameState,
  legalActions,
  type TileId,
} from '../../src/index';
import {
  build,
  discard,
  forumScenario,
  goods,
  layTiles,
  place,
  play,
  playerOf,
  type StateDraft,
  shift,
} from '../support/scenario';
import {
  cardPlayed,
  changeGood,
  chooseTile,
  newTable,
  ownerOf,
  pass,
  takeTile,
  tribune,
  useTile,
  withBlue,
} from './forum-tables';
import {
  type Any,
  deepFreeze,
  expectRefusal,
  type RefusedAction,
  refusal,
  refusedBy,
} from './support';

const move = (kind: 'land' | 'sea', from: string, to: string): Action => ({
  type: 'moveColonist',
  seat: 0,
  kind,
  from,
  to,
});
const house = (city: string): Action => ({ type: 'buildHouse', seat: 0, city });

/** Next to Novaria, a wine city: a brick, a wine and 4 sestertii. */
const NEXT_TO_NOVARIA = (draft: StateDraft): void =>
  shift(draft, 0, 'land', 'roma', 'land:novaria~roma');

/** A tile used in ways that are not among those there are. */
const notLike = (
  tile: TileId,
  state: () => GameState,
  ...ways: readonly (readonly [string, Any])[]
): readonly RefusedAction[] =>
  ways.map(([what, choice]) => ({
    what: `R-12.3: ${tile} ${what}`,
    state,
    action: { ...useTile(tile), ...choice },
    code: 'CANNOT_USE',
    rule: 'R-12.2',
  }));

/** A tile that cannot be used at a table at all. */
const useless = (
  tile: TileId,
  what: string,
  state: () => GameState,
  choice: Any = {},
): RefusedAction => ({
  what: `R-12.3: ${tile} ${what}`,
  state,
  action: { ...useTile(tile), ...choice },
  code: 'CANNOT_USE',
  rule: 'R-12.2',
});

/** A colonist has come next to Novaria with an Architect of the owner of Laurentius. */
const moved = (): GameState =>
  deepFreeze(
    play(cardPlayed('architect', ['laurentius']), move('land', 'roma', 'land:novaria~roma')),
  );

/** The same owner has built there, and could build in Massilia as well. */
const built = (): GameState =>
  deepFreeze(
    play(
      cardPlayed('architect', ['laurentius', 'mamilius'], (draft) => {
        NEXT_TO_NOVARIA(draft);
        shift(draft, 0, 'sea', 'roma', 'sea:massilia~roma');
        Object.assign(playerOf(draft, 0), {
          money: 50,
          goods: goods({ brick: 3, wine: 1, cloth: 1 }),
        });
      }),
      house('novaria'),
    ),
  );

const augustus = (): GameState => deepFreeze(play(ownerOf(['augustus']), useTile('augustus')));
const withSalt = (): GameState =>
  deepFreeze(
    play(
      ownerOf(['augustus'], () => {}, { map: 'hispania', modules: ['salt', 'forum'] }),
      useTile('augustus'),
    ),
  );
const julius = (): GameState => deepFreeze(play(ownerOf(['julius']), useTile('julius')));

/** A Prefect who has become a Diplomat by Sextus and copies the only card there is, a Prefect. */
const sextusTwice = (): GameState =>
  deepFreeze(
    play(
      cardPlayed('prefect', ['sextus-pompeius'], (draft) => discard(draft, 1, 'prefect')),
      useTile('sextus-pompeius'),
    ),
  );

const full = (draft: StateDraft): void => {
  playerOf(draft, 0).goods = goods({ food: 8 });
};
const empty = (draft: StateDraft): void => {
  playerOf(draft, 0).goods = goods({});
};

const REFUSALS: readonly RefusedAction[] = [
  // Choosing and taking.
  ...(
    [
      ['of another seat', 'claudia-agrippina'],
      ['that is green', 'spurius'],
      ['that is dealt to nobody', 'titus-valerius'],
    ] as const
  ).map(([what, tile]) =>
    refusedBy(`R-12.1: choosing a tile ${what}`, 'NO_TILE', chooseTile(0, tile), newTable),
  ),
  {
    what: 'R-12.1: keeping both tiles',
    state: () => deepFreeze(play(newTable(), chooseTile(0, 'appius-arcadius'))),
    action: chooseTile(0, 'annaeus-arcadius'),
    code: 'NOT_YOUR_TURN',
    rule: 'R-3.3',
  },
  ...(
    [
      ['in the third place with seven cards', 7, 'numerius'],
      ['in the second place with five cards', 5, 'laurentius'],
      ['in the fourth place with nine cards', 9, 'augustus'],
      ['of the stack', 10, 'publius'],
      ['that is its own already', 10, 'julius'],
      ['of another player', 10, 'gaius-marcellus'],
    ] as const
  ).map(([what, cards, tile]) =>
    refusedBy(`R-12.1: a Tribune takes a tile ${what}`, 'NO_TILE', takeTile(tile), () =>
      tribune(cards),
    ),
  ),
  refusal('R-12.1: a tile with three cards taken back', 'WRONG_DECISION', takeTile('spurius'), () =>
    tribune(3),
  ),
  refusal('R-12.1: a second tile', 'WRONG_DECISION', takeTile('laurentius'), () =>
    deepFreeze(play(tribune(10), takeTile('spurius'))),
  ),
  refusal('R-12.1: a tile after it was left', 'WRONG_DECISION', takeTile('spurius'), () =>
    deepFreeze(play(tribune(10), pass())),
  ),
  // Whose tiles they are.
  ...(
    [
      ['of the row', () => tribune(3), 'spurius'],
      ['of the stack', () => tribune(3), 'publius'],
      ['of another player', () => ownerOf(['julius']), 'gaius-marcellus'],
      [
        'that is used up',
        () => deepFreeze(play(ownerOf(['laurentius', 'julius']), useTile('laurentius'))),
        'laurentius',
      ],
    ] as const
  ).map(([what, state, tile]) => ({
    what: `R-12.2: using a tile ${what}`,
    state,
    action: useTile(tile),
    code: 'NO_TILE' as const,
    rule: 'R-12.1',
  })),
  {
    what: 'R-12.2: using a tile of the partner',
    state: () => {
      const edit = (draft: StateDraft) =>
        layTiles(draft, { owned: [['appius-arcadius'], [], withBlue('laurentius')] });
      return ownerOf(['laurentius'], edit, { players: 4, teams: true });
    },
    action: useTile('laurentius'),
    code: 'NO_TILE',
    rule: 'R-12.1',
  },
  // When they are used.
  ...BLUE_TILES.filter(
    (tile) =>
      !['claudius-pompeius', 'lucius-flavius', 'sextus-pompeius', 'titus-valerius'].includes(tile),
  ).map((tile) => useless(tile, 'works by itself', () => forumScenario([[tile]]))),
  ...(
    [
      ['claudius-pompeius', 'before a Prefect', 'playCard', { province: 'syria', count: 1 }],
      ['claudius-pompeius', 'with a Mercator', 'mercator', { province: 'syria', count: 1 }],
      ['lucius-flavius', 'before a Diplomat', 'playCard', { card: 'mason-i' }],
      ['lucius-flavius', 'with a Prefect', 'prefect', { card: 'mason-i' }],
      ['sextus-pompeius', 'before a Prefect', 'playCard', {}],
      ['sextus-pompeius', 'with an Architect', 'architect', {}],
      ['titus-valerius', 'before a Tribune', 'playCard', {}],
      ['titus-valerius', 'with a Mercator', 'mercator', {}],
      ['mamercus', 'before an Architect', 'playCard', { city: 'novaria' }],
      ['mamercus', 'with a Prefect', 'prefect', { city: 'novaria' }],
      ['mamilius', 'before an Architect', 'playCard', {}],
      ['mamilius', 'with a Prefect', 'prefect', {}],
      ['marcus', 'before an Architect', 'playCard', { city: 'novaria' }],
      ['marcus', 'with a Tribune', 'tribune', { city: 'novaria' }],
    ] as const
  ).map(([tile, what, when, choice]) =>
    useless(
      tile,
      what,
      () => {
        const edit = (draft: StateDraft) => {
          NEXT_TO_NOVARIA(draft);
          discard(draft, 1, 'mercator');
        };
        return when === 'playCard' ? ownerOf([tile], edit) : cardPlayed(when, [tile], edit);
      },
      choice,
    ),
  ),
  useless('mamilius', 'when the Architect is over', () => {
    const ended = cardPlayed('architect', ['mamilius', 'laurentius']);
    return deepFreeze(play(ended, pass()));
  }),
  useless('laurentius', 'between two houses', built),
  useless('mamilius', 'between two houses', built),
  {
    what: 'R-12.2: a step after a tile was used between the steps',
    state: () => {
      const rich = cardPlayed('architect', ['laurentius'], (draft) => {
        playerOf(draft, 0).money = 50;
      });
      const to = 'land:novaria~roma';
      return deepFreeze(play(rich, move('land', 'roma', to), useTile('laurentius')));
    },
    action: move('land', 'land:novaria~roma', 'land:massilia~novaria'),
    code: 'WRONG_DECISION',
    rule: 'R-4.3',
  },
  useless('sextus-pompeius', 'twice in an action', sextusTwice),
  useless('titus-valerius', 'twice in a Tribune', () =>
    deepFreeze(
      play(
        cardPlayed('tribune', ['titus-valerius']),
        useTile('titus-valerius'),
        changeGood('food', 'wine'),
      ),
    ),
  ),
  {
    what: 'R-12.3: Titus without anything to change',
    state: () => cardPlayed('tribune', ['titus-valerius', 'julius'], empty),
    action: useTile('titus-valerius'),
    code: 'CANNOT_USE',
    rule: 'R-12.2',
  },
  // Tiles that would do nothing.
  useless('laurentius', 'without room', () => ownerOf(['laurentius'], full)),
  useless('spurius', 'without room', () => ownerOf(['spurius'], full), { good: 'wine' }),
  useless('tiberius', 'without room', () => ownerOf(['tiberius'], full), { good: 'wine' }),
  useless('augustus', 'without goods', () => ownerOf(['augustus'], empty)),
  useless('numerius', 'without a house', () => ownerOf(['numerius'])),
  useless('commodus', 'with houses in two provinces', () =>
    ownerOf(['commodus'], (draft) => build(draft, 0, 'londinium', 'novaria', 'aquileia')),
  ),
  useless(
    'publius',
    'with four sestertii',
    () =>
      ownerOf(['publius'], (draft) => {
        playerOf(draft, 0).money = 4;
      }),
    { kind: 'land', city: 'roma' },
  ),
  useless(
    'publius',
    'for a land colonist when all are on the board',
    () => ownerOf(['publius'], (draft) => place(draft, 0, 'land', 'roma', 'roma')),
    { kind: 'land', city: 'roma' },
  ),
  useless(
    'mamercus',
    'without a wine for the house',
    () =>
      cardPlayed('architect', ['mamercus'], (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).goods = goods({ brick: 2 });
      }),
    { city: 'novaria' },
  ),
  useless(
    'marcus',
    'without a tool',
    () =>
      cardPlayed('architect', ['marcus'], (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).goods = goods({ brick: 2, wine: 1 });
      }),
    { city: 'novaria' },
  ),
  useless('sextus-pompeius', 'with nothing to copy', () =>
    cardPlayed('prefect', ['sextus-pompeius']),
  ),
  // How they are used.
  ...notLike(
    'laurentius',
    () => ownerOf(['laurentius']),
    ['with a good', { good: 'brick' }],
    ['with a count', { count: 1 }],
    ['with a city', { city: 'roma' }],
    ['with a kind of colonist', { kind: 'land' }],
    ['with a province', { province: 'syria' }],
    ['with a card', { card: 'mason-i' }],
    ['with half a card', { as: 'prefect' }],
  ),
  ...notLike(
    'spurius',
    () => ownerOf(['spurius']),
    ['with no good', {}],
    ['with a province', { good: 'wine', province: 'syria' }],
  ),
  ...notLike(
    'tiberius',
    () =>
      ownerOf(['tiberius'], (draft) => {
        const { britannia } = draft.board.markers;
        if (britannia !== undefined) britannia.side = 'coins';
      }),
    ['with no good', {}],
    ['with the province', { good: 'wine', province: 'libya' }],
    ['with a good on no marker', { good: 'brick' }],
    ['with a good whose only marker shows coins', { good: 'food' }],
  ),
  ...notLike(
    'publius',
    () => ownerOf(['publius']),
    ['without a kind', { city: 'roma' }],
    ['without a city', { kind: 'land' }],
    ['outside the capital', { kind: 'land', city: 'novaria' }],
    ['in no city', { kind: 'sea', city: 'constructor' }],
  ),
  ...notLike(
    'claudius-pompeius',
    () =>
      cardPlayed('prefect', ['claudius-pompeius'], (draft) => {
        const { gallia } = draft.board.markers;
        if (gallia !== undefined) gallia.side = 'coins';
      }),
    ['without a province', { count: 1 }],
    ['without a count', { province: 'syria' }],
    ['for two goods without the Praefectus Magnus', { province: 'syria', count: 2 }],
    ['with the good that is printed', { province: 'syria', count: 1, good: 'cloth' }],
    ['where the marker shows coins', { province: 'gallia', count: 1 }],
    ['in no province', { province: 'constructor', count: 1 }],
  ),
  ...notLike(
    'lucius-flavius',
    () => {
      const deck = ['diplomat-i', 'prefect-architect-i'] as const;
      return cardPlayed('diplomat', ['lucius-flavius'], () => {}, { deck, cards: 'venus' });
    },
    ['without a card', {}],
    ['for a Diplomat', { card: 'diplomat-i' }],
    ['for a card that is not on display', { card: 'consul-iii' }],
    ['for a double card without a half', { card: 'prefect-architect-i' }],
    ['for a half the card has not', { card: 'prefect-architect-i', as: 'mercator' }],
  ),
  ...notLike(
    'mamercus',
    () => cardPlayed('architect', ['mamercus'], NEXT_TO_NOVARIA),
    ['without a city', {}],
    ['in a city far away', { city: 'londinium' }],
    ['in the capital', { city: 'roma' }],
    ['in no city', { city: 'constructor' }],
    ['with a good', { city: 'novaria', good: 'wine' }],
  ),
  ...notLike('mamilius', () => cardPlayed('architect', ['mamilius'], NEXT_TO_NOVARIA), [
    'with a city',
    { city: 'novaria' },
  ]),
  useless(
    'marcus',
    'where Mamercus helps already',
    () =>
      deepFreeze(
        play(
          cardPlayed('architect', ['mamercus', 'marcus'], NEXT_TO_NOVARIA),
          useTile('mamercus', { city: 'novaria' }),
        ),
      ),
    { city: 'novaria' },
  ),
  // Changing goods.
  refusedBy(
    'R-12.3: changing a good that is not there',
    'NOT_ENOUGH_GOODS',
    changeGood('wine', 'food'),
    () => deepFreeze(play(augustus(), changeGood('wine', 'food'))),
  ),
  ...(
    [
      ['a good into itself', augustus, changeGood('food', 'food')],
      ['a good into salt that is not played', augustus, changeGood('food', 'salt')],
      ['a good into another where salt is played', withSalt, changeGood('food', 'wine')],
    ] as const
  ).map(([what, state, action]) =>
    refusedBy(`R-12.3: changing ${what}`, 'INVALID_ACTION', action, state),
  ),
  refusal(
    'R-12.3: changing salt',
    'INVALID_ACTION',
    { type: 'changeGood', seat: 0, give: 'salt', take: 'salt' },
    withSalt,
  ),
  refusal('R-12.3: a third good', 'WRONG_DECISION', changeGood('brick', 'wine'), () =>
    deepFreeze(play(augustus(), changeGood('food', 'wine'), changeGood('food', 'wine'))),
  ),
  // Moving colonists.
  {
    what: 'R-12.3: three steps of Julius with two colonists',
    state: julius,
    action: move('land', 'roma', 'land:colonia-agrippina~lutetia'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  refusal(
    'R-12.3: a third step of Julius with Appius, who helps an Architect only',
    'WRONG_DECISION',
    move('sea', 'sea:massilia~roma', 'sea:massilia~valentia'),
    () =>
      deepFreeze(
        play(
          ownerOf(['julius', 'appius-arcadius']),
          useTile('julius'),
          move('land', 'roma', 'land:novaria~roma'),
          move('sea', 'roma', 'sea:massilia~roma'),
        ),
      ),
  ),
  {
    what: 'R-12.3: Julius moves the colonist of another player',
    state: () =>
      deepFreeze(
        play(
          ownerOf(['julius'], (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
          useTile('julius'),
        ),
      ),
    action: move('land', 'land:novaria~roma', 'land:massilia~novaria'),
    code: 'NO_COLONIST',
    rule: 'R-4.2',
  },
  {
    what: 'R-12.3: Julius onto a route with a colonist',
    state: () =>
      deepFreeze(
        play(
          ownerOf(['julius'], (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
          useTile('julius'),
        ),
      ),
    action: move('land', 'roma', 'land:novaria~roma'),
    code: 'ROUTE_OCCUPIED',
    rule: 'R-4.2',
  },
];

describe('one example of every refusal of the forum', () => {
  test.each(REFUSALS)('$what: $code', expectRefusal);

  test('each but for what is wrong in it would be allowed', () => {
    const allowed: readonly (readonly [GameState, Action])[] = [
      [newTable(), chooseTile(0, 'annaeus-arcadius')],
      [tribune(7), takeTile('laurentius')],
      [tribune(10), takeTile('augustus')],
      [ownerOf(['laurentius']), useTile('laurentius')],
      [ownerOf(['spurius']), useTile('spurius', { good: 'wine' })],
      [ownerOf(['tiberius']), useTile('tiberius', { good: 'food' })],
      [ownerOf(['publius']), useTile('publius', { kind: 'sea', city: 'roma' })],
      [
        cardPlayed('prefect', ['claudius-pompeius']),
        useTile('claudius-pompeius', { province: 'syria', count: 1 }),
      ],
      [cardPlayed('diplomat', ['lucius-flavius']), useTile('lucius-flavius', { card: 'mason-i' })],
      [
        cardPlayed('architect', ['mamercus'], NEXT_TO_NOVARIA),
        useTile('mamercus', { city: 'novaria' }),
      ],
      [
        cardPlayed('architect', ['marcus'], NEXT_TO_NOVARIA),
        useTile('marcus', { city: 'novaria' }),
      ],
      [cardPlayed('architect', ['mamilius']), useTile('mamilius')],
      [cardPlayed('tribune', ['titus-valerius']), useTile('titus-valerius')],
      [moved(), useTile('laurentius')],
      [augustus(), changeGood('food', 'wine')],
      [withSalt(), changeGood('food', 'salt')],
      [julius(), move('land', 'roma', 'land:massilia~novaria')],
    ];
    for (const [state, action] of allowed) {
      expect(legalActions(state)).toContainEqual(action);
      expect(applyAction(state, action)).not.toEqual(state);
    }
  });
});
