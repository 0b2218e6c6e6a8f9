// answers for src/engine
import { describe, expect, test } from 'vitest';
import type { ActionResult, BaseEvent } from '../../src/core';
import { createLibrary } from '../../src/index';
import {
  ask,
  city,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  type Rules,
  receiveMoney,
  seat,
  step,
  type Transition,
  withCause,
} from '../../src/kit';
import { BASE_EVENTS } from '../../src/kit/events';
import { deckStarting, discard, helpersFor, playerOf, thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import {
  ARCHITECT,
  COINS,
  DIPLOMAT,
  type Edit,
  house,
  MERCATOR,
  move,
  PASS,
  PREFECT,
  produce,
  SENATOR,
  sell,
  settled,
  TRIBUNE,
  toyTable,
} from './toy-table';

/** A deck that begins with a Colonist, who costs one food, and an Architect. */
const DECK = deckStarting(['colonist-i', 'architect-i'], 2);
const COLONIST = { type: 'buyCard', seat: 0, card: 'colonist-i' } as const;

/** One card is left to buy, and the other player has all others. */
const lastCard: Edit = (draft) => {
  const [first = null, ...others] = [...draft.display, ...draft.deck];
  playerOf(draft, 1).hand.push(...others.filter((card) => card !== null));
  draft.display = [first, null, null, null, null, null, null];
  draft.deck = [];
};

const plain = () => toyTable();
type Table = ReturnType<typeof plain>;

interface Moment {
  readonly when: string;
  /** Rules without which it does not come. */
  readonly on?: NonNullable<Rules['on']>;
  happen(table: Table): unknown;
  /** The events of that type, without the type. */
  readonly told: readonly object[];
}

/** When each event of the base game happens, and what it tells. */
const MOMENTS: Readonly<Record<BaseEvent['type'], Moment>> = {
  turnStarted: {
    when: 'a turn begins, the first as well',
    happen: ({ play, start }) => play(start(), PREFECT, COINS),
    told: [
      { seat: 0, turn: 1 },
      { seat: 1, turn: 2 },
    ],
  },
  cardPlayed: {
    when: 'a card is played',
    happen: ({ play, start }) => play(start(), TRIBUNE),
    told: [{ seat: 0, card: 'tribune', as: 'tribune' }],
  },
  cardCopied: {
    when: 'a Diplomat copies',
    // Nothing else lies open, so there is no choice.
    happen: ({ play, start }) =>
      play(
        start((draft) => discard(draft, 1, 'senator')),
        DIPLOMAT,
      ),
    told: [{ seat: 0, from: 1, card: 'senator', as: 'senator' }],
  },
  roleBegun: {
    when: 'a card’s action begins, played or copied',
    happen: ({ play, start }) =>
      play(
        start((draft) => discard(draft, 1, 'senator')),
        DIPLOMAT,
      ),
    told: [
      { seat: 0, as: 'diplomat', depth: 0 },
      { seat: 0, as: 'senator', depth: 0 },
    ],
  },
  nothingDone: {
    when: 'a card leads to nothing',
    happen: ({ play, start }) => play(start(), DIPLOMAT),
    told: [{ seat: 0, as: 'diplomat' }],
  },
  cardsTakenBack: {
    when: 'a Tribune takes cards back, itself too',
    happen: ({ play, start }) =>
      play(
        start((draft) => discard(draft, 0, 'senator')),
        TRIBUNE,
      ),
    told: [{ seat: 0, count: 2 }],
  },
  moneyLent: {
    when: 'a partner pays the rest',
    happen({ play, start, edited }) {
      const teams = start(() => {}, { players: 4, teams: true, setup: {} });
      // Arx is apart from the capital, so those who choose may begin there.
      const begin = (seat: number) => ({ type: 'chooseStartCity', seat, city: 'arx' }) as const;
      const poor = edited(play(teams, begin(2), begin(3)), (draft) => {
        settled(draft);
        playerOf(draft, 0).money = 1;
        playerOf(draft, 2).money = 9;
      });
      play(poor, ARCHITECT, house('oppidum'));
    },
    told: [{ seat: 2, to: 0, amount: 1 }],
  },
  moneyReceived: {
    when: 'the bank pays',
    happen: ({ play, start }) => play(start(), MERCATOR),
    told: [{ seat: 0, amount: 3 }],
  },
  colonistPlaced: {
    when: 'a new colonist comes',
    happen: ({ play, start }) =>
      play(start(), TRIBUNE, { type: 'placeColonist', seat: 0, kind: 'land', city: 'portus' }),
    told: [{ seat: 0, kind: 'land', city: 'portus', paid: { food: 1, tool: 1 } }],
  },
  colonistMoved: {
    when: 'an Architect moves',
    happen: ({ play, start }) =>
      play(start(), ARCHITECT, move('land', 'campus', 'land:oppidum~vicus')),
    told: [{ seat: 0, kind: 'land', from: 'campus', to: 'land:oppidum~vicus', steps: 2 }],
  },
  shipMoved: {
    when: 'a rule of a map lets a ship sail',
    on: {
      turnStarted(transition) {
        transition.emit({ type: 'shipMoved', seat: 0, from: 'portus', to: 'insula' });
      },
    },
    happen: ({ start }) => start(),
    told: [{ seat: 0, from: 'portus', to: 'insula' }],
  },
  houseBuilt: {
    when: 'a house is built',
    happen: ({ play, start }) => play(start(settled), ARCHITECT, house('oppidum')),
    told: [{ seat: 0, city: 'oppidum', paid: { brick: 1, food: 1 }, money: 2 }],
  },
  provinceProduced: {
    when: 'a province produces',
    happen: ({ play, start }) => play(start(), PREFECT, produce('east')),
    told: [{ seat: 0, province: 'east', bonus: { food: 1 } }],
  },
  goodsReceived: {
    when: 'goods arrive',
    happen: ({ play, start }) => play(start(), PREFECT, produce('east')),
    told: [{ seat: 0, goods: { food: 1 }, lost: {} }],
  },
  coinsTaken: {
    when: 'a Prefect takes the coins',
    happen({ play, start }) {
      const turned: Edit = (draft) => {
        const { east } = draft.board.markers;
        if (east !== undefined) east.side = 'coins';
      };
      return play(start(turned), PREFECT, COINS);
    },
    told: [{ seat: 0, provinces: ['east'] }],
  },
  markerLaid: {
    when: 'a rule of a map lays a marker',
    on: {
      turnStarted(transition) {
        const marker = { good: 'wine', coins: 2, side: 'goods' } as const;
        transition.emit({ type: 'markerLaid', province: 'east', ...marker });
      },
    },
    happen: ({ start }) => start(),
    told: [{ province: 'east', good: 'wine', coins: 2, side: 'goods' }],
  },
  markerRemoved: {
    when: 'a rule of a map takes a marker away',
    on: {
      turnStarted(transition) {
        transition.emit({ type: 'markerRemoved', province: 'east' });
      },
    },
    happen: ({ start }) => start(),
    told: [{ province: 'east' }],
  },
  goodsTraded: {
    when: 'goods are sold or bought',
    happen: ({ play, start }) => play(start(), MERCATOR, sell('brick')),
    told: [{ seat: 0, deal: 'sell', good: 'brick', count: 1, money: 3 }],
  },
  cardBought: {
    when: 'a card is bought',
    happen: ({ play, start }) => play(start(), SENATOR, COLONIST),
    told: [{ seat: 0, card: 'colonist-i', place: 0, paid: { food: 1 } }],
  },
  displayRefilled: {
    when: 'the display is filled up at the end of a turn',
    happen: ({ play, start }) => play(start(), SENATOR, COLONIST, PASS),
    told: [{ display: DECK.slice(1, 8) }],
  },
  praefectusMagnusUsed: {
    when: 'the holder of the Praefectus Magnus lets a province produce',
    happen({ play, start }) {
      const held: Edit = (draft) => {
        draft.praefectusMagnus = 0;
      };
      return play(start(held), PREFECT, produce('east'));
    },
    told: [{ seat: 0 }],
  },
  praefectusMagnusPassed: {
    when: 'the Praefectus Magnus is used, at the end of the turn',
    happen({ play, start }) {
      const held: Edit = (draft) => {
        draft.praefectusMagnus = 0;
      };
      return play(start(held), PREFECT, produce('east'));
    },
    told: [{ from: 0, to: 1 }],
  },
  architectEnded: {
    when: 'an Architect has built enough',
    happen: ({ play, start }) => play(start(), ARCHITECT, PASS),
    told: [{ seat: 0 }],
  },
  actionEnding: {
    when: 'an action is nearly over',
    happen: ({ play, start }) => play(start(), PREFECT, COINS),
    told: [{}],
  },
  actionEnded: {
    when: 'an action is over',
    happen: ({ play, start }) => play(start(), PREFECT, COINS),
    told: [{}],
  },
  turnEnded: {
    when: 'a turn is over',
    happen: ({ play, start }) => play(start(), PREFECT, COINS),
    told: [{ seat: 0 }],
  },
  concordiaTaken: {
    when: 'the last card is bought',
    happen: ({ play, start }) => play(start(lastCard), SENATOR, COLONIST),
    // Both have a turn still, this one and the next.
    told: [{ seat: 0, reason: 'lastCard', lastTurn: 2 }],
  },
  gameEnded: {
    when: 'the last turn is over',
    happen: ({ play, start }) =>
      play(start(lastCard), SENATOR, COLONIST, { ...PREFECT, seat: 1 }, { ...COINS, seat: 1 }),
    told: [{}],
  },
};

describe('rules hear of every event of the base game', () => {
  for (const { type: name } of BASE_EVENTS) {
    const type = name as BaseEvent['type'];
    const { when, on, happen, told } = MOMENTS[type];
    test(`${type}: ${when}`, () => {
      const heard: object[] = [];
      const table = toyTable({
        on: { ...on, [type]: (_transition: Transition, event: object) => heard.push(event) },
      });
      const start: Table['start'] = (edit, options) =>
        table.start(edit, { setup: { deck: DECK }, ...options });
      happen({ ...table, start });
      expect(heard).toEqual(told.map((facts) => ({ type, ...facts, because: expect.any(Object) })));
    });
  }
});

describe('answers', () => {
  test('change the state: at the start of a turn, when a card is played, when cards come back', () => {
    const { play, start } = toyTable({
      on: {
        turnStarted: (transition, { seat }) => receiveMoney(transition, seat, 1),
        cardPlayed: (transition, { seat, as }) =>
          receiveMoney(transition, seat, as === 'tribune' ? 10 : 0),
        cardsTakenBack: (transition, { seat, count }) =>
          receiveMoney(transition, seat, 100 * count),
      },
    });
    const taken = play(start(), TRIBUNE);
    expect(taken.players[0]?.money).toBe(5 + 1 + 10 + 100);
    expect(play(taken, PASS).players[1]?.money).toBe(6 + 1);
  });

  test('follow a house at once, and an Architect who has ended', () => {
    const { play, start } = toyTable({
      on: {
        houseBuilt: (transition, { seat, city }) =>
          receiveMoney(transition, seat, city === 'vicus' ? 100 : 0),
        architectEnded: (transition, { seat }) => receiveMoney(transition, seat, 1000),
      },
    });
    const built = play(start(settled), ARCHITECT, house('vicus'));
    expect(built.players[0]?.money).toBe(149);
    expect(play(built, PASS).players[0]?.money).toBe(1149);
  });

  test('follow what a Prefect does', () => {
    const { play, start } = toyTable({
      on: {
        provinceProduced: (transition, { seat, province, bonus }) =>
          receiveMoney(transition, seat, province === 'east' && bonus.food === 1 ? 100 : 0),
        coinsTaken: (transition, { seat }) => receiveMoney(transition, seat, 10),
        turnEnded: (transition, { seat }) => receiveMoney(transition, seat, 7),
      },
    });
    expect(play(start(), PREFECT, produce('east')).players[0]?.money).toBe(5 + 100 + 7);
    expect(play(start(), PREFECT, COINS).players[0]?.money).toBe(5 + 10 + 7);
  });

  test('come in the order map, modules; each may tell of something itself', () => {
    const heard: string[] = [];
    const noting = (name: string) => () => heard.push(name);
    const module = defineModule({
      id: 'noting',
      isPlayed: () => true,
      rules: defineRules({ id: 'noting', on: { moneyReceived: noting('module') } }),
    });
    const map = toyMap({
      on: {
        moneyReceived: noting('map'),
        turnEnded: (transition, { seat }) => receiveMoney(transition, seat, 1),
      },
    });
    const library = createLibrary({ maps: [map], modules: [module] });
    const start = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    helpersFor(library).play(start, PREFECT, COINS);
    expect(heard).toEqual(['map', 'module']);
  });

  test('an action that is nearly over waits for whoever asks for something', () => {
    const { play, start } = toyTable({
      decisions: [decision({ kind: 'tea', shape: {} })],
      steps: [
        step({
          type: 'drink',
          during: ['tea'],
          shape: { cups: count(0, 1, 'How many.') },
          candidates: () => [{ cups: 0 }, { cups: 1 }],
          apply(transition, { seat, cups }) {
            receiveMoney(transition, seat, cups);
            finish(transition);
          },
        }),
      ],
      on: {
        actionEnding(transition) {
          const { turn, players } = transition.state;
          if (turn > 1 || players[0]?.money !== 5) return false;
          ask(transition, { kind: 'tea', seat: 0 });
          return true;
        },
      },
    });
    const asked = play(start(), PREFECT, COINS);
    expect(asked).toMatchObject({ turn: 1, decision: { kind: 'tea', seat: 0 } });
    const drunk = play(asked, { type: 'drink', seat: 0, cups: 1 });
    expect(drunk).toMatchObject({ turn: 2, decision: { kind: 'playCard', seat: 1 } });
    expect(drunk.players[0]?.money).toBe(6);
  });
});

describe('own events', () => {
  const bell = event({
    type: 'bellRung',
    shape: { seat, city },
    words: (names, { seat, city }) =>
      `${names.player(seat)} rings the bell of ${names.place(city)}`,
  });
  const silence = event({ type: 'silence', shape: { seat }, isQuiet: true });

  test('are told to screens in order, with their words; quiet ones only to rules', () => {
    const { library, start } = toyTable({
      events: [bell, silence],
      on: {
        cardPlayed(transition, { seat }) {
          transition.emit({ type: 'bellRung', seat, city: 'vicus' });
          transition.emit({ type: 'silence', seat });
        },
        silence: (transition) => receiveMoney(transition, 1, 1),
      },
    });
    const result = library.tryApplyAction(start(), MERCATOR);
    if (!result.ok) throw result.error;
    expect(result.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'bellRung',
      'moneyReceived',
      'moneyReceived',
      'decisionOpened',
    ]);
    const [, rung, paid] = result.events;
    // An answer belongs to what it follows, unless it says something else.
    const because = { rule: 'R-3.1' };
    expect(rung).toEqual({ type: 'bellRung', seat: 0, city: 'vicus', because });
    expect(paid).toEqual({ type: 'moneyReceived', seat: 1, amount: 1, because });
    const words = rung && library.sentenceOf(result.state, rung);
    expect(words).toBe('Player 1 rings the bell of Vicus');
    expect(result.events.every((told) => library.schemas.event.safeParse(told).success)).toBe(true);
  });

  test('what nobody has brought cannot be told', () => {
    const { library, start } = toyTable({
      on: {
        cardPlayed: (transition, { seat }) =>
          transition.emit({ type: 'bellRung', seat, city: 'vicus' }),
      },
    });
    const { code, message, details } = thrownBy(() => library.applyAction(start(), TRIBUNE));
    expect(message).toContain('there is no event bellRung in this game');
    const at = 'the listener for cardPlayed';
    const issues = [{ path: '', reason: 'unknownEvent', event: 'bellRung' }];
    expect({ code, details }).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'toy', at, failure: 'misuse', issues },
    });
  });
});

describe('why something happens', () => {
  /** Why money has come, each time. */
  function paidFor(result: ActionResult) {
    if (!result.ok) throw result.error;
    return result.events.flatMap(({ type, because }) =>
      type === 'moneyReceived' ? [because] : [],
    );
  }

  test('is what rules say, for as long as they say it; the rest is known', () => {
    const table = toyTable({
      on: {
        cardPlayed(transition, { seat }) {
          withCause(transition, { rule: 'Toy 1', province: 'east' }, () => {
            receiveMoney(transition, seat, 1);
            withCause(transition, { tile: 'drum' }, () => receiveMoney(transition, seat, 2));
            receiveMoney(transition, seat, 3);
          });
          receiveMoney(transition, seat, 4);
        },
        cardsTakenBack: (transition, { seat }) => receiveMoney(transition, seat, 5),
      },
    });
    expect(paidFor(table.library.tryApplyAction(table.start(), TRIBUNE))).toEqual([
      { rule: 'Toy 1', province: 'east' },
      { rule: 'Toy 1', tile: 'drum', province: 'east' },
      { rule: 'Toy 1', province: 'east' },
      { rule: 'R-3.1' },
      { rule: 'R-4.1', role: 'tribune', card: 'tribune' },
    ]);
  });

  test('what an event says itself goes before what is known, and answers hear of it', () => {
    const heard: object[] = [];
    const table = toyTable({
      on: {
        cardsTakenBack(transition, { seat }) {
          const because = { rule: 'Toy 2', card: 'prefect' };
          transition.emit({ type: 'moneyReceived', seat, amount: 0, because });
        },
        moneyReceived: (_transition, { because }) => heard.push(because),
      },
    });
    const because = { rule: 'Toy 2', role: 'tribune', card: 'prefect' };
    expect(paidFor(table.library.tryApplyAction(table.start(), TRIBUNE))).toEqual([because]);
    // Where nobody else listens, too.
    table.library.applyTrusted(table.start(), TRIBUNE);
    expect(heard).toEqual([because, because]);
  });

  test('nothing is known where a step has no rule and its decision is no role’s', () => {
    const table = toyTable({
      decisions: [decision({ kind: 'tea', shape: {} })],
      steps: [
        step({
          type: 'drink',
          during: ['tea'],
          shape: { cups: count(1, 2, 'How many.') },
          candidates: () => [{ cups: 1 }],
          apply(transition, { seat, cups }) {
            finish(transition);
            receiveMoney(transition, seat, cups);
          },
        }),
      ],
      on: { cardsTakenBack: (transition, { seat }) => ask(transition, { kind: 'tea', seat }) },
    });
    expect(paidFor(table.library.tryApplyAction(table.start(), TRIBUNE))).toEqual([{}]);
  });
});
