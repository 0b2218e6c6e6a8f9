/** The option `--svg [FILE]` of commands that can draw a board. */
import { type Command, Option } from 'commander';
import type { Io } from './io';
import type { CliWords } from './languages/words';
import { checkTarget, type FileOrOutput, fileIn, type SaveFlags, save } from './save';

export interface PictureFlags extends SaveFlags {
  readonly svg?: FileOrOutput;
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

/** Writes a picture; checks first that the file can be written. */
export async function writePicture(
  target: FileOrOutput,
  draw: () => string,
  flags: SaveFlags,
  { stdout }: Io,
): Promise<void> {
  const file = fileIn(target);
  if (file !== undefined) await checkTarget(file, flags);
  const text = `${draw()}\n`;
  if (file === undefined) stdout.write(text);
  else await save(file, text, flags);
}
