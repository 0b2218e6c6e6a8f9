import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { tagOf } from '../../words/merged-words';
import type { WordSet } from '../../words/word-set';
import { type CatalogueFault, compiled } from '../catalogue/compile';
import { englishIn } from '../catalogue/english';
import type { EnglishText } from '../catalogue/english-text';
import {
  type CatalogueRead,
  NOTHING,
  readCatalogue,
  type Updated,
  updated,
} from '../catalogue/file';
import { foreignWords } from '../catalogue/foreign-words';
import { neededTexts } from '../catalogue/needed';
import { otherNames } from '../catalogue/printed';
import {
  asWords,
  declarationOf,
  functionsBeside,
  MADE,
  modulesOf,
} from '../catalogue/words-module';
import { dataIn, readText } from '../input';
import type { Io } from '../io';
import { type CliLanguage, languageOf } from '../language';
import type { Output } from '../output';
import { refused } from '../refused';
import { save } from '../save';

/** What a language lacks, for those who write one, or words of a map or a module: a catalogue, and the module made of it. */
export function addWords(program: Command, io: Io, output: Output): void {
  const { help, words: told } = output.words;
  program
    .command('words')
    .description(help.words.about)
    .argument(`<${help.values.language}>`, help.words.language)
    .argument(`[${help.values.file}]`, help.words.file)
    .action(async (tag: string, file?: string) => {
      if (!TAG.test(tag)) throw refused('WRONG_USAGE', 'noLanguage', { tag });
      if (tag.toLowerCase() === 'en') return output.print(told.english);
      const language = await languageOf(program);
      const isIt = (words: WordSet): boolean => tagOf(words) === tag.toLowerCase();
      const known = language.sets.filter(isIt);
      const missing = neededTexts(language.library, [{ language: tag }, ...known]);
      if (missing.length === 0) return output.print(told.complete(tag));
      const english = englishIn(missing, otherNames(language));
      if (file === undefined) io.stdout.write(updated(tag, english, NOTHING, '').text);
      else await keep(tag, file, english, language);
    });

  /** Brings the catalogue up to date and makes the module of it; nothing is written of one that is wrong. */
  async function keep(
    tag: string,
    file: string,
    english: readonly EnglishText[],
    { sets }: CliLanguage,
  ): Promise<void> {
    const read = existsSync(file) ? await readFrom(file, tag) : NOTHING;
    const catalogue = updated(tag, english, read, file);
    const { entries } = catalogue;
    const functions = functionsBeside(file);
    const module = compiled(
      { file, language: tag, entries },
      english,
      functions,
      asWords(tag, file),
    );
    const foreign = foreignWords(entries, english, { file, tag, sets });
    const faults = [...read.faults, ...module.faults, ...foreign];
    if (faults.length > 0)
      throw refused('UNREADABLE', 'wrongCatalogue', { faults: linesOf(faults) });
    const code = modulesOf(file);
    for (const one of code) await mustBeMade(one);
    await save(file, catalogue.text, { force: true });
    await save(code[0], module.code, { force: true });
    await save(code[1], declarationOf(tag, file), { force: true });
    tell(catalogue, file, english.length, [file, ...code]);
  }

  async function readFrom(file: string, tag: string): Promise<CatalogueRead> {
    const text = await readText(file, io);
    return readCatalogue(file, text, dataIn(text, file), tag);
  }

  function tell(
    { missing, stale, gone }: Updated,
    file: string,
    all: number,
    files: readonly string[],
  ): void {
    const done = all - missing.length - stale.length;
    output.print(told.counts({ file, done, all, missing: missing.length, stale: stale.length }));
    if (missing.length > 0) output.print(told.missing({ list: bySection(missing) }));
    for (const { key, english } of stale) output.print(told.stale({ key, english }));
    if (gone.length > 0) output.print(told.gone({ list: gone.join(', ') }));
    output.print(told.wrote({ files: files.join(', ') }));
  }
}

const TAG = /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i;

/** How many texts of each section: `events 12, refusals 103`. */
function bySection(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [section = ''] = key.split('.');
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].map(([section, count]) => `${section} ${count}`).join(', ');
}

function linesOf(faults: readonly CatalogueFault[]): string {
  return faults
    .toSorted((one, other) => one.line - other.line)
    .map(({ file, line, key, message }) => `${file}:${line}: ${key}: ${message}`)
    .join('\n  ');
}

/** A file beside the catalogue that this command has not made is somebody's own. */
async function mustBeMade(file: string): Promise<void> {
  if (!existsSync(file) || readFileSync(file, 'utf8').startsWith(MADE)) return;
  throw refused('NOT_WRITTEN', 'notWritten', { file, trouble: 'exists' });
}
