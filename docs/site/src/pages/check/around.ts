/** Games among what people write around them: greetings, quotations, fences of code. Takes one look at each letter. */
import { jsonIn, recordOf } from '../../common/storage';

/** Where an object in JSON may begin. */
const OBJECT = /\{\s*"/g;

/** The logs in JSON in a text of anything, as they are written. */
export function objectsIn(text: string): readonly string[] {
  const found: string[] = [];
  const begins = new RegExp(OBJECT);
  for (let match = begins.exec(text); match !== null; match = begins.exec(text)) {
    const end = endOf(text, match.index);
    // One that is cut off is the last: whatever follows may be in it.
    if (end === undefined) break;
    const object = text.slice(match.index, end);
    if (isLog(object)) found.push(object);
    begins.lastIndex = end;
  }
  return found;
}

function endOf(text: string, begin: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function isLog(text: string): boolean {
  const value = recordOf(jsonIn(text));
  return 'actions' in value || 'format' in value;
}

/** `[Map "Italia"]`, in any language, perhaps in a quotation. */
const TAG = /^[\s>]{0,99}\[\s{0,9}\p{L}{1,40}\s{1,9}"/u;
/** What may stand before the tags of a game. */
const COMMENT = /^[\s>]{0,99}(?:;|$)/;
/** Where a fence of code or a quotation ends. */
const FENCE = /^[\s>]{0,99}(?:```|~~~|\[\/)/;
/** A turn begins with its number; names and corrections stand before a colon. */
const OF_GAME = /^[\s>/]{0,99}[\d[;{(]|[:：]/m;

/** A text of the notation without what stands before and behind it; undefined if there is nothing like that. */
export function withoutProse(text: string): string | undefined {
  const lines = text.split('\n');
  const tag = lines.findIndex((line) => TAG.test(line));
  if (tag === -1) return undefined;
  const isProse = lines.slice(0, tag).some((line) => !COMMENT.test(line));
  const rest = lines.slice(isProse ? tag : 0);
  const fence = rest.findIndex((line) => FENCE.test(line));
  const paragraphs = (fence === -1 ? rest : rest.slice(0, fence))
    .join('\n')
    .split(/\n(?=[ \t]*\n)/);
  while (paragraphs.length > 1 && !OF_GAME.test(paragraphs.at(-1) ?? '')) paragraphs.pop();
  const game = paragraphs.join('\n');
  return game === text ? undefined : game;
}
