import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices, createGame, type GameState, HIDDEN_CARD, viewFor } from '../../src/index';
import { check, expectSame } from '../support/check';
import { anyRecipe, rememberedGame } from '../support/games';
import { discard, edited, playerOf, scenario, thrownBy } from '../support/scenario';

describe('what a seat sees', () => {
  const state = scenario((draft) => {
    discard(draft, 0, 'architect', 'mercator');
    discard(draft, 1, 'architect', 'mercator', 'prefect');
  });

  test('R-3.1: the own cards, covered or not', () => {
    expect(viewFor(state, 0).players[0]).toEqual(state.players[0]);
  });

  test('R-3.1: of others only the top of the discard', () => {
    expect(viewFor(state, 0).players[1]).toMatchObject({
      hand: Array(4).fill(HIDDEN_CARD),
      discard: [HIDDEN_CARD, HIDDEN_CARD, 'prefect'],
      money: 6,
    });
    expect(viewFor(state, 0).players[2]).toMatchObject({ discard: [] });
  });

  test('R-3.1: the deck’s size but not its order, and not the generator', () => {
    const view = viewFor(state, 2);
    expect(view.deck).toEqual(Array(state.deck.length).fill(HIDDEN_CARD));
    expect(view.random).toBeNull();
    expect(view.display).toEqual(state.display);
  });

  test('R-3.1: a spectator sees no hand at all', () => {
    const { players } = viewFor(state, 'spectator');
    expect(players.every(({ hand }) => hand.every((card) => card === HIDDEN_CARD))).toBe(true);
  });

  test('only for seats of the game', () => {
    for (const viewer of [3, -1, 0.5, Number.NaN]) {
      expect(thrownBy(() => viewFor(state, viewer)).code).toBe('INVALID_INPUT');
    }
  });
});

describe('what no seat sees', () => {
  const view = (map: 'sicilia' | 'germania') =>
    viewFor(createGame({ map, players: 3, seed: 'none' }), 0);

  test.each([{}, 'x', null, [], 7])('a part that its rules cannot read: %j', (part) => {
    const own = view('sicilia');
    const seen = { ...own, parts: { ...own.parts, sicilia: part as never } };
    expect(thrownBy(() => choices(seen))).toMatchObject({
      code: 'INVALID_STATE',
      reason: 'otherView',
      details: { path: 'parts' },
    });
  });

  test.each([{}, 'x', null, [], 7])('a part of another shape: %j', (part) => {
    const own = view('germania');
    const seen = { ...own, parts: { ...own.parts, germania: part as never } };
    expect(thrownBy(() => choices(seen))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'parts.germania' },
    });
  });

  test('R-2.4: 14 houses of which none is built', () => {
    const own = view('germania');
    const players = own.players.map((player) => ({ ...player, houses: 14 }));
    expect(thrownBy(() => choices({ ...own, players }))).toMatchObject({
      code: 'INVALID_STATE',
      reason: 'wrongHouses',
      details: { path: 'players[0].houses', count: 15 },
    });
  });
});

/** The same game for everybody but the holders: hidden things exchanged. */
function shuffledSecrets(state: GameState, viewer: number | 'spectator'): GameState {
  const { decision, players, parts } = state;
  const known = new Set<number>();
  // What a Legatus looks at is not hidden, and a card suggested must stay in its hand.
  if (decision?.kind === 'legatus' && decision.seat === viewer) {
    known.add((decision.seat + players.length / 2) % players.length);
  }
  const suggested = JSON.parse(JSON.stringify(parts.teams ?? {})).suggested?.to;
  if (typeof suggested === 'number') known.add(suggested);
  // The choice of a half tells what a Magister carries out again.
  if (decision?.kind === 'magister') known.add(decision.seat);
  return edited(state, (draft) => {
    draft.random = [1, 2, 3, 4];
    for (const [seat] of draft.players.entries()) {
      if (seat === viewer || known.has(seat)) continue;
      const player = playerOf(draft, seat);
      // Exchange a covered card for one of the hand, except the Tribune, which is never covered.
      const held = player.hand.findIndex((card) => card !== 'tribune');
      const swapped = player.hand[held];
      const covered = player.discard[0];
      if (swapped === undefined || covered === undefined || player.discard.length < 2) continue;
      player.hand[held] = covered;
      player.discard[0] = swapped;
      player.hand.reverse();
    }
    // Cards of one deck change places within the draw pile.
    const [first, second] = draft.deck;
    const sameDeck = first?.split('-').at(-1) === second?.split('-').at(-1);
    if (first !== undefined && second !== undefined && sameDeck) {
      draft.deck.splice(0, 2, second, first);
    }
  });
}

test('R-3.1: two states that differ only in what is hidden give the same view', () => {
  const moment = fc.tuple(fc.nat(), fc.integer({ min: -1, max: 4 }));
  const moments = fc.array(moment, { minLength: 5, maxLength: 5, size: 'max' });
  let differing = 0;
  check(
    fc.property(anyRecipe, moments, (recipe, looks) => {
      const { states } = rememberedGame(recipe);
      for (const [at, seat] of looks) {
        // Not the last: a game that is over shows all hands.
        const state = states[at % (states.length - 1)];
        // What the present decision shows is public and depends on the hand while a card is chosen.
        if (state === undefined) throw new Error('no states');
        const viewer = seat < 0 || seat >= state.players.length ? 'spectator' : seat;
        const other = shuffledSecrets(state, viewer);
        if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
        expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(state, viewer)));
        // Who decides can do the same, and is told the same of what they cannot do.
        if (state.decision?.seat === viewer) expectSame(choices(other), choices(state));
      }
    }),
    // Playing takes longest: besides `FUZZ`, fewer games are looked at, each at several moments.
    process.env.FUZZ === undefined ? 10 : 30,
  );
  expect(differing).toBeGreaterThan(20);
});

test('the seed is nowhere in a view', () => {
  const state = createGame({ map: 'italia', players: 2, seed: 'very-secret-seed' });
  expect(JSON.stringify(viewFor(state, 0))).not.toContain('very-secret-seed');
  expect(JSON.stringify(state)).not.toContain('very-secret-seed');
});
