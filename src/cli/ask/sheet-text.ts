/** Sheets as files. */
import { extname } from 'node:path';
import { dump } from 'js-yaml';
import type { ScoreSheet } from '../../index';
import { jsonOf, printable } from '../printable';
import { Refused } from '../refused';

type Writer = (sheet: ScoreSheet) => string;

const asYaml: Writer = (sheet) => dump(sheet);

const WRITERS: Readonly<Record<string, Writer>> = {
  '.json': (sheet) => `${jsonOf(sheet, 2)}\n`,
  '.yaml': asYaml,
  '.yml': asYaml,
};

/**
 * What makes the text of a file of that name.
 *
 * @throws Refused if its ending does not say how.
 */
export function sheetWriter(file: string): Writer {
  const writer = WRITERS[extname(file).toLowerCase()];
  if (writer !== undefined) return writer;
  const endings = Object.keys(WRITERS).join(', ');
  throw new Refused(
    `${printable(file)} cannot be written: it has to end with ${endings}`,
    'NOT_WRITTEN',
  );
}
