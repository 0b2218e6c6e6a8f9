/** What can happen, be done and be decided, each by an example of it, in every language. */
import { describe, expect, test } from 'vitest';
import * as english from '../../src/index';
import { inWords } from '../../src/model/error-words';
import { namesWith } from '../../src/model/names';
import { EXAMPLE_EVENTS } from '../support/example-events';
import { SAMPLE_ACTIONS, SAMPLE_DECISIONS } from '../support/samples';
import { LANGUAGES, libraryIn } from '../support/spoken-games';

const OPTIONS = { map: 'imperium', players: ['Livia', 'Gaius', 'Flavia'], seed: 'ludi' } as const;
const same = english.createGame(OPTIONS);

/** Facts that are places, provinces and tiles. */
const NAMED = ['city', 'from', 'to', 'tile', 'place', 'castle', 'square', 'province'];

function idsIn(facts: object): readonly string[] {
  return Object.entries(facts).flatMap(([key, id]) =>
    NAMED.includes(key) && typeof id === 'string' ? [id] : [],
  );
}

/** What stays of a name however it is declined: the beginning of its last word. */
function stemOf(name: string): string {
  return name.toLowerCase().split(' ').at(-1)?.slice(0, 4) ?? '';
}

describe.each(LANGUAGES)('in %s', (_, words) => {
  const library = libraryIn(words);
  const state = library.createGame(OPTIONS);

  function expectTold(
    text: string | undefined,
    inEnglish: string | undefined,
    facts: object,
  ): void {
    expect(text === undefined).toBe(inEnglish === undefined);
    if (text === undefined) return;
    expect(text).toMatch(/\S/);
    // `Livia a 7 points` is French.
    expect(text).not.toMatch(/undefined|\bNaN\b|\[object| the | a (?!\d)| {2}/);
    expect(text).not.toBe(inEnglish);
    for (const id of idsIn(facts)) {
      if (!inEnglish?.includes(english.nameOf(same, id))) continue;
      expect(text.toLowerCase()).toContain(stemOf(library.nameOf(state, id)));
    }
  }

  test.each(EXAMPLE_EVENTS.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    expectTold(library.sentenceOf(state, event), english.sentenceOf(same, event), event);
  });

  test.each(SAMPLE_ACTIONS.map((action) => [action.type, action] as const))(
    '%s',
    (_type, action) => {
      const inEnglish = english.describeAction(same, action);
      expectTold(library.describeAction(state, action), inEnglish, action);
    },
  );

  test.each(Object.entries(SAMPLE_DECISIONS))('the decision %s', (kind, samples) => {
    const told = samples.map((facts) => {
      const decision = { kind, ...facts };
      const inEnglish = english.describeDecision({ ...same, decision } as english.GameState);
      const text = library.describeDecision({ ...state, decision } as english.GameState);
      expectTold(text, inEnglish, facts);
      expect(text).toContain('Gaius');
      return text;
    });
    expect(new Set(told).size).toBe(samples.length);
  });

  test('errors that no rule has made say what is wrong, and where', () => {
    const details = { path: 'players[0].goods' };
    for (const code of english.ERROR_CODES.filter((known) => known.startsWith('INVALID_'))) {
      const error = new english.ConcordiaError({ code, message: 'Wrong.', details });
      const { message } = error.localized((refusal) =>
        inWords(refusal, namesWith(words.names), [words]),
      );
      expect(message, code).toContain(details.path);
      expect(message, code).not.toMatch(/undefined|Wrong/);
    }
    const refused = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 4 });
    if (refused.ok) throw new Error('it is accepted');
    expect(refused.error.message).toContain('card');
    expect(refused.error.message).not.toMatch(/Invalid|expected/);
  });
});
