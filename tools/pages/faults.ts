/** The page of everything that is refused, or wrong with input, in English words. */
import { englishErrors as sentences } from '../../src/all-words';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { type CliFault, toldIn } from '../../src/cli/languages/words';
import { ConcordiaError, cards, ERROR_CODES, getMap } from '../../src/index';
import type { RefusalType } from '../../src/kit';
import { clauseOf, inWords } from '../../src/model/error-words';
import { reasonOf } from '../../src/model/errors';
import { type Names, titleCase } from '../../src/model/names';
import { namesOf } from '../../src/words/game-names';
import { CLI_FAULT_SAMPLES } from '../../test/support/cli-fault-samples';
import { englishErrors } from '../../test/support/english-errors';
import { FAULT_SAMPLES } from '../../test/support/fault-samples';
import { REFUSAL_SAMPLES } from '../../test/support/refusal-samples';
import { REFUSALS } from '../../test/support/refusals';

const PLAYERS = ['Livia', 'Gaius'].map((name) => ({ name }));

/** Of places on other boards, what their ids say. */
const NAMES: Names = namesOf(getMap('imperium'), new Map(Object.entries(cards)), PLAYERS, {
  place: (id) => id.replace(/^\w+:/, '').split('~').map(titleCase).join('–'),
});

const HEAD = `# Every reason

Why actions and input are refused, in the words of the package; [errors](../errors.md) says what codes mean, and where reasons stand.
Names and numbers are examples. \`npm run pages\` makes this page from the words in the code.`;

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
    '## Of rules',
    ...ofRules(),
    '## Of games and libraries',
    ofGames().join('\n'),
    '## Of input',
    ofInput.join('\n'),
    '## Of the command line',
    ofCommands.join('\n'),
  ];
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

/** The reasons of each code that rules refuse with, with rule and details. */
function ofRules(): readonly string[] {
  return ERROR_CODES.flatMap((code) => {
    const lines = REFUSALS.filter((refusal) => refusal.code === code).map(lineOf);
    return lines.length === 0 ? [] : [`### \`${code}\``, lines.join('\n')];
  });
}

function lineOf(refusal: RefusalType): string {
  const [facts] = REFUSAL_SAMPLES[refusal.reason as keyof typeof REFUSAL_SAMPLES];
  const error = new ConcordiaError(Reflect.apply(refusal, undefined, [facts])).localized((one) =>
    inWords(one, NAMES, [englishErrors]),
  );
  const rule = error.rule === undefined ? '' : ` ${error.rule},`;
  return `${line(refusal.reason, error.message)}${rule} \`${JSON.stringify(error.details)}\``;
}

/** Those that no rule refuses, and that have a sentence of their own. */
function ofGames(): readonly string[] {
  const plain = new Set(ERROR_CODES.map((code) => reasonOf({ code })));
  return Object.entries(sentences.refusals ?? {}).flatMap(([reason, tell]) => {
    if (plain.has(reason)) return [];
    const [facts] = REFUSAL_SAMPLES[reason as keyof typeof REFUSAL_SAMPLES];
    return line(reason, String(tell(NAMES, facts)));
  });
}

function line(reason: string, words: string | undefined): string {
  if (words === undefined) throw new Error(`there are no English words for ${reason}`);
  return `- \`${reason}\`: "${words}"`;
}
