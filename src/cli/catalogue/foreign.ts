/** Finds messages that stand in the catalogue of another language. */
import type { CatalogueFault, TextCatalogue, TranslatedText } from './compile';
import { type Message, MessageFault, parsed } from './message';

/** The words that a language knows. */
export type KnownWords = ReadonlySet<string>;

/** Fewer words may be the same in many languages, such as names. */
const FEWEST_WORDS = 3;
/** Of a catalogue with fewer words, nobody can say. */
const FEWEST_IN_ALL = 12;
/** The share of its words that the language of the catalogue knows, at most. */
const MOST_KNOWN = 0.3;
/** The share of its words that the other language knows, at least. */
const LEAST_FOREIGN = 0.8;

/**
 * The messages whose words another language knows, and their own does not.
 *
 * @param own - what the language says elsewhere: a catalogue which is in another language as a whole does not vouch for itself.
 * @param others - what the other languages say, by their tags.
 */
export function foreignTexts(
  { file, entries }: Pick<TextCatalogue, 'entries' | 'file'>,
  own: Pick<KnownWords, 'has'>,
  others: ReadonlyMap<string, KnownWords>,
): readonly CatalogueFault[] {
  return entries.flatMap(({ file: from = file, key, line, text }) => {
    const words = wordsOf(text);
    if (words.length < FEWEST_WORDS || shareOf(words, own) > MOST_KNOWN) return [];
    const [[tag, known] = ['', 0]] = [...others]
      .map(([other, vocabulary]) => [other, shareOf(words, vocabulary)] as const)
      .toSorted(([, one], [, other]) => other - one);
    if (known < LEAST_FOREIGN) return [];
    const beginning = [text].flat().join(' ').slice(0, 20);
    return [
      { file: from, line, key, message: `this is in another language (${tag}), at “${beginning}”` },
    ];
  });
}

/** Whether nearly all that is said is in a language. */
export function isSpokenIn(
  texts: readonly Pick<TranslatedText, 'text'>[],
  language: KnownWords,
): boolean {
  const words = texts.flatMap(({ text }) => wordsOf(text));
  return words.length >= FEWEST_IN_ALL && shareOf(words, language) >= LEAST_FOREIGN;
}

export function vocabularyOf(texts: readonly Pick<TranslatedText, 'text'>[]): KnownWords {
  return new Set(texts.flatMap(({ text }) => wordsOf(text)));
}

function shareOf(words: readonly string[], vocabulary: Pick<KnownWords, 'has'>): number {
  return words.filter((word) => vocabulary.has(word)).length / words.length;
}

/** What is filled in is no word; a sign is, in Japanese. */
function wordsOf(text: TranslatedText['text']): readonly string[] {
  return [text].flat().flatMap((one) => plainOf(one).toLowerCase().match(WORD) ?? []);
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Latin}\p{M}]{2,}/gu;

function plainOf(text: string): string {
  try {
    return said(parsed(text));
  } catch (error) {
    // It is a name, or its fault is found elsewhere.
    if (error instanceof MessageFault) return text;
    throw error;
  }
}

function said(message: Message): string {
  const pieces = message.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'forms' in piece ? [...piece.forms.values()].map(said).join(' ') : '';
  });
  return pieces.join(' ');
}
