/** The option `--svg [FILE]` of commands that can draw a board. */
import { type Command, Option } from 'commander';
import type { Io } from './io';
import type { CliWords } from './languages/words';
import { checkTarget, type SaveFlags, save } from './save';

export interface PictureFlags extends SaveFlags {
  /** A file, or true for standard output. */
  readonly svg?: string | true;
}

/** @param texts - what the options do. */
export function addPictureOptions(
  command: Command,
  { values }: CliWords['help'],
  texts: Readonly<Record<'svg' | 'force', string>>,
): Command {
  return command
    .addOption(new Option(`--svg [${values.file}]`, texts.svg).conflicts('json'))
    .option('--force', texts.force);
}

/** Writes a picture to the file or to standard output; checks first that the file can be written. */
export async function writePicture(
  target: string | true,
  draw: () => string,
  flags: SaveFlags,
  { stdout }: Io,
): Promise<void> {
  if (target === true || target === '-') {
    stdout.write(`${draw()}\n`);
    return;
  }
  await checkTarget(target, flags);
  await save(target, `${draw()}\n`, flags);
}
