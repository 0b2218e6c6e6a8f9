import type { CommanderError } from 'commander';
import type { CliFault } from './languages/words';
import { printable } from './printable';

/** A value comes second for an option, first for an argument. */
const OF_OPTION = /^option '(?<whose>.*?)' argument '(?<value>.*)' is invalid\. (?<why>.*)$/s;
const OF_ARGUMENT =
  /^command-argument value '(?<value>.*?)' is invalid for argument '(?<whose>.*)'\. (?<why>.*)$/s;

/**
 * What commander refuses, as a reason with facts: its messages are in English only. The code says the kind, the quotes in
 * the message have the names.
 */
export function usageOf({ code, message }: Pick<CommanderError, 'code' | 'message'>): CliFault {
  const said = printable(message.replace(/^error: /, ''));
  const [name = '', other = ''] = [...said.matchAll(/'(.*?)'/gs)].map(([, quoted]) => quoted);
  switch (code) {
    case 'commander.unknownOption':
      return { reason: 'unknownOption', facts: { said, option: name } };
    case 'commander.unknownCommand':
      return { reason: 'unknownCommand', facts: { said, command: name } };
    case 'commander.missingArgument':
      return { reason: 'argumentMissing', facts: { said, argument: name } };
    case 'commander.optionMissingArgument':
      return { reason: 'valueMissing', facts: { said, option: name } };
    case 'commander.excessArguments':
      return { reason: 'tooManyArguments', facts: { said } };
    case 'commander.conflictingOption':
      return { reason: 'optionsConflict', facts: { said, option: name, other } };
    case 'commander.invalidArgument':
      return badValue(said);
    default:
      return { reason: 'wrongUsage', facts: { said } };
  }
}

function badValue(said: string): CliFault {
  const { whose, value, why } = (OF_OPTION.exec(said) ?? OF_ARGUMENT.exec(said))?.groups ?? {};
  if (whose === undefined || value === undefined || why === undefined) {
    return { reason: 'wrongUsage', facts: { said } };
  }
  const [, choices] = /^Allowed choices are (.*)\.$/.exec(why) ?? [];
  const facts = { said, argument: whose, value, why };
  if (choices === undefined) return { reason: 'badValue', facts };
  return { reason: 'badValue', facts: { ...facts, choices: choices.split(', ') } };
}
