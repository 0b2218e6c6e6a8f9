/**
 * Writes `docs/words/<language>.md`: 200 sentences of real games, drawn by chance, in each language and in English, for
 * people to read. `npm run words -- [language] [seed]`
 */
import { writeFileSync } from 'node:fs';
import { chanceFromSeed } from '../src/bots';
import type { GameEvent, GameState } from '../src/index';
import * as english from '../src/index';
import {
  GAMES,
  LANGUAGES,
  libraryIn,
  played,
  type SpokenLibrary,
} from '../test/support/spoken-games';

const COUNT = 200;
export const SEED = 'words';

/** A sentence of a game, in any language. */
interface Sentence {
  readonly section: 'Decisions' | 'Buttons' | 'What happened' | 'Refusals';
  /** The decision, action, event or reason that it is about. */
  readonly about: string;
  in(library: SpokenLibrary): string | undefined;
}

/** Everything that is said in a game, without what nobody would read twice. */
function sentencesOf(options: (typeof GAMES)[number], seed: string): readonly Sentence[] {
  const { states, events } = played(options, seed);
  const chance = chanceFromSeed(`${seed} ${options.seed}`);
  return states.flatMap((state, index) => [
    ...decided(state),
    ...oneOf(english.legalActions(state), chance).map(
      (action): Sentence => ({
        section: 'Buttons',
        about: action.type,
        in: (library) => library.describeAction(state, action),
      }),
    ),
    ...oneOf(refused(state), chance).map(
      ({ reason, at }): Sentence => ({
        section: 'Refusals',
        about: reason,
        in: (library) => library.choices(state)[at]?.refusal?.message,
      }),
    ),
    ...(events[index - 1] ?? []).map((event) => happened(state, event)),
  ]);
}

function decided(state: GameState): readonly Sentence[] {
  if (state.decision === null) return [];
  const about = state.decision.kind;
  return [{ section: 'Decisions', about, in: (library) => library.describeDecision(state) }];
}

function happened(state: GameState, event: GameEvent): Sentence {
  return {
    section: 'What happened',
    about: event.type,
    in: (library) => library.sentenceOf(state, event),
  };
}

/** The choices that are closed. */
function refused(state: GameState): readonly { readonly reason: string; readonly at: number }[] {
  return english
    .choices(state)
    .flatMap(({ refusal }, at) => (refusal === undefined ? [] : [{ reason: refusal.reason, at }]));
}

function oneOf<T>(list: readonly T[], chance: (limit: number) => number): readonly T[] {
  const one = list[chance(Math.max(1, list.length))];
  return one === undefined ? [] : [one];
}

/** One of every kind there is, and others by chance; none twice. */
export function drawnSentences(seed = SEED): readonly Sentence[] {
  const chance = chanceFromSeed(seed);
  const all = GAMES.flatMap((options) => sentencesOf(options, seed));
  const shuffled = all
    .map((sentence) => ({ sentence, order: chance(2 ** 30) }))
    .sort((one, other) => one.order - other.order)
    .map(({ sentence }) => sentence);
  const kinds = new Set<string>();
  const texts = new Set<string>();
  const [first, later]: [Sentence[], Sentence[]] = [[], []];
  for (const sentence of shuffled) {
    const text = sentence.in(english);
    if (text === undefined || texts.has(text)) continue;
    texts.add(text);
    const kind = `${sentence.section} ${sentence.about}`;
    (kinds.has(kind) ? later : first).push(sentence);
    kinds.add(kind);
  }
  return [...first, ...later].slice(0, COUNT);
}

/** The page of a language. */
export function pageOf(
  name: string,
  library: SpokenLibrary,
  sentences: readonly Sentence[],
): string {
  const sections = [...new Set(sentences.map(({ section }) => section))].sort();
  const tables = sections.flatMap((heading) => {
    const rows = sentences
      .filter(({ section }) => section === heading)
      .sort((one, other) => (one.about < other.about ? -1 : Number(one.about > other.about)))
      .map((sentence) => `| ${cell(sentence.in(library))} | ${cell(sentence.in(english))} |`);
    return [`## ${heading}`, '', `| ${name} | English |`, '| --- | --- |', ...rows, ''];
  });
  return [
    `# ${sentences.length} sentences in ${name}`,
    '',
    'They were drawn by chance from games on all maps with all modules, one of each kind at least, to be read by people who play',
    'in this language. If one of them is wrong, or nobody would say it, please open an issue. `npm run words` makes this page.',
    '',
    ...tables,
  ].join('\n');
}

function cell(text = ''): string {
  return text.replaceAll('|', '\\|');
}

/** Those that are asked for, or all. */
function main([tag, seed]: readonly string[]): void {
  const sentences = drawnSentences(seed);
  for (const [name, words] of LANGUAGES) {
    if (tag !== undefined && words.language !== tag) continue;
    const page = pageOf(name, libraryIn(words), sentences);
    writeFileSync(`docs/words/${words.language}.md`, page);
  }
}

if (process.argv[1]?.endsWith('word-lists.ts')) main(process.argv.slice(2));
