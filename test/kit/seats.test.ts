/** Seats that rules play: nobody is asked for them, and one person may play alone. */
// answers for src/engine src/notation src/screen
import { describe, expect, test } from 'vitest';
import { library as soloLibrary } from '../../docs/examples/solo/library';
import { createBoardgame } from '../../src/boardgame';
import { createLibrary } from '../../src/index';
import {
  type AutomaticSeats,
  changePlayer,
  defineModule,
  defineRules,
  playerAt,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { mapConformance } from '../../src/testing';
import { thrownBy } from '../support/scenario';

const OPTIONS = { map: 'imperium', players: ['Livia'], modules: ['rival'], seed: 'rival' } as const;

/** A rival with the usual cards. */
function libraryWith(choose: AutomaticSeats['choose'], on = {}) {
  const rules = defineRules({ id: 'rival', seats: { names: ['Rivalis'], choose }, on });
  const module = defineModule({ id: 'rival', rules });
  return createLibrary({ maps: [imperium], modules: [module] });
}

const MERCATOR = [
  { type: 'playCard', seat: 0, card: 'mercator' },
  { type: 'pass', seat: 0 },
] as const;

function played(library: ReturnType<typeof libraryWith>) {
  return MERCATOR.reduce(
    (state, action) => library.applyAction(state, action),
    library.createGame(OPTIONS),
  );
}

describe('an automatic seat', () => {
  test('plays what its rules choose, with all that follows, and the people go on', () => {
    const library = libraryWith((_position, actions) => actions.at(-1));
    const state = played(library);
    expect(state).toMatchObject({ turn: 3, seat: 0, decision: { kind: 'playCard', seat: 0 } });
    expect(state.players.map(({ name }) => name)).toEqual(['Livia', 'Rivalis']);
    // The Senator is the last card of the starting hand.
    expect(state.players[1]?.discard).toEqual(['senator']);
    expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(library.deciders(state)).toEqual([0]);
  });

  test('passes its turn if they choose nothing', () => {
    const state = played(libraryWith(() => undefined));
    expect(state).toMatchObject({ turn: 3, seat: 0 });
    expect(state.players[1]?.discard).toEqual([]);
  });

  test('needs no action in a log and no name in its text', () => {
    const library = libraryWith((_position, actions) => actions[0]);
    const log = library.recordGame(OPTIONS, MERCATOR);
    const text = library.formatLog(log);
    expect(text).toContain('[Players "Livia"]');
    expect(library.parseLog(text)).toEqual(log);
    expect(library.replay(log)).toEqual(played(library));
  });

  test('is called by its name where an action of a person means it', () => {
    // It plays its Senator, which Livia's Diplomat copies.
    const library = libraryWith((_position, actions) => actions.at(-1));
    const copying = [
      ...MERCATOR,
      ...MERCATOR.map((action) => ({ ...action, seat: 1 })),
      { type: 'playCard', seat: 0, card: 'diplomat' },
      { type: 'copyCard', seat: 0, from: 2 },
    ] as const;
    const log = library.recordGame({ ...OPTIONS, players: ['Livia', 'Gaius'] }, copying);
    const text = library.formatLog(log);
    expect(text).toContain('Rivalis');
    expect(library.parseLog(text)).toEqual(log);
  });

  test('events lead every viewer through its turn', () => {
    const library = libraryWith((_position, actions) => actions[0]);
    const start = library.applyAction(library.createGame(OPTIONS), MERCATOR[0]);
    const result = library.tryApplyAction(start, MERCATOR[1]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const events = library.eventsFor(start, result, viewer);
      const view = library.follow(library.viewFor(start, viewer), events);
      expect(result.ok && library.viewFor(result.state, viewer)).toEqual(view);
    }
  });

  test('ends the game with its last house, whatever its turn was', () => {
    const library = libraryWith(() => undefined, {
      turnStarted(transition: never, { seat }: { readonly seat: number }) {
        if (seat === 1) changePlayer(transition, 1, { houses: 0 });
      },
    });
    const state = played(library);
    expect(state).toMatchObject({ concordia: 1, phase: 'finalRound', lastTurn: 3 });
    expect(playerAt(state, 1).houses).toBe(0);
  });

  test('does only what is legal', () => {
    for (const wrong of [
      null,
      {},
      { type: 'pass', seat: 1 },
      { type: 'playCard', seat: 0, card: 'tribune' },
    ]) {
      expect(thrownBy(() => played(libraryWith(() => wrong as never)))).toMatchObject({
        code: 'INVALID_RULES',
        details: { rules: 'rival', failure: 'badValue' },
      });
    }
    const changing = libraryWith(({ state }) => {
      Object.assign(state, { turn: 9 });
      return undefined;
    });
    expect(thrownBy(() => played(changing))).toMatchObject({ code: 'INVALID_RULES' });
  });

  test('never waits in a state from outside', () => {
    const state = played(libraryWith(() => undefined));
    const forged = { ...state, turn: 2, seat: 1, decision: { kind: 'playCard', seat: 1 } };
    const library = libraryWith(() => undefined);
    expect(thrownBy(() => library.parseState(JSON.parse(JSON.stringify(forged))))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'decision' },
    });
  });
});

describe('the number of people', () => {
  const library = libraryWith(() => undefined);

  test.each([1, 2, 4])('may be %i with one automatic seat', (players) => {
    const state = library.createGame({ ...OPTIONS, players });
    expect(state.players.length).toBe(players + 1);
    expect(library.deciders(state)).toEqual([0]);
  });

  test.each([0, 5])('may not be %i', (players) => {
    expect(thrownBy(() => library.createGame({ ...OPTIONS, players })).code).toBe(
      'INVALID_OPTIONS',
    );
  });

  test('is two or more in games without the module', () => {
    const alone = { map: 'imperium', players: 1, seed: 'rival' } as const;
    expect(thrownBy(() => library.createGame(alone))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path: 'players' },
    });
    const plain = createLibrary({ maps: [imperium] });
    expect(thrownBy(() => plain.createGame(alone)).code).toBe('INVALID_OPTIONS');
  });

  test('may not be called like the seat', () => {
    const twice = { ...OPTIONS, players: ['Rivalis'] };
    expect(thrownBy(() => library.createGame(twice))).toMatchObject({ reason: 'nameTwice' });
  });

  test('is one in the form of a new game and at boardgame.io', () => {
    const fields = library.setUpForm({ map: 'imperium', players: 1, modules: ['rival'] }).fields;
    const players = fields.find(({ key }) => key === 'players');
    expect(players).toMatchObject({ value: 1 });
    const game = createBoardgame(library, { map: 'imperium', modules: ['rival'], seed: 'rival' });
    expect(game.minPlayers).toBe(1);
  });
});

test.each(mapConformance(soloLibrary, 'imperium', { games: 1, modules: ['solo'] }))(
  'conformance: $name',
  ({ run }) => run(),
);
