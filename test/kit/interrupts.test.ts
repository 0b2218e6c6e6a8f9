/**
 * Rules may ask something wherever they hear of an event, and it comes before whatever is open: it is asked, it is
 * answered, and the game goes on as if nobody had asked.
 */
// answers for src/engine src/rules src/roles src/maps src/modules
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLibrary, type NewGame } from '../../src/index';
import {
  type AnyEvent,
  ask,
  count,
  decision,
  defineModule,
  event,
  finish,
  interrupt,
  part,
  proceed,
  type Rules,
  step,
  type Transition,
  word,
} from '../../src/kit';
import { BASE_EVENTS } from '../../src/kit/events';
import { allMaps } from '../../src/maps';
import { allModules } from '../../src/modules';
import { IS_NIGHT } from '../support/night';
import { toyMap } from '../support/toy-map';

const GUEST = 'guest';

/** How much the guest has asked, how much of it is answered, and in which turn each event was last asked about. */
const guestPart = part({
  id: GUEST,
  schema: z.strictObject({
    asked: z.int(),
    answered: z.int(),
    turns: z.record(z.string(), z.int()),
  }),
  start: () => ({ asked: 0, answered: 0, turns: {} as Readonly<Record<string, number>> }),
});

const question = decision({
  kind: 'guestAsks',
  shape: { number: count(1, 100_000, 'The number of the question.') },
  when: 'anyTime',
  outOfTurn: true,
  each: 'number',
});

const answer = step({
  type: 'answerGuest',
  during: [question],
  shape: { answer: word(['yes', 'no'], 'The answer.') },
  candidates: () => [{ answer: 'yes' }, { answer: 'no' }] as const,
  apply(transition) {
    finish(transition);
    const kept = guestPart.read(transition.state);
    guestPart.write(transition, { ...kept, answered: kept.answered + 1 });
  },
});

/** Asking when an action ends makes it go on until it ends again. */
const ONCE_A_TURN: readonly string[] = ['actionEnding', 'actionEnded'];

function askNow(transition: Transition, { type }: AnyEvent): void {
  const { asked, answered, turns } = guestPart.read(transition.state);
  const { turn, seat } = transition.state;
  if (ONCE_A_TURN.includes(type) && turns[type] === turn) return;
  const number = asked + 1;
  guestPart.write(transition, { asked: number, answered, turns: { ...turns, [type]: turn } });
  interrupt(transition, () => ask(transition, { kind: question.kind, seat, number }));
}

/** A library with a guest who asks at each of these events. */
function askingAt(types: readonly string[]) {
  const guest = defineModule({
    id: GUEST,
    rules: {
      id: GUEST,
      parts: [guestPart],
      decisions: [question],
      steps: [answer],
      on: Object.fromEntries(types.map((type) => [type, askNow])),
    },
  });
  return createLibrary({ maps: allMaps, modules: [...allModules, guest] });
}

type Library = ReturnType<typeof askingAt>;
type State = ReturnType<Library['createGame']>;

const isQuestion = ({ kind }: { readonly kind: string }): boolean => kind === question.kind;

/** What there is in a game besides the guest. */
function withoutGuest({ parts, options, queue, ...others }: State) {
  const { [GUEST]: _own, ...rest } = parts;
  const modules = options.modules.filter((module) => module !== GUEST);
  const waiting = queue.filter((open) => !isQuestion(open));
  return { ...others, queue: waiting, options: { ...options, modules }, parts: rest };
}

const plain = askingAt([]);

/** A game by chance: each state, and what is done in it. */
function* played(options: NewGame) {
  let state = plain.createGame(options);
  let number = 7;
  while (true) {
    const actions = plain.legalActions(state);
    number = (number * 75 + 74) % 65_537;
    const action = actions[number % actions.length];
    yield { state, action };
    if (action === undefined) return;
    state = plain.applyAction(state, action);
  }
}

/** Answers the questions that are open now. */
function answering(library: Library, from: State): State {
  let state = from;
  while (state.decision !== null && isQuestion(state.decision)) {
    const actions = library.legalActions(state);
    const chosen = actions[state.turn % 2];
    if (chosen === undefined || actions.length !== 2) throw new Error('the question has no answer');
    state = library.applyAction(state, chosen);
  }
  return state;
}

/** Plays the same game with a guest; the events at which it has asked. */
function interrupted(types: readonly string[], options: NewGame): readonly string[] {
  const library = askingAt(types);
  let state = library.createGame({ ...options, modules: [...(options.modules ?? []), GUEST] });
  for (const { state: alone, action } of played(options)) {
    if (state.turn % 8 === 1) {
      expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
    state = answering(library, state);
    if (!isDeepStrictEqual(withoutGuest(state), withoutGuest(alone))) {
      expect(withoutGuest(state)).toEqual(withoutGuest(alone));
    }
    const { asked, answered } = guestPart.read(state);
    expect(answered + state.queue.filter(isQuestion).length).toBe(asked);
    if (action !== undefined) state = library.applyAction(state, action);
  }
  expect(library.isOver(state)).toBe(true);
  expect(library.finalScores(state)).toEqual(plain.finalScores(withoutGuest(state) as State));
  return Object.keys(guestPart.read(state).turns);
}

/** The maps with rules of their own; at night all. */
const PLAYED = allMaps.filter((map) => IS_NIGHT || 'rules' in map);

const GAMES: readonly NewGame[] = [
  ...PLAYED.map(({ id }): NewGame => ({ map: id, players: 2, seed: 'guest' })),
  { map: 'imperium', players: 2, seed: 'a', startingGoods: 'bought', intermediateScoring: true },
  { map: 'roma', players: 4, seed: 'k', teams: true, cards: 'venus', modules: ['salt', 'forum'] },
  { map: 'hellas', players: 2, seed: 'c', modules: ['forum'], forumTiles: 'auction' },
];

const RULES: readonly { readonly rules?: Rules }[] = [...allMaps, ...allModules];

const EVENTS: readonly string[] = [
  ...BASE_EVENTS,
  ...RULES.flatMap(({ rules }) => rules?.events ?? []),
].map(({ type }) => type);

/** Whoever asks when a card begins keeps it from having no effect, so somebody asks about that alone. */
const ALONE = 'nothingDone';

const heard = new Map<NewGame, readonly string[]>();

function heardIn(options: NewGame): readonly string[] {
  const known = heard.get(options) ?? interrupted(EVENTS, options);
  heard.set(options, known);
  return known;
}

test.each(GAMES)('questions at every event change nothing else: %o', (options) => {
  expect(heardIn(options).length).toBeGreaterThan(20);
});

test('a question when a card has had no effect changes nothing else', () => {
  expect(interrupted([ALONE], { map: 'imperium', players: 2, seed: 'b' })).toEqual([ALONE]);
});

test('these are all events that there are', () => {
  const all = new Set(GAMES.flatMap(heardIn));
  expect(EVENTS.filter((type) => !all.has(type))).toEqual([ALONE]);
});

/** What authors of a step may write, and what is open then: `host` is their own decision. */
const tell = (transition: Transition): void => transition.emit({ type: 'hosted' });
const goOn = (transition: Transition, seat: number): void =>
  proceed(transition, { kind: 'host', seat, stage: 2 });
const WAYS: Readonly<
  Record<string, { act(transition: Transition, seat: number): void; open: readonly string[] }>
> = {
  tellThenFinish: {
    act(transition) {
      tell(transition);
      finish(transition);
    },
    open: ['guestAsks 1', 'guestAsks 99', 'playCard'],
  },
  finishTwice: {
    act(transition) {
      finish(transition);
      tell(transition);
      finish(transition);
    },
    open: ['guestAsks 1', 'guestAsks 99', 'playCard'],
  },
  finishWithin: {
    act: (transition) =>
      interrupt(transition, () => {
        tell(transition);
        finish(transition);
      }),
    open: ['guestAsks 1', 'guestAsks 99', 'playCard'],
  },
  tellThenProceed: {
    act(transition, seat) {
      tell(transition);
      goOn(transition, seat);
    },
    open: ['guestAsks 1', 'host 2', 'guestAsks 99', 'playCard'],
  },
  proceedThenFinish: {
    act(transition, seat) {
      goOn(transition, seat);
      tell(transition);
      finish(transition);
    },
    open: ['guestAsks 1', 'guestAsks 99', 'playCard'],
  },
  finishThenProceed: {
    act(transition, seat) {
      finish(transition);
      tell(transition);
      goOn(transition, seat);
    },
    open: ['host 2', 'guestAsks 1', 'guestAsks 99', 'playCard'],
  },
  proceedWithin: {
    act: (transition, seat) =>
      interrupt(transition, () => {
        tell(transition);
        goOn(transition, seat);
      }),
    open: ['host 2', 'guestAsks 1', 'guestAsks 99', 'playCard'],
  },
};

const host = decision({
  kind: 'host',
  shape: { stage: count(1, 2, 'The stage.') },
  when: 'beforeCard',
});

const hosting = step({
  type: 'host',
  during: [host],
  shape: { way: word(Object.keys(WAYS), 'What its author has written.') },
  candidates: () => Object.keys(WAYS).map((way) => ({ way })),
  apply: (transition, { way, seat }) => WAYS[way]?.act(transition, seat),
});

const table = createLibrary({
  maps: [toyMap()],
  modules: [
    defineModule({
      id: GUEST,
      rules: {
        id: GUEST,
        parts: [guestPart],
        events: [event({ type: 'hosted', shape: {} })],
        decisions: [question, host],
        steps: [answer, hosting],
        on: {
          hosted: askNow,
          turnStarted(transition, { seat }) {
            ask(transition, { kind: 'host', seat, stage: 1 });
            ask(transition, { kind: 'guestAsks', seat, number: 99 });
          },
        },
      },
    }),
  ],
});

test.each(Object.entries(WAYS))('no step loses a question of others: %s', (way, { open }) => {
  const start = table.createGame({ map: 'toy', players: 2, seed: 'host', modules: [GUEST] });
  const { decision, queue } = table.applyAction(start, { type: 'host', seat: 0, way });
  const found = [decision, ...queue].map((one) =>
    [
      one?.kind,
      ...Object.values({ ...one })
        .filter((value) => value !== one?.kind)
        .slice(1),
    ].join(' '),
  );
  expect(found).toEqual(open);
});
