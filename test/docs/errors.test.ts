/** docs/errors.md names every reason of the library under its code, and says it in the words of the source. */
// answers for src/board src/maps src/modules src/roles src/rules src/scoring src/engine src/kit src/log src/notation
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { englishErrors } from '../../src/all-words';
import { ConcordiaError, cards, ERROR_CODES, getMap } from '../../src/index';
import type { Refusal } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { inWords } from '../../src/model/fault-words';
import { type Names, titleCase } from '../../src/model/names';
import { namesOf } from '../../src/words/game-names';
import type { WordSet } from '../../src/words/word-set';
import { faultsPage } from '../../tools/pages/faults';
import { page, ROOT } from '../readme/markdown';
import { REFUSALS } from '../support/refusals';

/** What `error.reason` is where nothing finer is said. */
function plainReason(code: string): string {
  return code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The text under the heading of a code, on one line. */
function sectionOf(code: string): string {
  const [, after = ''] = page('docs/errors.md').split(`\n### \`${code}\`\n`);
  return after.split(/\n##/)[0] ?? '';
}

/** What is said of each reason under a code: those that it lists, or the one that it has. */
function saidOf(code: string): ReadonlyMap<string, string> {
  const section = sectionOf(code);
  const items = [...section.matchAll(/^- `(\w+)`: ((?:.+\n(?!- ))*.+)/gm)];
  const entries = items.map(([, reason = '', text = '']) => [reason, text] as const);
  return new Map(entries.length > 0 ? entries : [[plainReason(code), section]]);
}

/** What is not about a rule of the game has a sentence of its own, beside those around clauses. */
const SENTENCES = Object.keys(englishErrors.refusals ?? {}).filter(
  (reason) => !ERROR_CODES.some((code) => plainReason(code) === reason && /^INVALID_/.test(code)),
);

const SOURCES = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => page(`src/${file}`));

describe('the reasons', () => {
  /** Those that are not about a rule of the game, too. */
  const known = [...REFUSALS.map(({ reason }) => reason), ...SENTENCES];

  test('are names of their own', () => {
    expect(known.filter((reason) => !/^[a-z]+([A-Z][a-z]+)*$/.test(reason))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('are of codes that there are', () => {
    const codes: readonly string[] = ERROR_CODES;
    expect(REFUSALS.filter(({ code }) => !codes.includes(code))).toEqual([]);
  });

  test('all of the source stand in the lists of rules', () => {
    const written = SOURCES.flatMap((text) => [
      ...text.matchAll(/^(?! \*).*\b(?:refusal|baseRefusal)\(\{\n\s*(.+)/gm),
    ]);
    const reasons = written.map(([, line = '']) => /^reason: '(\w+)',$/.exec(line)?.[1] ?? line);
    expect(reasons.sort()).toEqual([...known].sort());
  });
});

describe('docs/errors.md', () => {
  test.each([...new Set(REFUSALS.map(({ code }) => code))])('%s has its reasons', (code) => {
    const wanted = REFUSALS.flatMap((refusal) => (refusal.code === code ? refusal.reason : []));
    // An action of the wrong shape is refused by no rule.
    if (code === 'INVALID_ACTION') wanted.push('invalidAction');
    expect([...saidOf(code).keys()].sort()).toEqual(wanted.sort());
  });

  test('names the reasons of all other errors', () => {
    const inRules = new Set(REFUSALS.map(({ reason }) => reason));
    const written = SOURCES.flatMap((text) =>
      [...text.matchAll(/^ +reason: '(\w+)',$/gm)].map(([, reason = '']) => reason),
    );
    const ofCodes = new Set<string>(ERROR_CODES.map(plainReason));
    const others = [...written, ...SENTENCES].filter(
      (reason) => !inRules.has(reason) && !ofCodes.has(reason),
    );
    expect(others).toContain('unknownPlace');
    const told = page('docs/errors.md') + faultsPage();
    expect(others.filter((reason) => !told.includes(`\`${reason}\``))).toEqual([]);
  });

  test.each(REFUSALS.map((refusal) => [refusal.reason, refusal] as const))(
    '%s in the words of the source',
    (_reason, refusal) => {
      const error = new ConcordiaError(exampleOf(refusal)).localized((refusal) =>
        inWords(refusal, NAMES, [englishErrors]),
      );
      expect(textOf(refusal)).toContain(`"${error.message}"`);
    },
  );
});

describe('in French', () => {
  test.each(REFUSALS.map((refusal) => [refusal.reason, refusal] as const))(
    '%s is a sentence, too',
    (_reason, refusal) => {
      const error = new ConcordiaError(exampleOf(refusal));
      const { message } = error.localized((refusal) =>
        inWords(refusal, FRENCH, [french as WordSet]),
      );
      expect(message).toMatch(/^[A-ZÀ-Ý«].*[.?]$/);
      expect(message).not.toMatch(/undefined|NaN|\[object| the /);
      expect(message).not.toBe(
        error.localized((refusal) => inWords(refusal, NAMES, [englishErrors])).message,
      );
    },
  );
});

type Reason = (typeof REFUSALS)[number];

/** What the page says of a reason. */
function textOf({ code, reason }: Reason): string {
  return (saidOf(code).get(reason) ?? '').replace(/\s+/g, ' ');
}

/** The refusal with the facts of the page: the first object that is no action is what `details` are there. */
function exampleOf(refusal: Reason): Refusal {
  const [facts = '{}'] = [...textOf(refusal).matchAll(/`(\{[^`]*\})`/g)].flatMap(
    ([, object = '']) => (object.includes('type: ') ? [] : object),
  );
  return Reflect.apply(refusal, undefined, [new Function(`return ${facts}`)()]);
}

const PLAYERS = ['Livia', 'Gaius', 'Flavia'].map((name) => ({ name }));

const FRENCH: Names = namesOf(
  getMap('imperium'),
  new Map(Object.entries(cards)),
  PLAYERS,
  french.names,
);

/** Names of the game in the examples; of places on other boards, what their ids say. */
const NAMES: Names = namesOf(getMap('imperium'), new Map(Object.entries(cards)), PLAYERS, {
  place: (id) => id.replace(/^\w+:/, '').split('~').map(titleCase).join('–'),
});
