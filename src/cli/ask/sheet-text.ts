/** Sheets as files. */
import { extname } from 'node:path';
import { dump } from 'js-yaml';
import type { ScoreSheet } from '../../index';
import { jsonOf, printable } from '../printable';
import { UsageError } from '../refused';

type SheetWriter = (sheet: ScoreSheet) => string;

const asYaml: SheetWriter = (sheet) => dump(sheet);

const WRITERS: Readonly<Record<string, SheetWriter>> = {
  '.json': (sheet) => `${jsonOf(sheet, 2)}\n`,
  '.yaml': asYaml,
  '.yml': asYaml,
};

/**
 * What makes the text of a file of that name.
 *
 * @throws Refused if its ending does not say how.
 */
export function sheetWriter(file: string): SheetWriter {
  const writer = WRITERS[extname(file).toLowerCase()];
  if (writer !== undefined) return writer;
  const endings = Object.keys(WRITERS).join(', ');
  throw new UsageError(
    `${printable(file)} cannot be written: it has to end with ${endings}`,
    'NOT_WRITTEN',
  );
}
