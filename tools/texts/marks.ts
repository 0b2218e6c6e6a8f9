/** Which English each translation was made from: when the English changes, the translation is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf } from './catalogue';
import type { English } from './english';
import { languagesOf, MARKS, type Room } from './rooms';

/** By language and by group of texts: the marks of the English ones, with blanks between them. */
type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The English texts that have changed since a language said them, or that it has never said.
 *
 * @param english - the texts of the room, if they have been read.
 */
export function staleTexts(
  room: Room,
  language: string,
  english: readonly English[] = englishOf(room),
): readonly English[] {
  const known = marksOf(room)[language] ?? {};
  return english.filter(
    (text) => !text.isSilent && !(known[groupOf(text)] ?? '').includes(markOf(text)),
  );
}

/** Notes that these texts have been translated anew. @param isDone - whether one of those that are stale has been. */
export function noteTranslated(
  room: Room,
  language: string,
  isDone: (key: string) => boolean,
): void {
  const stale = new Set(staleTexts(room, language).map(({ key }) => key));
  const groups: Record<string, string> = {};
  for (const text of englishOf(room)) {
    if (stale.has(text.key) && !isDone(text.key)) continue;
    const group = groupOf(text);
    groups[group] = `${groups[group] ?? ''} ${markOf(text)}`.trim();
  }
  const all: Marks = { ...marksOf(room), [language]: groups };
  const sorted = Object.fromEntries(languagesOf(room).map((tag) => [tag, all[tag] ?? {}]));
  writeFileSync(join(room.folder, MARKS), `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function marksOf({ folder }: Room): Marks {
  const file = join(folder, MARKS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Changes with the text, not with its layout. */
function markOf({ key, source }: English): string {
  return createHash('sha256').update(`${key} ${source}`).digest('base64url').slice(0, 6);
}

function groupOf({ key }: English): string {
  return key.split('.', 1)[0] ?? '';
}
