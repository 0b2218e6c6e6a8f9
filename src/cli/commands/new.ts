import type { Command } from 'commander';
import {
  addGameOptions,
  addNoteOptions,
  type GameFlags,
  type NoteFlags,
  newGame,
  notesOf,
} from '../game-options';
import type { Io } from '../io';
import { languageAlone } from '../language';
import { logText } from '../log-text';
import type { Output } from '../output';

interface NewFlags extends GameFlags, NoteFlags {
  readonly log?: true;
}

export function addNew(program: Command, io: Io, output: Output): void {
  const { words } = output;
  const texts = words.help.new;
  const command = program.command('new').description(texts.about);
  addNoteOptions(addGameOptions(command, words), words)
    .option('--log', texts.log)
    .option('--json', texts.json)
    .action(async (flags: NewFlags) => {
      const { library } = await languageAlone(program);
      const game = newGame(flags);
      if (flags.log) io.stdout.write(logText(library.recordGame(game, [], notesOf(flags))));
      else output.printJson(library.createGame(game));
    });
}
