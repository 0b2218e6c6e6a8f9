/** Every fault of the command line; what it says in each language is in `words-of-languages.test.ts` and `test/languages/golden`. */
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { type CliFault, type CliReason, toldIn } from '../../src/cli/languages/words';
import { usageOf } from '../../src/cli/usage';
import { faultsPage } from '../../tools/pages/faults';
import { CLI_FAULT_SAMPLES } from '../support/cli-fault-samples';

const FAULTS = Object.entries(CLI_FAULT_SAMPLES).map(
  // By its reason each has facts of its own kind.
  ([reason, facts]) => [reason, { reason, facts } as CliFault] as const,
);

test('each stands on the page of faults', () => {
  const [, section = ''] = faultsPage().split('\n## Of the command line\n');
  expect(section.split('\n').filter((line) => line.startsWith('- '))).toEqual(
    FAULTS.map(([reason, fault]) => `- \`${reason}\`: "${toldIn(ENGLISH_WORDS, fault)}"`),
  );
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
