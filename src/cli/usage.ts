/** Turns messages of commander, which are in English only, into reasons with facts. */
import type { CliWords } from './languages/words';
import { printable } from './printable';
import { toldIn } from './told-in';
import type { CliFault } from './words';

const VALUE =
  /^(?:option|command-argument value) '(.*?)' (?:argument '(.*)' is invalid\.|is invalid for argument '(.*)'\.) (.*)$/s;

/** @param text - without `error: `. */
export function usageOf(text: string): CliFault {
  const said = printable(text);
  const [, option] = /^unknown option '(.*?)'/.exec(said) ?? [];
  if (option !== undefined) return { reason: 'unknownOption', facts: { said, option } };
  const [, command] = /^unknown command '(.*?)'/.exec(said) ?? [];
  if (command !== undefined) return { reason: 'unknownCommand', facts: { said, command } };
  const [, argument] = /^missing required argument '(.*)'$/.exec(said) ?? [];
  if (argument !== undefined) return { reason: 'argumentMissing', facts: { said, argument } };
  const [, bare] = /^option '(.*)' argument missing$/.exec(said) ?? [];
  if (bare !== undefined) return { reason: 'valueMissing', facts: { said, option: bare } };
  if (said.startsWith('too many arguments')) return { reason: 'tooManyArguments', facts: { said } };
  const [, one, other] = /^option '(.*)' cannot be used with option '(.*)'$/.exec(said) ?? [];
  if (one !== undefined && other !== undefined) {
    return { reason: 'optionsConflict', facts: { said, option: one, other } };
  }
  const [, first = '', second, third = '', why] = VALUE.exec(said) ?? [];
  if (why === undefined) return { reason: 'wrongUsage', facts: { said } };
  // The value comes second for an option, first for an argument.
  const [whose, value] = second === undefined ? [third, first] : [first, second];
  const [, choices] = /^Allowed choices are (.*)\.$/.exec(why) ?? [];
  const facts = { said, argument: whose, value, why };
  if (choices === undefined) return { reason: 'badValue', facts };
  return { reason: 'badValue', facts: { ...facts, choices: choices.split(', ') } };
}

/** An error message of commander in another language. */
export function usageInWords(text: string, words: CliWords): string {
  const [, said] = /^error: (.*)\n$/s.exec(text) ?? [];
  // What this program says itself is in the right language already.
  if (said === undefined || words.told.error('') === 'error: ') return text;
  return `${words.told.error(toldIn(words, usageOf(said)))}\n`;
}
