/** Turns messages of commander, which are in English only, into reasons with facts. */
import { printable } from './printable';
import { type CliFault, type CliWords, toldIn } from './words';

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
  return { reason: 'badValue', facts: { said, argument: whose, value, why } };
}

/** An error message of commander in another language. */
export function usageInWords(text: string, words: CliWords): string {
  const [, said] = /^error: (.*)\n$/s.exec(text) ?? [];
  // What this program says itself is in the right language already.
  if (said === undefined || words.error('') === 'error: ') return text;
  return `${words.error(toldIn(words, usageOf(said)))}\n`;
}
