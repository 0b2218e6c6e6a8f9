/**
 * What players read, in every language: `golden/told.txt` has facts, one a line, and below them the sentence in each language.
 * Whoever adds facts or changes a text runs `npx vitest run test/languages/told.test.ts -u`, and reads the lines that changed.
 */
// answers for src/words src/maps src/modules src/roles src/rules

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishErrors } from '../../src/all-words';
import type { KnownTag } from '../../src/cli/languages/all';
import { createLibrary, type Names, type WordSet } from '../../src/index';
import { allMaps } from '../../src/maps/all';
import { clauseOf, inWords } from '../../src/model/error-words';
import { namesWith } from '../../src/model/names';
import { isRecord } from '../../src/model/plain';
import { allModules } from '../../src/modules/all';
import { wordsWith } from '../../src/words/merged-words';
import type { Any } from '../bad-input/support';
import { GAME_WORDS } from '../support/game-words';

const FILE = `${import.meta.dirname}/golden/told.txt`;
const TAGS: readonly KnownTag[] = ['en', 'de', 'fr', 'nl', 'pl', 'ja'];

/** The last is called as nobody is in Polish: a number behind a noun. */
const PLAYERS = ['Yves', 'Aurelia', 'Gracz 3'];

/** A library that speaks a language, its words alone, and names of nobody. */
function speakerOf(tag: KnownTag) {
  const words: WordSet = GAME_WORDS[tag];
  return {
    tag,
    words,
    library: createLibrary({ maps: allMaps, modules: allModules, words }),
    // English stands beside the rules, but for this.
    errors: tag === 'en' ? englishErrors : words,
    names: namesWith(wordsWith(words, []).names),
  };
}
type Speaker = ReturnType<typeof speakerOf>;

const SPEAKERS = TAGS.map(speakerOf);

/** What a language says of facts, by the title above them. */
function toldBy({ words, library, errors, names }: Speaker, title: string, facts: Any): unknown {
  const [kind = '', where, map = ''] = title.split(' ');
  if (kind === 'refusals') return refusal(names, errors, facts);
  if (where === 'without') {
    const say: unknown = Reflect.get(
      words[kind === 'events' ? 'events' : 'decisions'] ?? {},
      facts.type ?? facts.kind,
    );
    return typeof say === 'function' ? say(names, facts) : undefined;
  }
  const state = library.createGame({ map: map || 'imperium', players: PLAYERS, seed: 'ludi' });
  switch (kind) {
    case 'events':
      return library.sentenceOf(state, { ...facts, because: { rule: 'R-3.1' } });
    case 'buttons':
      return library.describeAction(state, facts);
    case 'decisions':
      return library.describeDecision({ ...state, decision: facts });
    case 'tries': {
      const result = library.tryApplyAction(state, facts);
      return result.ok ? undefined : result.error.message;
    }
    case 'cards':
      return library.describeCard(facts.card);
    case 'corrections':
      return library.describeCorrection(state, facts);
    default:
      throw new Error(`nothing is told of ${title}`);
  }
}

/** A sentence of a rule, or a clause of a fault. */
function refusal(
  names: Names,
  words: Speaker['errors'],
  { reason, facts }: Any,
): string | undefined {
  const fault = { code: 'OTHER', reason, message: '', details: facts } as const;
  const text = clauseOf(reason, facts, names, [words]) ?? inWords(fault, names, [words]).message;
  return text === '' ? undefined : text;
}

test('what is told has been read', async () => {
  let title = '';
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line): readonly string[] => {
      if (line.startsWith('# ')) title = line.slice(2);
      if (!line.startsWith('{')) return line.startsWith('  ') ? [] : [line];
      const facts: unknown = JSON.parse(line);
      const said = SPEAKERS.flatMap((speaker) => {
        const text = isRecord(facts) ? toldBy(speaker, title, facts) : undefined;
        return text === undefined ? [] : `  ${speaker.tag}  ${text}`;
      });
      // In English, nobody without a name decides here.
      expect(said.length, line).toBeGreaterThanOrEqual(TAGS.length - 1);
      return [line, ...said];
    });
  await expect(lines.join('\n')).toMatchFileSnapshot(FILE);
});
