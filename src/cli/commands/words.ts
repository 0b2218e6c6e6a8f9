import type { Command } from 'commander';
import { missingWords, wordsTemplate } from '../../words';
import { tagOf } from '../../words/merged-words';
import type { Io } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';

/** What a language lacks, for those who write one, or words of a map or a module. */
export function addWords(program: Command, _io: Io, output: Output): void {
  const { help, words: told } = output.words;
  program
    .command('words')
    .description(help.words.about)
    .argument(`<${help.values.language}>`, help.words.language)
    .action(async (tag: string) => {
      if (tag.toLowerCase() === 'en') {
        output.print(told.english);
        return;
      }
      const { library, sets } = await languageOf(program);
      const known = sets.filter((words) => tagOf(words) === tag.toLowerCase());
      const isWhole = missingWords(library, known).length === 0;
      output.print(isWhole ? told.complete(tag) : wordsTemplate(library, tag, known).trimEnd());
    });
}
