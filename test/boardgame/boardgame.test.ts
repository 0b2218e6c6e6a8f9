import { RandomBot, Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BoardgameOptions, createBoardgame } from '../../src/boardgame';
import { greedy, type Strategy } from '../../src/bots';
import * as concordia from '../../src/index';
import { createLibrary } from '../../src/index';
import { defineModule, defineRules, step } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps/all';
import { imperium } from '../../src/maps/imperium';
import { someBeforePush } from '../support/night';
import { type Guest, heldBy, Match, make, viewOf } from './table';

/** boardgame.io writes every refusal to the console. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function dealt(options: BoardgameOptions & { readonly seed: string }, players: number): Match {
  const match = new Match(options, players);
  match.deal();
  return match;
}

/** Everybody holds what the library says they may see, and nothing else. */
function expectInStep(match: Match): void {
  const { decision } = match.truth;
  for (const guest of match.all) {
    expect(heldBy(guest)).toEqual({ view: copied(concordia.viewFor(match.truth, guest.viewer)) });
    const ctx = guest.client.getState()?.ctx;
    if (decision === null) expect(ctx?.gameover).toBeDefined();
    else expect(ctx).toMatchObject({ currentPlayer: String(decision.seat), activePlayers: null });
  }
}

function logOf({ client }: Pick<Guest, 'client'>): NonNullable<typeof client.log> {
  return client.log ?? [];
}

/** The actions of all players, each as their own client remembers it. */
function actionsOf({ guests }: Match): readonly unknown[] {
  const made = guests.flatMap(({ client, viewer }) =>
    logOf({ client }).flatMap(({ action: { payload }, _stateID }) => {
      if (payload.playerID !== String(viewer) || payload.type === 'deal') return [];
      return [{ at: _stateID, action: { type: payload.type, seat: viewer, ...payload.args[0] } }];
    }),
  );
  return made.sort((a, b) => a.at - b.at).map(({ action }) => action);
}

describe('a match on the local master', () => {
  // Each map with rules of its own, with another number of players; fuzzing takes all of them.
  const played = allMaps.filter(
    ({ id, rules }) => process.env.FUZZ !== undefined || rules !== undefined || id === 'imperium',
  );
  const tables = played.map(({ id: map }, index) => ({
    map,
    counts: process.env.FUZZ === undefined ? [2 + (index % 4)] : [2, 3, 4, 5],
  }));
  test.each(tables)(
    'is in step with the library, for all numbers of players: $map $counts',
    ({ map, counts }) => {
      for (const players of counts) {
        const match = dealt({ map, seed: `${map} ${players}` }, players);
        expectInStep(match);
        match.play(undefined, 20);
        expect(match.actions).toHaveLength(20);
        expectInStep(match);
        match.stop();
      }
    },
  );

  const MATCHES = [
    { map: 'imperium', players: 2, cards: 'venus', modules: ['salt'] },
    { map: 'sicilia', players: 2, modules: ['forum'] },
    { map: 'hellas', players: 4, teams: true },
    { map: 'roma', players: 3 },
  ] as const;
  test.each(someBeforePush(MATCHES, 1))('ends as the replay of its log: $map', (options) => {
    const match = dealt({ ...options, seed: 'ludi' }, options.players);
    match.play(greedy);
    expectInStep(match);

    const actions = actionsOf(match);
    expect(actions).toEqual(match.actions);
    const log = concordia.recordGame({ ...options, seed: 'ludi' }, match.actions);
    const scores = concordia.finalScores(concordia.replay(log));
    const winners = scores.players.flatMap(({ rank }, seat) => (rank === 1 ? [`${seat}`] : []));
    expect(winners).toHaveLength('teams' in options ? 2 : 1);
    for (const { client } of match.all) {
      const over = client.getState()?.ctx.gameover;
      expect(over).toMatchObject({ winners, scores: copied(scores) });
      expect(over.winner).toBe(winners.length === 1 ? winners[0] : undefined);
    }
    match.stop();
  });

  test('R-5.2, R-9.4: the current player is who decides, whose turn ever it is', () => {
    const match = dealt({ map: 'hellas', teams: true, seed: 'ludi' }, 4);
    // Two choose where they begin before the first turn, which is that of seat 0.
    expect(match.truth.seat).toBe(0);
    expect(match.truth.decision).toEqual({ kind: 'chooseStartCity', seat: 2 });
    const outOfTurn = new Set<string>();
    for (let count = 0; count < 60; count++) {
      const { decision, seat } = match.truth;
      expect(match.spectator.client.getState()?.ctx.currentPlayer).toBe(String(decision?.seat));
      if (decision !== null && decision.seat !== seat) outOfTurn.add(decision.kind);
      match.play(undefined, 1);
    }
    expect(outOfTurn.size).toBeGreaterThan(2);
    match.stop();
  });

  test('tells every move in words, to everybody', () => {
    const match = dealt({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' }, 2);
    make(match.guestAt(0), 'playCard', { card: 'mercator' });
    make(match.guestAt(0), 'trade', { deal: 'sell', good: 'cloth', count: 1 });
    make(match.guestAt(0), 'pass');
    for (const { client } of match.all) {
      const told = logOf({ client }).flatMap(({ metadata }) => metadata?.text ?? []);
      expect(told).toEqual([
        'Livia plays Mercator',
        'Livia receives 3 sestertii',
        'Livia sells 1 cloth for 7 sestertii',
      ]);
    }
    match.stop();
  });
});

describe('what clients are sent', () => {
  /** Checks each message of a match as it comes. */
  function expectSecretsKept(match: Match, strategy: Strategy | undefined, actions: number): void {
    const seed = 'nobody-knows-this-seed';
    for (let count = 0; count < actions; count++) {
      match.play(strategy, 1);
      const { deck, random, decision } = match.truth;
      if (decision === null) break;
      for (const { received, viewer } of match.all) {
        const message = received.splice(0).join('\n');
        expect(message).toContain('"random":null');
        for (const card of deck) expect(message).not.toContain(`"${card}"`);
        for (const word of random) expect(message).not.toContain(String(word));
        expect(message).not.toContain(seed);
        expect(JSON.parse(message).args[1].G).toEqual({
          view: copied(concordia.viewFor(match.truth, viewer)),
        });
      }
    }
  }

  test.each([
    { map: 'imperium', players: 3 },
    { map: 'sicilia', players: 4, modules: ['salt', 'forum'] },
    { map: 'hellas', players: 6, teams: true, modules: ['forum'] },
  ] as const)('has nothing of what is hidden (R-3.1): $map', ({ players, ...options }) => {
    const match = dealt({ ...options, seed: 'nobody-knows-this-seed' }, players);
    for (const { received } of match.all) {
      for (const message of received.splice(0)) {
        for (const card of match.truth.deck) expect(message).not.toContain(`"${card}"`);
        expect(message).not.toContain('nobody-knows-this-seed');
      }
    }
    expectSecretsKept(match, undefined, 40);
    match.stop();
  });

  test('is nothing but an empty table at first, which is sent unmasked with the log', () => {
    const match = dealt({ map: 'imperium', seed: 'ludi' }, 2);
    match.play(undefined, 10);
    const { client, received } = match.spectator;
    received.length = 0;
    client.stop();
    client.start();
    const sync = received.map((message) => JSON.parse(message)).find(({ type }) => type === 'sync');
    const [, { initialState, state, log }] = sync.args;
    expect(initialState.G).toEqual({ state: null });
    expect(state.G).toEqual({ view: copied(concordia.viewFor(match.truth, 'spectator')) });
    expect(state).toMatchObject({ _undo: [], _redo: [] });
    expect(state.plugins.random).toEqual({});
    const moves = log.filter(
      ({ action }: { action: { type: string } }) => action.type === 'MAKE_MOVE',
    );
    expect(moves).toHaveLength(11);
    for (const { action } of moves) expect(action.payload.args).toBeNull();
    match.stop();
  });

  test('R-9.9: a card that a Legatus suggests is known to the two partners alone', () => {
    const match = dealt({ map: 'hellas', teams: true, seed: 'legatus' }, 4);
    const isSuggestion = ({ type }: concordia.Action) => type === 'suggestCard';
    const suggesting: Strategy = {
      name: 'suggesting',
      choose: (_view, actions, chance) =>
        actions.find(isSuggestion) ??
        actions.find((action) => action.type === 'playCard' && action.card === 'legatus') ??
        actions[chance(actions.length)] ?? { type: 'pass', seat: 0 },
    };
    while (!match.actions.some(isSuggestion)) match.play(suggesting, 1);
    const { seat } = match.actions.at(-1) ?? { seat: -1 };
    const logged = (guest: Guest) =>
      logOf(guest).findLast(({ action }) => action.payload.type === 'suggestCard');
    const suggested = (guest: Guest) => viewOf(guest).parts.teams;
    for (const guest of match.all) {
      const entry = logged(guest);
      expect(entry?.metadata.text).toEqual([`Player ${seat + 1} suggests a card`]);
      expect(entry?.action.payload.args === null).toBe(guest.viewer !== seat);
      const isPartner = typeof guest.viewer === 'number' && guest.viewer % 2 === seat % 2;
      const { card } = match.actions.at(-1) as concordia.ActionByType<'suggestCard'>;
      const expected = isPartner ? { to: (seat + 2) % 4, card } : null;
      expect(suggested(guest)).toMatchObject({ suggested: expected });
    }
    match.stop();
  });

  test('is another deal for every match without a seed, whatever boardgame.io begins with', () => {
    const game = { ...createBoardgame(concordia, { map: 'imperium' }), seed: 'the same' };
    const decks = [1, 2, 3].map(() => {
      const client = Client({ game, numPlayers: 3, debug: false });
      make({ client }, 'deal');
      return JSON.stringify(client.store.getState().G.state?.deck);
    });
    expect(new Set(decks).size).toBe(3);
  });
});

describe('what is refused', () => {
  /** Nothing has happened, for anybody. */
  function expectUnchanged({ all }: Match, attempt: () => void): void {
    const held = () =>
      all.map(({ client }) => {
        const { G, ctx, _stateID } = client.getState() ?? {};
        return { G, ctx, _stateID, log: client.log };
      });
    const before = held();
    attempt();
    expect(held()).toEqual(before);
  }

  test('everything but the deal before it, and a deal by another seat', () => {
    const match = new Match({ map: 'imperium', seed: 'ludi' }, 2);
    expectUnchanged(match, () => {
      make(match.guestAt(0), 'playCard', { card: 'prefect' });
      make(match.guestAt(1), 'deal');
      make(match.spectator, 'deal');
    });
    expect(heldBy(match.spectator)).toEqual({ view: null });
    match.deal();
    expectInStep(match);
    expectUnchanged(match, () => match.deal());
    match.stop();
  });

  test('moves of others, of nobody, and what the rules forbid', () => {
    const match = dealt({ map: 'imperium', seed: 'ludi' }, 2);
    expectUnchanged(match, () => {
      make(match.guestAt(1), 'playCard', { card: 'prefect' });
      make(match.guestAt(1), 'playCard', { card: 'prefect', seat: 0 });
      make(match.spectator, 'playCard', { card: 'prefect' });
      make(match.guestAt(0), 'playCard', { card: 'consul-ii' });
      make(match.guestAt(0), 'pass');
      make(match.guestAt(0), 'moveShip', { from: 'ostia', to: 'byzantium' });
    });
    match.stop();
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['prefect'],
    [['prefect']],
    [{ card: 'prefect', tip: 1 }],
    [{ card: { card: 'prefect' } }],
    [
      new Proxy(
        {},
        {
          ownKeys() {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('fields that are none: %#', (fields) => {
    const game = createBoardgame(concordia, { map: 'imperium', seed: 'ludi' });
    const client = Client({ game, numPlayers: 2, debug: false });
    make({ client }, 'deal');
    const before = client.store.getState();
    make({ client }, 'playCard', fields);
    const { G, ctx, _stateID } = client.store.getState();
    expect({ G, ctx, _stateID }).toEqual({
      G: before.G,
      ctx: before.ctx,
      _stateID: before._stateID,
    });
    expect(G).toBe(before.G);
  });

  test("events and undo, from whoever's turn it is", () => {
    const match = dealt({ map: 'imperium', seed: 'ludi' }, 3);
    const guest = match.guestAt(0);
    expect(guest.client.events).toEqual({});
    const send = (type: string, ...args: readonly unknown[]) =>
      guest.client.store.dispatch({
        type: 'GAME_EVENT',
        payload: { type, args, playerID: '0', credentials: undefined },
      });
    expectUnchanged(match, () => {
      send('endGame', { winner: '0' });
      send('endTurn', { next: '1' });
      send('setActivePlayers', { all: null });
    });
    make(guest, 'playCard', { card: 'prefect' });
    expectUnchanged(match, () => guest.client.undo());
    match.stop();
  });
});

describe('a game', () => {
  test('has a name, and the numbers of players that its options allow', () => {
    const { name, minPlayers, maxPlayers } = createBoardgame(concordia, { map: 'imperium' });
    expect({ name, minPlayers, maxPlayers }).toEqual({
      name: 'concordia-imperium',
      minPlayers: 2,
      maxPlayers: 5,
    });
    // Two or three teams of two.
    const inTeams = createBoardgame(concordia, { map: 'hellas', teams: true });
    expect([inTeams.minPlayers, inTeams.maxPlayers]).toEqual([4, 6]);
    expect(inTeams.validateSetupData(undefined, 4)).toBeUndefined();
    expect(inTeams.validateSetupData(undefined, 5)).toMatch(/\w/);
    const named = createBoardgame(concordia, { map: 'imperium', players: ['Livia', 'Gaius'] });
    expect([named.minPlayers, named.maxPlayers]).toEqual([2, 2]);
    const refusal = 'Not a valid set of options, at players: this game is for 2 players, not for 3';
    expect(named.validateSetupData(undefined, 3)).toBe(refusal);
    expect(() => Client({ game: named, numPlayers: 3 })).toThrow(refusal);
  });

  test('has a move for every type of action', () => {
    const { moves } = createBoardgame(concordia, { map: 'imperium' });
    expect(Object.keys(moves).sort()).toEqual([...concordia.actionTypes, 'deal'].sort());
    expect(moves.placeColonist.client).toBe(false);
    // @ts-expect-error there is no such move
    expect(moves.teleport).toBeUndefined();
  });

  test.each([
    [{ map: 'atlantis' }, 'UNKNOWN_MAP'],
    [{ map: 'imperium', players: 7 }, 'INVALID_OPTIONS'],
    [{ map: 'imperium', players: 'three' }, 'INVALID_OPTIONS'],
    [{ map: 'imperium', players: null }, 'INVALID_OPTIONS'],
    [{ map: 'imperium', seed: 7 }, 'INVALID_OPTIONS'],
    [{ map: 'imperium', teams: true, players: 3 }, 'INVALID_OPTIONS'],
    [{}, 'INVALID_OPTIONS'],
    [undefined, 'INVALID_OPTIONS'],
  ])('is not made of %j', (options, code) => {
    const made = (...args: unknown[]) => Reflect.apply(createBoardgame, undefined, args);
    expect(() => made(concordia, options)).toThrow(expect.objectContaining({ code }));
    expect(() => made({}, options)).toThrow(concordia.ConcordiaError);
  });

  test('is not made of a library with an action of the same name as the deal', () => {
    const dealAgain = step({
      type: 'deal',
      during: ['prefect'],
      shape: {},
      candidates: () => [{}],
      apply: () => {},
    });
    const again = defineModule({
      id: 'again',
      rules: defineRules({ id: 'again', steps: [dealAgain] }),
    });
    const library = createLibrary({ maps: [imperium], modules: [again] });
    expect(() => createBoardgame(library, { map: 'imperium' })).toThrow(
      expect.objectContaining({ code: 'INVALID_LIBRARY' }),
    );
  });

  test.each([
    ['as it is', {}],
    ['without its plugin', { plugins: [] }],
  ])('can be kept in a database between any two moves: %s', (_how, changes) => {
    const options = { map: 'sicilia', modules: ['forum'], seed: 'ludi' };
    const game = { ...createBoardgame(concordia, options), ...changes };
    let truth = concordia.createGame({ ...options, players: 2 });
    const reduce = CreateGameReducer({ game });
    const move = (type: string, args: unknown[], playerID: string) => ({
      type: 'MAKE_MOVE' as const,
      payload: { type, args, playerID, credentials: undefined },
    });
    let state = reduce(InitializeGame({ game, numPlayers: 2 }), move('deal', [], '0'));
    for (let count = 0; count < 30; count++) {
      state = copied(state);
      const [action] = concordia.legalActions(truth);
      if (action === undefined) throw new Error('the game is over');
      const { type, seat, ...fields } = action;
      state = reduce(state, move(type, [fields], String(seat)));
      truth = concordia.applyAction(truth, action);
      expect(state.G.state).toEqual(truth);
    }
  });
});

describe('what a lobby may choose', () => {
  const open = { setupData: ['map', 'modules', 'players', 'cards'] } as const;
  const options = { map: 'imperium', display: 'wine', modules: ['salt'] } as const;

  function stateOf(setupData: unknown, numPlayers = 2): concordia.GameState {
    const game = createBoardgame(concordia, options, open);
    const start = InitializeGame({ game, numPlayers, setupData });
    const deal = { type: 'deal', args: [], playerID: '0', credentials: undefined };
    const reduce = CreateGameReducer({ game });
    // As it comes out of a database.
    const state = reduce(copied(start), { type: 'MAKE_MOVE', payload: deal });
    return state.G.state;
  }

  test('what the host has set stays, unless it is open and chosen', () => {
    const untouched = stateOf(undefined);
    expect(untouched).toMatchObject({ map: 'imperium', options: { display: 'wine' } });
    expect(untouched.options.modules).toEqual(['salt']);
    expect(stateOf(null).options).toEqual(untouched.options);
    const chosen = stateOf({ map: 'hellas', modules: [], cards: 'venus', players: ['L', 'G'] });
    expect(chosen).toMatchObject({ map: 'hellas', options: { display: 'wine', cards: 'venus' } });
    expect(chosen.options.modules).toEqual([]);
    expect(chosen.players.map(({ name }) => name)).toEqual(['L', 'G']);
  });

  test('choices stay as they were checked, whatever becomes of the object', () => {
    const game = createBoardgame(concordia, options, open);
    const setupData = { modules: ['salt'] };
    const { options: kept } = game.setup({ ctx: { numPlayers: 2 } }, setupData);
    setupData.modules.push('atlantis');
    expect(kept).toEqual({ modules: ['salt'] });
  });

  test('the game has the name of its map, unless that is open, and any number of players', () => {
    const { name, minPlayers, maxPlayers } = createBoardgame(concordia, options, open);
    expect({ name, minPlayers, maxPlayers }).toEqual({
      name: 'concordia',
      minPlayers: 2,
      maxPlayers: 6,
    });
    const sameMap = createBoardgame(concordia, options, { setupData: ['modules'] });
    expect(sameMap.name).toBe('concordia-imperium');
  });

  test('nothing by default', () => {
    const game = createBoardgame(concordia, options);
    expect(game.validateSetupData({}, 2)).toBeUndefined();
    expect(game.validateSetupData({ map: 'italia' }, 2)).toBe(
      'Not a valid set of options, at setupData: the host does not let players choose map',
    );
  });

  test('is refused in the words of the library', () => {
    const library = createLibrary({ maps: [imperium], words: french });
    const game = createBoardgame(library, { map: 'imperium' }, { setupData: ['cards'] });
    expect(game.validateSetupData({ seed: 'mine' }, 2)).toContain(
      'l’hôte ne laisse pas choisir seed, seulement cards',
    );
  });

  test('a hostile choice is a sentence, and nothing is thrown', () => {
    const game = createBoardgame(concordia, options, open);
    const hostile = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no');
        },
      },
    );
    for (const data of [hostile, 7, 'junk', [], { map: hostile }, { modules: { length: 1e9 } }]) {
      expect(game.validateSetupData(data, 2)).toMatch(/^(Not a valid|Invalid) /);
      expect(() => game.setup({ ctx: { numPlayers: 2 } }, data)).toThrow(concordia.ConcordiaError);
    }
    for (const count of [0, 1, 7, 1e9, -1, 2.5, Number.NaN]) {
      expect(game.validateSetupData({}, count)).toMatch(/\w/);
    }
  });

  test.each([
    ['seed', 'setupData', 'noListOfOptions'],
    [['map', 'seed'], 'setupData[1]', 'noneOfThese'],
    [['setup'], 'setupData[0]', 'noneOfThese'],
    [['colour'], 'setupData[0]', 'noneOfThese'],
    [[{}], 'setupData[0]', 'noneOfThese'],
    [Array(1e6).fill('map'), 'setupData', 'noListOfOptions'],
  ])('cannot be such a list: %#', (setupData, path, reason) => {
    const made = (...args: unknown[]) => Reflect.apply(createBoardgame, undefined, args);
    expect(() => made(concordia, options, { setupData })).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        reason,
        details: expect.objectContaining({ path }),
      }),
    );
    expect(() => made(concordia, options, 'map')).toThrow(concordia.ConcordiaError);
  });

  test('has only names of options in its type', () => {
    // @ts-expect-error the seed tells the deck
    expect(() => createBoardgame(concordia, options, { setupData: ['seed'] })).toThrow();
  });
});

describe('bots of boardgame.io', () => {
  test('play a library of one map to the end', async () => {
    const library = createLibrary({ maps: [imperium] });
    const game = createBoardgame(library, { map: 'imperium', seed: 'ludi' });
    const { enumerate } = game.ai;
    const bots = new RandomBot({ enumerate, seed: 'ludi' });
    const start = InitializeGame({ game, numPlayers: 2 });
    const { state } = await Simulate({ game, bots, state: start, depth: 50_000 });
    const { gameover } = state.ctx;
    expect(gameover.scores).toEqual(library.finalScores(library.parseState(copied(state.G.state))));
    expect(gameover.winners).toEqual([gameover.winner]);
  });

  test('choose among what a client sees, too', async () => {
    const match = new Match({ map: 'hellas', seed: 'ludi' }, 2);
    const { client } = match.guestAt(0);
    const { enumerate } = client.game.ai ?? {};
    if (enumerate === undefined) throw new Error('there are no moves for bots');
    const bot = new RandomBot({ enumerate, seed: 'ludi' });
    expect(enumerate(heldBy(match.guestAt(1)), client.getState()?.ctx as never, '1')).toEqual([]);
    await Step(client, bot);
    expectInStep(match);
    const moves = enumerate(heldBy(match.guestAt(0)), client.getState()?.ctx as never, '0');
    const cards = concordia.legalActions(match.truth).map(({ type, seat: _seat, ...fields }) => ({
      move: type,
      args: [fields],
    }));
    expect(moves).toEqual(cards);
    expect(enumerate(heldBy(match.guestAt(0)), client.getState()?.ctx as never, '1')).toEqual([]);
    match.stop();
  });
});
