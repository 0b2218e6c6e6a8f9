/** What can happen and what can be done, each by an example of it, in French. */
import { describe, expect, test } from 'vitest';
import * as english from '../../src/index';
import { createLibrary } from '../../src/index';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps/all';
import { namesWith } from '../../src/model/names';
import { inWords } from '../../src/model/telling';
import { allModules } from '../../src/modules/all';
import type { WordSet } from '../../src/words/word-set';
import { EXAMPLE_EVENTS } from '../support/example-events';
import { SAMPLE_ACTIONS } from '../support/sample-actions';

const library = createLibrary({ maps: allMaps, modules: allModules, words: french });
const OPTIONS = { map: 'imperium', players: ['Livia', 'Gaius', 'Flavia'], seed: 'ludi' } as const;
const state = library.createGame(OPTIONS);
const same = english.createGame(OPTIONS);

function expectFrench(text: string | undefined, before: string | undefined): void {
  if (before === undefined) expect(text).toBeUndefined();
  else {
    expect(text).toMatch(/\S/);
    // `Livia a 7 points` is French.
    expect(text).not.toMatch(/undefined|NaN|\[object| the | a (?!\d)/);
  }
}

describe('in French', () => {
  test.each(EXAMPLE_EVENTS.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    expectFrench(library.sentenceOf(state, event), english.sentenceOf(same, event));
  });

  test.each(SAMPLE_ACTIONS.map((action) => [action.type, action] as const))(
    '%s',
    (_type, action) => {
      expectFrench(library.describeAction(state, action), english.describeAction(same, action));
    },
  );

  test('errors that no rule has made say what is wrong, and where', () => {
    const details = { path: 'players[0].goods' };
    for (const code of english.ERROR_CODES.filter((known) => known.startsWith('INVALID_'))) {
      const error = new english.ConcordiaError({ code, message: 'Wrong.', details });
      const { message } = error.localized((refusal) =>
        inWords(refusal, namesWith(french.names), [french as WordSet]),
      );
      expect(message, code).toContain(details.path);
      expect(message, code).not.toMatch(/undefined|Wrong/);
    }
    const refused = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 4 });
    if (refused.ok) throw new Error('it is accepted');
    expect(refused.error.message).toMatch(/^Action non valide/);
    expect(refused.error.message).toContain('card');
  });
});
