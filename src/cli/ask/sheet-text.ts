/** Writes score sheets as files. */
import { extname } from 'node:path';
import { dump } from 'js-yaml';
import type { ScoreSheet } from '../../index';
import type { CliLanguage } from '../language';
import { jsonOf, printable } from '../printable';
import { refuseAsking } from './said';

type SheetWriter = (sheet: ScoreSheet) => string;

const asYaml: SheetWriter = (sheet) => dump(sheet);

const WRITERS: Readonly<Record<string, SheetWriter>> = {
  '.json': (sheet) => `${jsonOf(sheet, 2)}\n`,
  '.yaml': asYaml,
  '.yml': asYaml,
};

/**
 * A function that makes the text of a file with this name.
 *
 * @throws Refused if its extension is unknown.
 */
export function sheetWriter(file: string, language: CliLanguage): SheetWriter {
  const writer = WRITERS[extname(file).toLowerCase()];
  if (writer !== undefined) return writer;
  const endings = Object.keys(WRITERS);
  return refuseAsking(language, 'NOT_WRITTEN', 'otherEnding', { file: printable(file), endings });
}
