/** A reader that knows all six languages of the package mistakes none for another. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLibrary, type UncheckedLog } from '../../src/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { LANGUAGES } from '../support/spoken-games';

const library = createLibrary({
  maps: allMaps,
  modules: allModules,
  languages: LANGUAGES.map(([, words]) => words),
});

/** Besides `FUZZ`, games with rules that have words of their own are enough. */
const SHOWN = /^(?:germania|roma|sicilia|byzantium-salt|hellas-forum|ionium-teams)-/;

/** Games of a map and its modules, as the package has them. */
const LOGS = readdirSync('docs/examples')
  .filter((name) => name.endsWith('.json') && !name.includes('broken'))
  .filter((name) => process.env.FUZZ !== undefined || SHOWN.test(name))
  .map((name): readonly [string, UncheckedLog] => [
    name,
    JSON.parse(readFileSync(`docs/examples/${name}`, 'utf8')),
  ]);

/** Besides `FUZZ`, each language has every other game, so that each game is read in several. */
function inTurn(language: string): typeof LOGS {
  if (process.env.FUZZ !== undefined) return LOGS;
  const first = LANGUAGES.findIndex(([, words]) => words.language === language);
  return LOGS.filter((_, index) => (first + index) % 2 === 0);
}

describe.each(LANGUAGES)('%s', (_, { language = '' }) => {
  test.each(inTurn(language))('%s is read back', (_name, log) => {
    const text = library.formatLog(log, { language });
    expect(text).toContain(`[Language "${language}"]`);
    const whole = library.parseLog(text);
    expect(whole.actions).toEqual(log.actions);
    // Nobody has to say which language it is.
    const untagged = text.replace(/^\[Language .*\n/m, '');
    expect(library.parseLog(untagged).actions).toEqual(log.actions);
  });
});
