// answers for src/engine
import { describe, expect, test } from 'vitest';
import {
  ANY_ROLE,
  actions,
  ask,
  city,
  count,
  decision,
  finish,
  flag,
  interrupt,
  meaning,
  optional,
  passing,
  proceed,
  receiveMoney,
  step,
} from '../../src/kit';
import { discard, playerOf } from '../support/scenario';
import {
  ARCHITECT,
  COINS,
  house,
  MERCATOR,
  PASS,
  PREFECT,
  settled,
  TRIBUNE,
  toyTable,
} from './toy-table';

describe('a step within a card of the base game', () => {
  /** Who has less than 50 sestertii may ring for 50. */
  const ring = step({
    type: 'ring',
    rule: 'R-0.1',
    during: ['tribune'],
    shape: { city, loud: optional(meaning(flag, 'Whether the whole city hears it.')) },
    candidates: () => [{ city: 'vicus' }, { city: 'arx', loud: true }],
    refusal({ state }, { seat, city }) {
      const { money = 0 } = state.players[seat] ?? {};
      if (money >= 50) return { code: 'CANNOT_USE', message: 'Too rich.', rule: 'R-0.1' };
      if (city !== 'portus') return undefined;
      return { code: 'NO_BELL', message: 'No bell is there.', rule: 'R-0.1', details: { city } };
    },
    apply: (transition, { seat, loud }) => receiveMoney(transition, seat, loud ? 50 : 45),
    words: (names, { city }) => `Ring in ${names.place(city)}`,
  });
  const { library, start, play, listed, refusal } = toyTable({ steps: [ring] });
  // With a card to take back, and something to pay a colonist with.
  const begun = () =>
    play(
      start((draft) => discard(draft, 0, 'architect')),
      TRIBUNE,
    );
  const bell = (city: string) => ({ type: 'ring', seat: 0, city }) as const;

  test('is listed after those of the base game, with its type and seat', () => {
    expect(library.legalActions(begun()).slice(-2)).toEqual([
      bell('vicus'),
      { ...bell('arx'), loud: true },
    ]);
    expect(library.legalActions(begun())[0]).toMatchObject({ type: 'placeColonist' });
  });

  test('is taken, and the card goes on', () => {
    const taken = play(begun(), bell('vicus'));
    expect(taken.decision).toEqual({ kind: 'tribune', seat: 0, placed: false });
    expect(taken.players[0]?.money).toBe(50);
  });

  test('is refused by the same rule that keeps it from the list', () => {
    const rich = play(begun(), { ...bell('arx'), loud: true });
    expect(listed(rich, 'ring')).toEqual([]);
    expect(refusal(rich, bell('vicus'))).toEqual({ code: 'CANNOT_USE', rule: 'R-0.1' });
  });

  test('may be one that nobody has thought of listing, and its code one of its own', () => {
    expect(play(begun(), bell('villa')).players[0]?.money).toBe(50);
    expect(refusal(begun(), bell('portus'))).toEqual({ code: 'NO_BELL', rule: 'R-0.1' });
  });

  test('belongs to its decision and to no other', () => {
    expect(refusal(play(start(), PREFECT), bell('vicus')).code).toBe('WRONG_DECISION');
    expect(refusal(start(), bell('vicus')).code).toBe('WRONG_DECISION');
  });

  test.each([
    ['a city is missing', { type: 'ring', seat: 0 }, 'city'],
    ['a field is of another kind', { type: 'ring', seat: 0, city: 'vicus', loud: 1 }, 'loud'],
    ['a city is no id', { type: 'ring', seat: 0, city: 'Vicus!' }, 'city'],
  ])('is checked by its shape: %s', (_name, action, path) => {
    const result = library.tryApplyAction(begun(), action);
    expect(result.ok ? undefined : result.error).toMatchObject({
      code: 'INVALID_ACTION',
      details: { path },
    });
  });

  test('is no action of a library without it', () => {
    const plain = toyTable();
    const state = plain.play(plain.start(), TRIBUNE);
    const result = plain.library.tryApplyAction(state, bell('vicus'));
    expect(result.ok ? undefined : result.error.code).toBe('INVALID_ACTION');
    expect(plain.library.schemas.action.safeParse(bell('vicus')).success).toBe(false);
    expect(library.schemas.action.safeParse(bell('vicus')).success).toBe(true);
  });

  test('has its words', () => {
    expect(library.describeAction(begun(), bell('vicus'))).toBe('Ring in Vicus');
  });

  test('is part of a log', () => {
    const options = { map: 'toy', players: 2, seed: 'toy' };
    const log = library.recordGame(options, [TRIBUNE, bell('vicus'), PASS]);
    const validation = library.validateLog(JSON.parse(JSON.stringify(log)));
    expect(validation.ok).toBe(true);
    expect(library.replay(log).players[0]?.money).toBe(50);
  });

  test('is there in every card for ANY_ROLE', () => {
    const nod = step({
      type: 'nod',
      during: [ANY_ROLE],
      shape: {},
      candidates: () => [{}],
      apply: finish,
    });
    const table = toyTable({ steps: [nod] });
    const nodded = { type: 'nod', seat: 0 } as const;
    for (const card of [TRIBUNE, PREFECT, MERCATOR, ARCHITECT]) {
      const state = table.play(table.start(), card);
      expect(table.listed(state, 'nod')).toEqual([nodded]);
      expect(table.play(state, nodded).seat).toBe(1);
    }
    expect(table.listed(table.start(), 'nod')).toEqual([]);
  });

  test.each([{}, { type: 'nod' }, { seat: 0 }, { type: 'nod', seat: 0 }])(
    'lists whole actions where its candidates have their own fields and %j',
    (some) => {
      const nod = step({
        type: 'nod',
        during: ['playCard'],
        shape: { city },
        candidates: () => [{ city: 'vicus', ...some }] as never,
        apply: () => {},
      });
      const table = toyTable({ steps: [nod] });
      expect(table.listed(table.start(), 'nod')).toEqual([{ type: 'nod', seat: 0, city: 'vicus' }]);
    },
  );
});

describe('a decision of one’s own', () => {
  /** The choice between money and nothing after every house. */
  const toll = decision({
    kind: 'toll',
    shape: { left: count(1, 3, 'How many times money may be taken.') },
    when: 'anyTime',
    words: (names, { seat, left }) =>
      `${names.player(seat)} may take the toll (${names.counted(left, 'time')})`,
    audit: ({ state }, { left }) =>
      left > 1 && state.players[0]?.money === 0
        ? { code: 'INVALID_STATE', message: 'nobody pays so often', rule: 'R-0.2' }
        : undefined,
  });
  const takeToll = step({
    ...actions.takeIncome,
    during: [toll],
    candidates: () => [{}],
    apply(transition, { seat }, { left }) {
      receiveMoney(transition, seat, 1000);
      if (left > 1) proceed(transition, { kind: 'toll', seat, left: left - 1 });
      else finish(transition);
    },
  });
  const { library, start, play, edited, refusal } = toyTable({
    decisions: [toll],
    steps: [takeToll, passing(toll)],
    on: {
      houseBuilt: (transition, { seat }) =>
        interrupt(transition, () => ask(transition, { kind: 'toll', seat, left: 2 })),
    },
  });
  const INCOME = { type: 'takeIncome', seat: 0 } as const;
  const asked = () => play(start(settled), ARCHITECT, house('vicus'));

  test('interrupts an Architect, who goes on afterwards', () => {
    expect(asked().decision).toEqual({ kind: 'toll', seat: 0, left: 2 });
    expect(asked().queue).toMatchObject([{ kind: 'architect', seat: 0, building: true }]);
    expect(library.legalActions(asked())).toEqual([INCOME, PASS]);
    const once = play(asked(), INCOME);
    expect(once.decision).toEqual({ kind: 'toll', seat: 0, left: 1 });
    const twice = play(once, INCOME);
    expect(twice.decision).toMatchObject({ kind: 'architect', building: true });
    expect(twice.players[0]?.money).toBe(2049);
    expect(play(asked(), PASS).decision).toMatchObject({ kind: 'architect', building: true });
  });

  test('leaves other actions for later', () => {
    expect(refusal(asked(), house('oppidum')).code).toBe('WRONG_DECISION');
    expect(refusal(asked(), { ...PASS, seat: 1 }).code).toBe('NOT_YOUR_TURN');
  });

  test('a step of the base game keeps its words, and the decision has its own', () => {
    expect(library.describeDecision(asked())).toBe('Player 1 may take the toll (2 times)');
    expect(library.describeAction(asked(), INCOME)).toBe('Take the Colonist’s sestertii');
  });

  test('survives JSON, and is checked when it comes back', () => {
    expect(library.parseState(JSON.parse(JSON.stringify(asked())))).toEqual(asked());
    const wrong = (change: object) => () =>
      library.parseState({ ...asked(), decision: { kind: 'toll', seat: 0, left: 2, ...change } });
    expect(wrong({ left: 4 })).toThrow(
      expect.objectContaining({
        code: 'INVALID_STATE',
        details: expect.objectContaining({ path: 'decision.left' }),
      }),
    );
    expect(wrong({ seat: 1 })).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE', rule: 'R-3.3' }),
    );
    const poor = () =>
      edited(asked(), (draft) => {
        playerOf(draft, 0).money = 0;
      });
    expect(poor).toThrow(expect.objectContaining({ code: 'INVALID_STATE', rule: 'R-0.2' }));
  });

  test('is no decision of a library without it', () => {
    const plain = toyTable();
    expect(() => plain.library.parseState(asked())).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE' }),
    );
  });
});

describe('a decision before the card of a turn, for whoever it concerns', () => {
  const vote = decision({
    kind: 'vote',
    when: 'beforeCard',
    outOfTurn: true,
    mustDecide: true,
    each: 'about',
    shape: { about: city },
  });
  const say = step({
    type: 'say',
    during: [vote],
    shape: { yes: flag },
    candidates: () => [{ yes: true }, { yes: false }],
    apply(transition, { seat, yes }) {
      if (yes) receiveMoney(transition, seat, 10);
      finish(transition);
    },
  });
  const { library, start, play, refusal } = toyTable({
    decisions: [vote],
    steps: [say],
    on: {
      turnStarted(transition, { turn }) {
        if (turn > 1) return;
        for (const about of ['vicus', 'arx']) ask(transition, { kind: 'vote', seat: 1, about });
      },
    },
  });
  const yes = { type: 'say', seat: 1, yes: true } as const;

  test('comes first, once for each thing that it is about', () => {
    const first = start();
    expect(first.decision).toEqual({ kind: 'vote', seat: 1, about: 'vicus' });
    expect(first.queue.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['vote', 1],
      ['playCard', 0],
    ]);
    const voted = play(first, yes, { ...yes, yes: false });
    expect(voted.decision).toEqual({ kind: 'playCard', seat: 0 });
    expect(voted.players[1]?.money).toBe(16);
    expect(play(voted, PREFECT, COINS).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('must be made', () => {
    expect(refusal(start(), { ...PASS, seat: 1 }).code).toBe('WRONG_DECISION');
    expect(refusal(start(), PREFECT).code).toBe('NOT_YOUR_TURN');
  });

  test('a state asks about a thing once, and before a card', () => {
    const parse = (change: object) => () => library.parseState({ ...start(), ...change });
    const about = { kind: 'vote', seat: 1, about: 'vicus' };
    const card = { kind: 'playCard', seat: 0 };
    const at = (path: string) =>
      expect.objectContaining({
        code: 'INVALID_STATE',
        details: expect.objectContaining({ path }),
      });
    expect(parse({ queue: [about, card] })).toThrow(at('queue[0]'));
    expect(parse({ queue: [] })).toThrow(at('queue'));
    // A card before something else.
    expect(parse({ queue: [card, { ...about, about: 'arx' }] })).toThrow(at('queue[0]'));
  });

  test('an only course is taken by itself, and none ends the decision', () => {
    const table = (courses: number) =>
      toyTable({
        decisions: [vote],
        steps: [
          step({
            type: 'say',
            during: [vote],
            shape: { yes: flag },
            candidates: () => [{ yes: true }].slice(0, courses),
            apply(transition, { seat }) {
              receiveMoney(transition, seat, 10);
              finish(transition);
            },
          }),
        ],
        on: {
          coinsTaken: (transition, { seat }) =>
            ask(transition, { kind: 'vote', seat, about: 'arx' }),
        },
      });
    for (const [courses, money] of [
      [1, 15],
      [0, 5],
    ] as const) {
      const { play, start } = table(courses);
      const after = play(start(), PREFECT, COINS);
      expect(after.decision).toEqual({ kind: 'playCard', seat: 1 });
      expect(after.players[0]?.money).toBe(money);
    }
  });
});
