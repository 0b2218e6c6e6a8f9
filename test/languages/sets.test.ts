/** Words of several authors: a language, a plug-in’s own words in it, and those that somebody else brings for it. */
import { describe, expect, test } from 'vitest';
import { neededTexts } from '../../src/cli/catalogue/needed';
import { createEngine } from '../../src/core';
import { createLibrary, type WordSet } from '../../src/index';
import { defineModule, defineRules, event, seat, type Translation } from '../../src/kit';
import { english } from '../../src/languages/en/index';
import { french } from '../../src/languages/fr/index';
import { imperium } from '../../src/maps/imperium/index';
import { createNotation } from '../../src/notation';
import { createScreen } from '../../src/screen';
import { createSpeech, missingWords } from '../../src/words';

const cheered = event({
  type: 'cheered',
  shape: { seat },
  words: (names, { seat }) => `${names.player(seat)} is cheered`,
});

const inFrench: Translation = {
  language: 'fr',
  events: {
    cheered: (names, { seat }: { readonly seat: number }) => `${names.player(seat)} est applaudi`,
  },
};

function cheers(languages?: readonly Translation[]) {
  return defineModule({
    id: 'cheers',
    ...(languages && { languages }),
    rules: defineRules({
      id: 'cheers',
      events: [cheered],
      on: { cardPlayed: (transition, { seat }) => transition.emit({ type: 'cheered', seat }) },
    }),
  });
}

const OPTIONS = { map: 'imperium', players: ['Livia', 'Yves'], seed: 'x', modules: ['cheers'] };

function toldBy(definition: Omit<Parameters<typeof createLibrary>[0], 'maps'>): readonly string[] {
  const library = createLibrary({ maps: [imperium], ...definition });
  const state = library.createGame(OPTIONS);
  const result = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
  if (!result.ok) throw result.error;
  return result.events.flatMap((one) => library.sentenceOf(state, one) ?? []);
}

describe('words of a plug-in', () => {
  test('are English where it brings no others', () => {
    expect(toldBy({ modules: [cheers()], words: french })).toEqual([
      'Livia joue la carte Architecte',
      'Livia is cheered',
    ]);
  });

  test('are its own in the language of the library, and in no other', () => {
    const modules = [cheers([inFrench])];
    expect(toldBy({ modules, words: french }).at(-1)).toBe('Livia est applaudi');
    expect(toldBy({ modules, words: { language: 'FR' } }).at(-1)).toBe('Livia est applaudi');
    expect(toldBy({ modules }).at(-1)).toBe('Livia is cheered');
    expect(toldBy({ modules, words: { language: 'de' } }).at(-1)).toBe('Livia is cheered');
  });

  test('can come from another package, which has the last word', () => {
    const other: WordSet = { language: 'fr', events: { cheered: () => 'Bravo' } };
    expect(toldBy({ modules: [cheers()], words: [french, inFrench] }).at(-1)).toBe(
      'Livia est applaudi',
    );
    expect(toldBy({ modules: [cheers([inFrench])], words: [french, other] })).toEqual([
      'Livia joue la carte Architecte',
      'Bravo',
    ]);
  });

  test('speak from engines, too', () => {
    const engine = createEngine({ maps: [imperium], modules: [cheers([inFrench])] });
    const state = engine.createGame(OPTIONS);
    const speech = createSpeech(engine, french);
    expect(speech.sentenceOf(state, { type: 'cheered', seat: 1, because: { rule: 'R-3.1' } })).toBe(
      'Yves est applaudi',
    );
    expect(createScreen(engine, [french, inFrench]).describeCard('consul-v')).toMatch(/carte/);
  });

  test('are those of the languages in which logs are written', () => {
    const modules = [cheers([inFrench])];
    const engine = createEngine({ maps: [imperium], modules });
    const library = createLibrary({ maps: [imperium], modules });
    const log = library.recordGame(OPTIONS, [{ type: 'playCard', seat: 0, card: 'architect' }]);
    const names = { role: (name: string) => (name === 'architect' ? 'Bâtisseur' : name) };
    const plain = createNotation(engine, { languages: [{ language: 'fr', names }] });
    expect(plain.formatLog(log, { language: 'fr' })).toMatch(/Livia: Bâtisseur$/m);
    const both = createNotation(engine, { languages: [{ language: 'fr' }, french] });
    expect(both.formatLog(log, { language: 'fr' })).toMatch(/Livia: Architecte$/m);
  });
});

describe('wrong words are refused where the library is made', () => {
  test.each<readonly [string, unknown, string]>([
    ['an entry that is no function', { events: { cardPlayed: 7 } }, 'words.events.cardPlayed'],
    ['a section that is none', { actions: 'none' }, 'words.actions'],
    ['a notation that is none', { notation: null }, 'words.notation'],
    ['an unknown section', { evnts: {} }, 'words'],
    ['a language that is no text', { language: 5 }, 'words.language'],
    ['the second of two', [french, { refusals: { notInHand: '' } }], 'words[1].refusals.notInHand'],
    ['two languages', [french, { language: 'de' }], 'words'],
    ['no words', 7, 'words'],
  ])('%s', (_, words, path) => {
    const make = () => createLibrary({ maps: [imperium], words: words as WordSet });
    expect(make).toThrow(
      expect.objectContaining({
        code: 'INVALID_LIBRARY',
        details: expect.objectContaining({ path }),
      }),
    );
  });

  test('those of a plug-in, too', () => {
    const wrong = { language: 'fr', events: { cheered: 'est applaudi' } };
    expect(() => cheers([wrong as unknown as Translation])).toThrow(
      expect.objectContaining({
        code: 'INVALID_RULES',
        details: expect.objectContaining({ path: 'languages[0].events.cheered' }),
      }),
    );
  });

  test('empty texts are English', () => {
    const words: WordSet = {
      language: 'fr',
      actions: { playCard: () => ' ' },
      decisions: { playCard: () => '' },
      refusals: { notInHand: () => '' },
    };
    const library = createLibrary({ maps: [imperium], words });
    const state = library.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'x' });
    expect(library.describeDecision(state)).toBe('Livia plays a card');
    expect(library.describeAction(state, { type: 'playCard', seat: 0, card: 'mercator-i' })).toBe(
      'Play Mercator I',
    );
    const result = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator-i' });
    expect(!result.ok && result.error.message).toBe('Mercator I is not in your hand.');
  });
});

describe('what is missing', () => {
  const engine = createEngine({ maps: [imperium], modules: [cheers()] });

  test('is named by its place', () => {
    expect(missingWords(engine, french)).toEqual(['events.cheered']);
    expect(missingWords(engine, [french, inFrench])).toEqual([]);
    const { gameOver: _over, ...others } = french;
    expect(missingWords(engine, [others, inFrench])).toEqual(['gameOver']);
  });

  test('is nothing of English, which stands beside the rules', () => {
    expect(missingWords(engine, english)).toEqual([]);
    expect(missingWords(engine, [{ language: 'EN', gameOver: 'Game over.' }])).toEqual([]);
    // Words without a tag are of a language that nobody knows.
    expect(missingWords(engine, {})).toContain('gameOver');
  });

  test('has its English text and its fields beside its place', () => {
    expect(neededTexts(engine, [french])).toEqual([
      { key: 'events.cheered', english: expect.any(Function), fields: ['seat'] },
    ]);
  });

  test('is still missing while it is empty', () => {
    const empty: WordSet = { language: 'fr', events: { cheered: () => '' } };
    expect(missingWords(engine, [french, empty])).toEqual(['events.cheered']);
  });
});
