/** Lays out `--help`, with the words of a language around those of the commands. */
import type { Argument, HelpConfiguration, Option } from 'commander';
import type { CliWords } from './languages/words';
import { widthOf, wrapped } from './wrapped';

type FrameWords = CliWords['help']['frame'];

export function helpIn(frame: FrameWords): HelpConfiguration {
  // What commander calls these, always in English.
  const titles: ReadonlyMap<string, string> = new Map([
    ['Usage:', frame.usage],
    ['Arguments:', frame.arguments],
    ['Options:', frame.options],
    ['Global Options:', frame.globalOptions],
    ['Commands:', frame.commands],
  ]);
  const translated = (usage: string): string =>
    usage
      .replace('[options]', `[${frame.anyOptions}]`)
      .replace('[command]', `[${frame.anyCommand}]`);
  return {
    showGlobalOptions: true,
    styleTitle: (title) => titles.get(title) ?? title,
    styleUsage: translated,
    styleSubcommandTerm: translated,
    optionDescription: (option) => described(option, option.required || option.optional, frame),
    argumentDescription: (argument) => described(argument, true, frame),
    displayWidth: widthOf,
    boxWrap: (text, width) =>
      text
        .split('\n')
        .flatMap((line) => wrapped(line, width))
        .join('\n'),
  };
}

/** A description with what is known of the values. @param hasValue - whether a default is worth telling. */
function described(
  { description, argChoices, defaultValue }: Argument | Option,
  hasValue: boolean,
  frame: FrameWords,
): string {
  const usual: unknown = defaultValue;
  const notes = [
    ...(argChoices === undefined ? [] : [frame.choices(argChoices)]),
    ...(usual === undefined || !hasValue ? [] : [frame.byDefault(JSON.stringify(usual))]),
  ];
  return notes.length === 0 ? description : frame.noted(description, notes);
}
