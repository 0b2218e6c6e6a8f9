/** Every fault of the command line, as a person reads it in each language. */
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { words as frenchWords } from '../../src/cli/languages/fr.js';
import type { CliFault, CliReason } from '../../src/cli/languages/words';
import { toldIn } from '../../src/cli/told-in';
import { usageOf } from '../../src/cli/usage';
import { faultsPage } from '../../tools/pages/faults';
import { CLI_FAULT_SAMPLES } from '../support/cli-fault-samples';
import { concordia, scratch } from './console';

const FAULTS = Object.entries(CLI_FAULT_SAMPLES).map(
  // By its reason each has facts of its own kind.
  ([reason, facts]) => [reason, { reason, facts } as CliFault] as const,
);

/** Words that French does not have. */
const ENGLISH = /\b(?:the|there|is|are|cannot|must|it|not|more|than|argument for|missing)\b/i;

/** Hard spaces are for screens. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what a person reads', () => {
  test.each(FAULTS)('%s in English', (_, fault) => {
    expect(toldIn(ENGLISH_WORDS, fault)).toMatch(/^\S.*\S$/);
    expect(toldIn(ENGLISH_WORDS, fault)).not.toMatch(/undefined|\[object/);
  });

  test.each(FAULTS)('%s in French', (_, fault) => {
    const text = toldIn(frenchWords, fault);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toBe(toldIn(ENGLISH_WORDS, fault));
  });

  test('stands on the page of faults', () => {
    const [, section = ''] = faultsPage().split('\n## Of the command line\n');
    expect(section.split('\n').filter((line) => line.startsWith('- '))).toEqual(
      FAULTS.map(([reason, fault]) => `- \`${reason}\`: "${toldIn(ENGLISH_WORDS, fault)}"`),
    );
  });
});

/** What commander calls them. */
const CODES: Readonly<Partial<Record<CliReason, string>>> = {
  unknownOption: 'commander.unknownOption',
  unknownCommand: 'commander.unknownCommand',
  argumentMissing: 'commander.missingArgument',
  valueMissing: 'commander.optionMissingArgument',
  tooManyArguments: 'commander.excessArguments',
  optionsConflict: 'commander.conflictingOption',
  badValue: 'commander.invalidArgument',
};

test.each(FAULTS.filter(([, { facts }]) => 'said' in facts && !('file' in facts)))(
  'what the parser of arguments says is read: %s',
  (_, fault) => {
    const { said: message } = fault.facts as { readonly said: string };
    expect(usageOf({ code: CODES[fault.reason] ?? '', message })).toEqual(fault);
  },
);

test('so is a value of an argument that has no choices', () => {
  const code = 'commander.invalidArgument';
  const message =
    "command-argument value '-' is invalid for argument 'logs'. Standard input can be read only once.";
  expect(usageOf({ code, message })).toMatchObject({
    reason: 'badValue',
    facts: { argument: 'logs', value: '-', why: 'Standard input can be read only once.' },
  });
});

describe('--lang fr', () => {
  const files = scratch();

  test('and each log of many', async () => {
    const folder = files.dir;
    const { out } = await concordia(['--lang', 'fr', 'validate', folder, 'none.json']);
    expect(plain(out)).toContain(`✗ ${folder}: il n’y a pas de journal dans ce dossier ; `);
    expect(plain(out)).toContain('✗ none.json: on ne peut pas lire le contenu : il n’y a rien');
  });
});
