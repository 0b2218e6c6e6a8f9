/** The option `--svg [FILE]` of commands that can draw what they are about. */
import { type Command, Option } from 'commander';
import type { Io } from './io';
import { checkTarget, type SaveFlags, save } from './save';

export interface PictureFlags extends SaveFlags {
  /** A file, or true for standard output. */
  readonly svg?: string | true;
}

export function addPictureOptions(command: Command, what: string): Command {
  return command
    .addOption(
      new Option('--svg [file]', `draw ${what} as SVG, to a file or to standard output`).conflicts(
        'json',
      ),
    )
    .option('--force', 'let --svg replace a file that exists');
}

/** Writes a picture where the user wants it; nothing is drawn for a file that must not be replaced. */
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
