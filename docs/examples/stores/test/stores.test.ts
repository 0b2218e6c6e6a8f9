import { createSlice } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import {
  applyAction,
  ConcordiaError,
  createGame,
  type GameState,
  legalActions,
} from '../../../../src/index';
import { GAME } from '../../../../test/bad-input/support';
import { answerOfWorker } from '../../../../test/support/bundled-example';
import { played, store } from '../redux';

/** A state that another library has frozen, as Immer does with what is in a store. */
function frozenCopy(state: GameState): GameState {
  const copy = structuredClone(state);
  const { reducer } = createSlice({ name: 'copy', initialState: copy, reducers: {} });
  return reducer(undefined, { type: 'any' });
}

/** How often somebody asks what keys a state has, which is what checking it begins with. */
function watched(state: GameState): { readonly state: GameState; looks: number } {
  const watch = { state, looks: 0 };
  watch.state = new Proxy(state, {
    get(target, key) {
      if (key === 'board') watch.looks += 1;
      return Reflect.get(target, key);
    },
  });
  return watch;
}

describe('states from elsewhere', () => {
  const state = GAME.states[100] ?? createGame({ map: 'italia', players: 2, seed: 'stores' });

  test('a frozen one is checked once and then remembered', () => {
    const watch = watched(frozenCopy(state));
    expect(legalActions(watch.state)).toEqual(legalActions(state));
    const { looks } = watch;
    expect(looks).toBeGreaterThan(0);
    for (let call = 0; call < 10; call++) legalActions(watch.state);
    expect(watch.looks).toBe(looks);
  });

  test('one that is frozen on the surface only is checked again each time', () => {
    const copy = Object.freeze(structuredClone(state));
    expect(legalActions(copy)).toEqual(legalActions(state));
    Object.assign(copy.players[0] ?? {}, { money: -5 });
    expect(() => legalActions(copy)).toThrow(ConcordiaError);
  });

  test('what comes of one is the library’s own', () => {
    const [action] = legalActions(state);
    if (action === undefined) throw new Error('the game is over');
    const next = applyAction(frozenCopy(state), action);
    expect(next).toEqual(applyAction(state, action));
    expect(Object.isFrozen(next.players)).toBe(true);
  });
});

describe('docs/examples/stores', () => {
  test('redux.ts plays in the store, on states of the library’s own', () => {
    const before = store.getState().game;
    const [action] = legalActions(before);
    if (action === undefined) throw new Error('nothing to play');
    store.dispatch(played(action));
    const { game } = store.getState();
    expect(game).toEqual(applyAction(before, action));
    const watch = watched(game);
    legalActions(game);
    expect(watch.looks).toBe(0);
  });

  test('redux.ts: an action that is refused leaves the store as it was', () => {
    const before = store.getState();
    expect(() => store.dispatch(played({ type: 'takeIncome', seat: 1 }))).toThrow(ConcordiaError);
    expect(store.getState()).toBe(before);
  });

  test('search-worker.ts answers a state with an action', async () => {
    const state = GAME.states[60];
    const answer = await answerOfWorker('docs/examples/stores/search-worker.ts', state);
    expect(state && legalActions(state)).toContainEqual(answer);
  });
});
