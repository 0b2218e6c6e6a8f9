/** Every reason of the library stands under its code, in the words of the source. */
// answers for src/board src/maps src/modules src/roles src/rules src/scoring src/engine src/kit src/log src/notation
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { englishErrors } from '../../src/all-words';
import { ConcordiaError, cards, ERROR_CODES, getMap } from '../../src/index';
import type { Refusal } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { inWords } from '../../src/model/error-words';
import { type Names, titleCase } from '../../src/model/names';
import { namesOf } from '../../src/words/game-names';
import type { WordSet } from '../../src/words/word-set';
import { faultsPage } from '../../tools/pages/faults';
import { page, ROOT } from '../readme/markdown';
import { REFUSAL_SAMPLES } from '../support/refusal-samples';
import { REFUSALS } from '../support/refusals';

/** What `error.reason` is where nothing finer is said. */
function plainReason(code: string): string {
  return code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** What the page of reasons lists under each code: a line for each. */
const LISTED = new Map(
  faultsPage()
    .split(/^#+ /m)
    .map((section) => {
      const [code = '', ...lines] = section.split('\n');
      return [code.replaceAll('`', ''), lines.filter((line) => line.startsWith('- '))] as const;
    }),
);

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

describe('the page of reasons', () => {
  test.each([...new Set(REFUSALS.map(({ code }) => code))])('has those of %s', (code) => {
    const wanted = REFUSALS.flatMap((refusal) => (refusal.code === code ? refusal.reason : []));
    const listed = LISTED.get(code)?.map((line) => /^- `(\w+)`: "/.exec(line)?.[1]);
    expect(listed?.toSorted()).toEqual(wanted.sort());
  });

  test.each(REFUSALS.map((refusal) => [refusal.reason, refusal] as const))(
    'has %s with its rule and its details',
    (reason, refusal) => {
      const line = LISTED.get(refusal.code)?.find((text) => text.startsWith(`- \`${reason}\``));
      const { rule, details } = exampleOf(refusal);
      if (rule !== undefined) expect(line).toContain(`." ${rule}, \``);
      expect(line).toContain(` \`${JSON.stringify(details)}\``);
    },
  );

  test('and docs/errors.md name the reasons of all other errors', () => {
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

/** The refusal with facts as they come up. */
function exampleOf(refusal: Reason): Refusal {
  const [facts] = REFUSAL_SAMPLES[refusal.reason as keyof typeof REFUSAL_SAMPLES];
  return Reflect.apply(refusal, undefined, [facts]);
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
