/** The page of everything that can be wrong with input, in English words. */
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { toldIn } from '../../src/cli/told-in';
import type { CliFault } from '../../src/cli/words';
import { cards, getMap } from '../../src/index';
import { clauseOf } from '../../src/model/fault-words';
import { namesOf } from '../../src/words/game-names';
import { CLI_FAULT_SAMPLES } from '../../test/support/cli-fault-samples';
import { englishErrors } from '../../test/support/english-errors';
import { FAULT_SAMPLES } from '../../test/support/fault-samples';

const PLAYERS = ['Livia', 'Gaius'].map((name) => ({ name }));

const HEAD = `# Every fault

What can be wrong with input, in the words of the package; [errors](../errors.md) says where they stand. Names and numbers are
examples. \`npm run pages\` makes this page from the words in the code.`;

export function faultsPage(): string {
  const names = namesOf(getMap('imperium'), new Map(Object.entries(cards)), PLAYERS, {});
  const ofInput = Object.entries(FAULT_SAMPLES).map(([reason, facts]) =>
    line(reason, clauseOf(reason, facts, names, [englishErrors])),
  );
  const ofCommands = Object.entries(CLI_FAULT_SAMPLES).map(([reason, facts]) =>
    // By its reason each has facts of its own kind.
    line(reason, toldIn(ENGLISH_WORDS, { reason, facts } as CliFault)),
  );
  const parts = [
    '## Of input',
    ofInput.join('\n'),
    '## Of the command line',
    ofCommands.join('\n'),
  ];
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

function line(reason: string, words: string | undefined): string {
  if (words === undefined) throw new Error(`there are no English words for ${reason}`);
  return `- \`${reason}\`: "${words}"`;
}
