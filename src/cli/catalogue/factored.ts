/** Says what all forms of a plural or select begin or end with once, around it: pages load less. */
import { isDeepStrictEqual } from 'node:util';
import type { Message, Piece } from './message';

type Choosing = Extract<Piece, { readonly kind: 'plural' | 'select' }>;

/** `{n, plural, one {# turn} other {# turns}}` is `# {n, plural, one {turn} other {turns}}`. */
export function factored(message: Message): Message {
  return message.flatMap((piece) => (isChoice(piece) ? around(piece) : [piece]));
}

function isChoice(piece: Piece): piece is Choosing {
  return typeof piece !== 'string' && (piece.kind === 'plural' || piece.kind === 'select');
}

function around(choice: Choosing): Message {
  const forms = [...choice.forms].map(([form, message]) => [form, wordsOf(message)] as const);
  const all = forms.map(([, words]) => words);
  const [first = []] = all;
  const most = Math.min(...all.map(({ length }) => length));
  const isShared = (at: number): boolean =>
    all.every((words) => isDeepStrictEqual(words.at(at), first.at(at)));
  let head = 0;
  while (head < most && isShared(head)) head += 1;
  let tail = 0;
  while (tail < most - head && isShared(-1 - tail)) tail += 1;
  const inside = forms.map(
    ([form, words]) => [form, factored(joined(words.slice(head, words.length - tail)))] as const,
  );
  return [
    ...factored(joined(first.slice(0, head))),
    { ...choice, forms: new Map(inside) },
    ...factored(joined(first.slice(first.length - tail))),
  ];
}

/** Words stay whole, and so does what a language sets together: a blank and the sign behind it. */
function wordsOf(message: Message): readonly Piece[] {
  return message.flatMap((piece): readonly Piece[] =>
    typeof piece === 'string' ? (piece.match(WORD) ?? []) : [piece],
  );
}

const WORD = /[\p{L}\p{N}’]+| |(?: ?[^\p{L}\p{N}’ ] ?)+/gu;

function joined(words: readonly Piece[]): Message {
  const message: Piece[] = [];
  for (const word of words) {
    const last = message.at(-1);
    if (typeof last === 'string' && typeof word === 'string') message.splice(-1, 1, last + word);
    else message.push(word);
  }
  return message;
}
