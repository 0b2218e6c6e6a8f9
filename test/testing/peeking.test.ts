/** Players that choose by what they cannot see are found; those of the package do not peek. */
import { describe, expect, test } from 'vitest';
import {
  greedy,
  planner,
  plannerWith,
  random,
  type Strategy,
  searcher,
  searcherWith,
} from '../../src/bots';
import { pick } from '../../src/bots/strategy';
import type { GameState } from '../../src/index';
import * as concordia from '../../src/index';
import type { AnyAction } from '../../src/kit';
import { expectNoPeeking } from '../../src/testing';
import { biddingLibrary } from '../support/bids';
import { thrownBy } from '../support/scenario';

const PLAIN = { map: 'imperium', players: 2, seed: 'peek' } as const;
const BIDS = { map: 'toy', players: 3, seed: 'peek' } as const;
const FULL = { map: 'sicilia', players: 3, modules: ['forum'], seed: 'peek' } as const;

/** The library, and the state that it has shown last: a way around the view. */
function bugged() {
  const found: { state?: GameState } = {};
  const library = {
    ...concordia,
    viewFor(state: GameState, viewer: concordia.Viewer) {
      found.state = state;
      return concordia.viewFor(state, viewer);
    },
  };
  return { library, found };
}

/** The same of a library with secret bids. */
function buggedBids() {
  const found: { parts?: object } = {};
  const own = biddingLibrary();
  const library: typeof own = {
    ...own,
    viewFor(state, viewer) {
      found.parts = state.parts;
      return own.viewFor(state, viewer);
    },
  };
  return { library, found };
}

/** The choice by a text: another one for another text, as far as there are enough actions. */
function chosenBy<A extends AnyAction>(text: string, actions: readonly A[]): A {
  const sum = [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return pick(actions, () => sum % actions.length);
}

describe('no player of the package peeks', () => {
  test.each([random, greedy, planner])('$name', (player) => {
    expectNoPeeking(concordia, player, { options: PLAIN });
    // Before a push, one of them sees everything that there is to see.
    if (process.env.FUZZ === undefined && player !== planner) return;
    expectNoPeeking(concordia, player, { options: FULL });
  });

  test('searcher', () => {
    expectNoPeeking(concordia, searcher({ sims: 2 }), { options: PLAIN });
  });

  test('in games with the secrets of a module from elsewhere', () => {
    const own = biddingLibrary();
    for (const player of [plannerWith(own), searcherWith(own, { sims: 1 })]) {
      expectNoPeeking(own, player, { options: BIDS });
    }
  });

  test('one that guesses by its history', () => {
    const guesser: Strategy = {
      name: 'guesser',
      choose: (view, actions, chance, history) =>
        chosenBy((history?.guess(chance).deck ?? view.deck).join(), actions),
    };
    expectNoPeeking(concordia, guesser, { options: FULL });
  });
});

describe('a player is found', () => {
  const KNOWS = /^The player spy knows what it cannot see: .*deck\[\d+\] is/;

  test('that knows the state behind the view', () => {
    const { library, found } = bugged();
    const spy: Strategy = {
      name: 'spy',
      choose: (_view, actions) => chosenBy(found.state?.deck.join() ?? '', actions),
    };
    expect(thrownBy(() => expectNoPeeking(library, spy, { options: PLAIN })).message).toMatch(
      KNOWS,
    );
  });

  test('that knows the secret of a module from elsewhere', () => {
    const { library, found } = buggedBids();
    const spy = {
      name: 'spy',
      choose: <A extends AnyAction>(_view: unknown, actions: readonly A[]) =>
        chosenBy(Object(found.parts).bids.bids.join(), actions),
    };
    expect(thrownBy(() => expectNoPeeking(library, spy, { options: BIDS })).message).toMatch(
      /^The player spy knows what it cannot see: .*parts\.bids\.bids\[\d\] is/,
    );
  });

  test('that peeks only when it has a history', () => {
    const { library, found } = bugged();
    const spy: Strategy = {
      name: 'spy',
      choose: (view, actions, _chance, history) =>
        chosenBy((history === undefined ? view : found.state)?.deck.join() ?? '', actions),
    };
    expect(thrownBy(() => expectNoPeeking(library, spy, { options: PLAIN })).message).toMatch(
      KNOWS,
    );
  });

  test.each<readonly [string, Strategy['choose'], RegExp]>([
    [
      'that chooses what is not listed',
      () => ({ type: 'pass', seat: 9 }),
      /^The player odd chooses what is not listed: .*"seat":9/,
    ],
    [
      'that has luck of its own',
      (() => {
        let count = 0;
        return (_view, actions) => pick(actions, () => count++ % actions.length);
      })(),
      /^The player odd chooses otherwise for the same seed/,
    ],
    [
      'that changes the list it is given',
      (_view, actions) => {
        const [first] = actions;
        if (Array.isArray(actions)) actions.reverse();
        return first ?? { type: 'pass', seat: 0 };
      },
      /^The player odd changes what it is given/,
    ],
  ])('%s', (_, choose, message) => {
    const odd: Strategy = { name: 'odd', choose };
    expect(thrownBy(() => expectNoPeeking(concordia, odd, { options: PLAIN })).message).toMatch(
      message,
    );
  });
});
