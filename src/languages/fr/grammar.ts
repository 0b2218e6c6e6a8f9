/** French grammar of names and numbers. */
import { grammarOf } from '../grammar';
import { capitalized } from '../shared';

/**
 * A text with names in it: `de ${city}` is `de Roma` or `d’Aquileia`, `à ${seat}` is `au siège 1`. High punctuation
 * stays on the line of the word before it.
 */
export function fr(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const [first = '', ...rest] = parts;
  return rest.reduce(
    (text, part, index) => joined(text, String(values[index])) + unbroken(part),
    unbroken(first),
  );
}

/** Joins a word to the text before it, with elision and contraction. */
function joined(before: string, word: string): string {
  const [small = ''] = /(?<!\p{L})\p{L}+ $/u.exec(before) ?? [];
  const start = before.slice(0, before.length - small.length);
  const [article = ''] = /^les? /.exec(word) ?? [];
  const melted = MELTED[small.toLowerCase()]?.[article];
  if (melted !== undefined) {
    return `${start}${likeFirst(small, melted)} ${word.slice(article.length)}`;
  }
  const short = startsWithVowel(word) ? SHORT[small.toLowerCase()] : undefined;
  return short === undefined ? before + word : `${start}${likeFirst(small, short)}${word}`;
}

const SHORT: Readonly<Record<string, string>> = {
  'de ': 'd’',
  'la ': 'l’',
  'le ': 'l’',
  'que ': 'qu’',
};

const MELTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de ': { 'le ': 'du', 'les ': 'des' },
  'à ': { 'le ': 'au', 'les ': 'aux' },
};

function likeFirst(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalized(word) : word;
}

/** Latin names that begin with H count as vowels, and so does a Y before a consonant: `d’Yves`, but `de Yolande`. */
function startsWithVowel(word: string): boolean {
  return /^(?:[aeiouhœæ]|y[^aeiouy])/i.test(word.normalize('NFD'));
}

function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

const grammar = grammarOf('fr');

/** A number as the language writes it. */
export const { number } = grammar;

/** `A, B et C`. */
export const { listed } = grammar;

/** `A, B ou C`. */
export const { either } = grammar;

/** A number and what it counts: `0 carte`, `1 carte`, `2 cartes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return grammar.counted(count, { one, other: many });
}

/** The end of a sentence about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : fr` ; voulez-vous dire ${nearest} ?`;
}

/** The tag of all messages. */
export { fr as sentence };
