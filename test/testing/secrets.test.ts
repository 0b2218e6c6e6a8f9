import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as concordia from '../../src/index';
import { createLibrary, HIDDEN_CARD, type Viewer } from '../../src/index';
import {
  ask,
  card,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  list,
  part,
  type Rules,
  seat,
  shuffled,
  step,
} from '../../src/kit';
import { mapConformance, playRecipe, twins } from '../../src/testing';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';

/** Rules of a module `foedus`, which two play with nothing else. */
function foedus(rules: Omit<Rules, 'id'>) {
  const module = defineModule({
    id: 'foedus',
    incompatible: ({ modules }, players) =>
      players === 2 && modules.length === 1
        ? undefined
        : { code: 'INVALID_OPTIONS', message: 'Two play, and with nothing else.' },
    rules: defineRules({ id: 'foedus', ...rules }),
  });
  return createLibrary({ maps: [toyMap()], modules: [module] });
}

type Toy = ReturnType<typeof foedus>;

const ALIKE = 'states with the same view get the same answers';
const IN_LOGS = 'a log for a viewer hides secret actions until they are known';
const OWN_LOGS = 'a log for a viewer leads to their view and reveals no secret';
const IN_TEXT = 'a log survives the text notation';
const NEARLY = 'an action that is not listed is refused';
/** Takes longer than all others together. */
const PLAYERS = 'every automatic player plays to the end';
/** Those that look for what is planted below. */
const SEEKING = [ALIKE, IN_LOGS, NEARLY];

/** What each of the checks that the toy does not stand has to say. */
function faults(
  library: Toy,
  checks: readonly string[] = SEEKING,
): Readonly<Record<string, string>> {
  const options = { games: 1, seed: 16, modules: ['foedus'] };
  const found: Record<string, string> = {};
  for (const { name, run } of mapConformance(library, 'toy', options)) {
    if (!checks.includes(name)) continue;
    try {
      run();
    } catch (error) {
      found[name] = error instanceof Error ? String(error.cause ?? error) : '';
    }
  }
  return found;
}

const OffersSchema = z.strictObject({
  /** What each seat offers in this round; null before. */
  offers: z.array(z.nullable(z.int().check(z.minimum(0), z.maximum(2)))),
});
type Offers = z.infer<typeof OffersSchema>;
const SeenSchema = z.strictObject({
  offers: z.array(z.nullable(z.union([z.int(), z.literal(HIDDEN_CARD)]))),
});
type SeenOffers = z.infer<typeof SeenSchema>;

const offering = decision({
  kind: 'offering',
  when: 'beforeCard',
  words: (names, { seat }) => `${names.player(seat)} makes an offer`,
});
const offered = event({
  type: 'offered',
  shape: { seat },
  words: (names, { seat }) => `${names.player(seat)} makes an offer`,
});

/** What a seat sees of offers; all of them once `isOpen`. */
function seenOffers({ offers }: Offers, viewer: Viewer, isOpen: boolean): SeenOffers {
  return {
    offers: offers.map((offer, seat) =>
      offer === null || isOpen || seat === viewer ? offer : HIDDEN_CARD,
    ),
  };
}

/** Whether all have offered, and so all offers are open. */
function isShown({ offers }: SeenOffers): boolean {
  return offers.every((offer) => offer !== null && offer !== HIDDEN_CARD);
}

/**
 * Everybody makes a secret offer before a card; when both have made theirs they are open, or never are.
 *
 * @param other - the step in another way.
 */
function secretOffers(
  other: Partial<typeof makeOffer> = {},
  { isShownOnce = true, told = false } = {},
) {
  const offers = part<Offers, SeenOffers>({
    id: 'foedus',
    schema: OffersSchema,
    audit: ({ offers }, { state, game }) => {
      if (offers.length !== game.players) return 'an offer of every seat is wanted';
      const isAsked = state.queue.length > 0 || state.decision?.kind === 'offering';
      const asked = isAsked ? state.seat : state.seat + 1;
      const fits = offers.every((offer, seat) => (offer !== null) === seat < asked);
      return fits ? undefined : 'offers are made in turn';
    },
    view: (own, viewer) =>
      seenOffers(own, viewer, isShownOnce && own.offers.every((offer) => offer !== null)),
    imagine: ({ offers }) => ({
      offers: offers.map((offer) => (offer === HIDDEN_CARD ? 0 : offer)),
    }),
  });
  return foedus({
    parts: [offers],
    decisions: [offering],
    events: [offered, offerTold],
    steps: [
      {
        ...makeOffer,
        apply(transition, action) {
          const { seat, count } = MakeOfferSchema.parse(action);
          finish(transition);
          const before = offers.read(transition.state);
          offers.write(transition, { offers: before.offers.with(seat, count) });
          transition.emit(told ? { type: 'offerTold', seat, count } : { type: 'offered', seat });
        },
        ...other,
      },
    ],
    setUp: (transition) =>
      offers.write(transition, { offers: Array(transition.game.players).fill(null) }),
    on: {
      turnStarted(transition, { seat }) {
        if (seat === 0)
          offers.write(transition, { offers: Array(transition.game.players).fill(null) });
        ask(transition, { kind: 'offering', seat });
      },
    },
  });
}

const MakeOfferSchema = z.object({ seat: z.int(), count: z.int() });
const offer = count(0, 2, 'How much.');
const offerTold = event({
  type: 'offerTold',
  shape: { seat, count: offer },
  words: (names, { seat, count }) => `${names.player(seat)} offers ${names.money(count)}`,
});
const makeOffer = step({
  type: 'makeOffer',
  during: [offering],
  shape: { count: offer },
  candidates: () => [{ count: 0 }, { count: 1 }, { count: 2 }],
  apply: () => {},
  words: (names, { count }) => `Offer ${names.money(count)}`,
});

/** Nobody else knows the offer before it is open. */
const mask: NonNullable<typeof makeOffer.mask> = (_position, action, viewer, later) =>
  viewer === action.seat || later.some(({ parts }) => isShown(SeenSchema.parse(parts.foedus)))
    ? action
    : { ...action, count: 0 };

describe('secrets that are kept', () => {
  test('offers that open, and a mask that knows when', () => {
    const library = secretOffers({ mask });
    const all = mapConformance(library, 'toy', { games: 1, modules: ['foedus'] });
    const names = all.map(({ name }) => name).filter((name) => name !== PLAYERS);
    expect(names).toEqual(expect.arrayContaining(SEEKING));
    expect(faults(library, names)).toEqual({});
  });

  test('a draw of which no log for others can tell', () => {
    const omen = part<{ omen: number }, { omen: number | string }>({
      id: 'foedus',
      draws: true,
      schema: z.strictObject({ omen: z.int() }),
      view: () => ({ omen: HIDDEN_CARD }),
      imagine: () => ({ omen: 1 }),
    });
    const library = foedus({
      parts: [omen],
      setUp: (transition) =>
        omen.write(transition, { omen: shuffled(transition, [1, 2, 3])[0] ?? 1 }),
    });
    const options = { map: 'toy', players: 2, modules: ['foedus'], seed: 'ludi' } as const;
    const seen = library.logFor(library.recordGame(options, []), 'spectator');
    expect(thrownBy(() => library.replay(seen)).details.path).toBe('seed');
    expect(faults(library, [OWN_LOGS, IN_TEXT, IN_LOGS])).toEqual({});
  });

  test('offers that nobody ever sees', () => {
    const never: typeof mask = (_position, action, viewer) =>
      viewer === action.seat ? action : { ...action, count: 0 };
    expect(faults(secretOffers({ mask: never }, { isShownOnce: false }))).toEqual({});
  });
});

function lengthOfNext({ deck: [next = ''] }: Pick<concordia.GameState, 'deck'>): number {
  return next.length;
}

describe('leaks that are found, with the module and the place', () => {
  test('a log that tells a secret choice before it is open', () => {
    expect(faults(secretOffers())).toEqual({
      [IN_LOGS]: expect.stringMatching(
        /The log for a spectator tells .* the action makeOffer of foedus, actions\[\d+\]: parts\.foedus\.offers\[\d\]/,
      ),
    });
  });

  test('a log that tells a secret choice that never opens', () => {
    expect(faults(secretOffers({}, { isShownOnce: false }))).toEqual({
      [IN_LOGS]: expect.stringMatching(
        /The log for a spectator tells .* the action makeOffer of foedus, actions\[\d+\]: parts\.foedus\.offers\[\d\]/,
      ),
    });
  });

  test('a mask that opens what never does', () => {
    const late: typeof mask = (_position, action, viewer, later) =>
      viewer === action.seat || later.length > 3 ? action : { ...action, count: 0 };
    expect(faults(secretOffers({ mask: late }, { isShownOnce: false }))[IN_LOGS]).toMatch(
      /the action makeOffer of foedus, actions\[\d+\]: parts\.foedus\.offers\[\d\]/,
    );
  });

  test('a mask that is wrong after the offers are open', () => {
    const never: typeof mask = (_position, action, viewer) =>
      viewer === action.seat ? action : { ...action, count: 0 };
    expect(faults(secretOffers({ mask: never }))[IN_LOGS]).toMatch(
      /leads to another view once the secret is known, at parts\.foedus\.offers\[\d\]: the action makeOffer of foedus, actions\[\d+\]\. Its mask/,
    );
  });

  test('an event that tells a secret choice', () => {
    expect(faults(secretOffers({ mask }, { told: true }))[IN_LOGS]).toMatch(
      /The event offerTold of foedus tells a spectator .*parts\.foedus\.offers\[\d\]/,
    );
  });

  test('an event that names the deck', () => {
    const foreseen = event({
      type: 'foreseen',
      shape: { cards: list(card, 1, 'What comes next.') },
      words: () => 'Something comes',
    });
    const library = foedus({
      events: [foreseen],
      on: {
        turnEnded: (transition) =>
          transition.emit({ type: 'foreseen', cards: transition.state.deck.slice(0, 1) }),
      },
    });
    expect(faults(library)).toEqual({
      [ALIKE]: expect.stringMatching(/The event foreseen of foedus tells .* and deck\[\d+\] is/),
    });
  });

  test('a list that knows the deck', () => {
    const library = foedus({
      forbid: {
        playCard: ({ state }, { card }) =>
          card === 'mercator' && lengthOfNext(state) % 2 === 0
            ? { code: 'CLOSED', message: 'Not now.' }
            : undefined,
      },
    });
    expect(faults(library)[ALIKE]).toMatch(/The list of actions tells seat \d .*deck\[0\] is/);
  });

  test('a refusal that names the deck', () => {
    const library = foedus({
      forbid: {
        playCard: ({ state }, { card }) =>
          card === 'prefect'
            ? { code: 'CLOSED', message: `Next comes ${state.deck[0]}.` }
            : undefined,
      },
    });
    expect(faults(library)[ALIKE]).toMatch(/refusals? .*tells? seat \d .*deck\[0\] is/);
  });

  test('a price that knows the deck', () => {
    const library = foedus({
      modifiers: {
        houseCost: (cost, { state }) => ({ ...cost, money: cost.money + lengthOfNext(state) }),
      },
    });
    expect(faults(library)[ALIKE]).toMatch(/prices or their refusals tell seat \d .*deck\[0\] is/);
  });

  test('an action that is accepted but not listed, of a value that no list has', () => {
    const barrels = count(0, 5, 'How many.');
    const roll = step({
      type: 'roll',
      during: [offering],
      shape: { barrels },
      candidates: () => [{ barrels: 0 }, { barrels: 5 }],
      apply: finish,
      words: (names, { barrels }) => `Roll ${names.counted(barrels, 'barrel')}`,
    });
    const library = foedus({
      decisions: [offering],
      steps: [roll],
      on: { turnStarted: (transition, { seat }) => ask(transition, { kind: 'offering', seat }) },
    });
    expect(faults(library)).toEqual({
      [NEARLY]: expect.stringMatching(
        /"barrels":[1-4]} is accepted but not listed, .*: the action roll of foedus/,
      ),
    });
  });
});

describe('twins', () => {
  const { states } = playRecipe(concordia, {
    options: { map: 'sicilia', players: 4, teams: true, seed: 'gemini', modules: ['forum'] },
    strategy: 'random',
  });
  const some = states.filter((_, index) => index % 40 === 0);

  test.each(['spectator', 0, 3] as const)('R-3.1: %s sees the same of all of them', (viewer) => {
    for (const state of some) {
      const seen = concordia.viewFor(state, viewer);
      for (const twin of twins(concordia, state, viewer)) {
        expect(concordia.viewFor(twin, viewer)).toEqual(seen);
        expect(twin).not.toEqual(state);
      }
    }
  });

  test('R-3.1: hands, covered cards, the deck and what maps and modules hide are others', () => {
    const [start] = states;
    const [twin] = start ? twins(concordia, start, 'spectator', { most: 1 }) : [];
    expect(twin?.deck).not.toEqual(start?.deck);
    expect(twin?.parts.sicilia?.stack).not.toEqual(start?.parts.sicilia?.stack);
    const hands = some.flatMap((state) =>
      twins(concordia, state, 'spectator').filter(
        ({ players }) => !players.every(({ hand }, seat) => isSameHand(hand, state, seat)),
      ),
    );
    expect(hands.length).toBeGreaterThan(some.length / 2);
  });

  // An offer is 0, 1 or 2, and nobody but who made it knows which.
  test('a secret number becomes each other that it could be', () => {
    const library = secretOffers({ mask });
    const start = library.createGame({ map: 'toy', players: 2, modules: ['foedus'], seed: 'ludi' });
    const state = library.legalActions(start).slice(1, 2).reduce(library.applyAction, start);
    const made = ({ parts }: Pick<typeof state, 'parts'>) =>
      OffersSchema.parse(parts.foedus).offers[0];
    expect(made(state)).toBe(1);
    const others = twins(library, state, 1, { most: 20 }).map(made);
    expect(others).toEqual(expect.arrayContaining([0, 2]));
  });

  test('the same seed gives the same twins', () => {
    const [state] = some.slice(1);
    const found = (seed: string) => (state ? twins(concordia, state, 0, { seed }) : []);
    expect(found('castor')).toEqual(found('castor'));
    expect(found('castor')).not.toEqual(found('pollux'));
    expect(found('castor')).toHaveLength(2);
  });

  test('where everything is open there are none', () => {
    const end = states.at(-1);
    const library = createLibrary({ maps: [toyMap()] });
    const { states: simple } = playRecipe(library, {
      options: { map: 'toy', players: 2, seed: 'end' },
      strategy: 'random',
    });
    const over = simple.filter((state) => library.isOver(state) && state.deck.length === 0);
    for (const state of over) expect(twins(library, state, 0)).toEqual([]);
    expect(over.length).toBe(1);
    expect(end !== undefined && concordia.isOver(end)).toBe(true);
  });
});

/** Whether a hand has the same cards, in whatever order. */
function isSameHand(hand: readonly string[], { players }: concordia.GameState, seat: number) {
  return [...hand].sort().join() === [...(players[seat]?.hand ?? [])].sort().join();
}

test('R-9.2, R-14.8: a card of a discard may be told, even if it has the name of its role', () => {
  const checks = mapConformance(concordia, 'roma', { games: 1, seed: 4 });
  const alike = checks.find(({ name }) => name === ALIKE);
  expect(alike).toBeDefined();
  alike?.run();
});
