/**
 * The page of a language: every text once, in the language and in English, for people to read. A text of a game is shown as
 * it was said in one, all others with an example. A release notes which texts it had with `npm run pages -- released`, so that
 * a reader finds those that are new since then at the top.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isKnown, type KnownTag } from '../../src/cli/languages/all';
import type { GameState } from '../../src/index';
import * as english from '../../src/index';
import { exampleTexts, type RoomOfTexts } from '../../test/support/said-in';
import {
  GAMES,
  LANGUAGES,
  libraryIn,
  played,
  type SpokenLibrary,
} from '../../test/support/spoken-games';
import { ROOT } from '../texts/rooms';
import { tableOf } from './table';

export const SEED = 'words';
/** The marks of the texts of the last release, by language. */
const RELEASED = `${ROOT}docs/words/released.json`;

/** The first time that a game says a text. */
interface Moment {
  /** The decision, action, event or reason that it is about, as in `events.cardPlayed`. */
  readonly key: string;
  in(library: SpokenLibrary): string | undefined;
}

/** The games are the same for all languages. */
let moments: ReadonlyMap<string, Moment> | undefined;

/** One moment for each key that games have: the texts of buttons, of what happens, and of what is refused. */
export function momentsOfGames(): ReadonlyMap<string, Moment> {
  moments ??= firstMoments();
  return moments;
}

function firstMoments(): ReadonlyMap<string, Moment> {
  const first = new Map<string, Moment>();
  for (const options of GAMES) {
    const { states, events } = played(options, SEED);
    states.forEach((state, index) => {
      for (const moment of momentsAt(state)) add(moment);
      for (const event of events[index - 1] ?? []) {
        add({ key: `events.${event.type}`, in: (library) => library.sentenceOf(state, event) });
      }
    });
  }
  return first;

  function add(moment: Moment): void {
    if (!first.has(moment.key)) first.set(moment.key, moment);
  }
}

function momentsAt(state: GameState): readonly Moment[] {
  if (state.decision === null) return [];
  const asked: Moment = {
    key: `decisions.${state.decision.kind}`,
    in: (library) => library.describeDecision(state),
  };
  const buttons = english.legalActions(state).map(
    (action): Moment => ({
      key: `actions.${action.type}`,
      in: (library) => library.describeAction(state, action),
    }),
  );
  const closed = english.choices(state).flatMap(({ refusal }, at): readonly Moment[] =>
    refusal === undefined
      ? []
      : [
          {
            key: `refusals.${refusal.reason}`,
            in: (library) => library.choices(state)[at]?.refusal?.message,
          },
        ],
  );
  return [asked, ...buttons, ...closed];
}

/** A text in a language, beside the English one. */
export interface Row {
  readonly room: RoomOfTexts;
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

/** Every text once. */
export function rowsOf(
  tag: KnownTag,
  library: SpokenLibrary,
  moments: ReadonlyMap<string, Moment>,
): readonly Row[] {
  const own = exampleTexts(tag);
  const rows = exampleTexts('en').map(({ room, key, text: inEnglish }, index): Row => {
    const moment = room === 'game' ? moments.get(key) : undefined;
    const text = moment?.in(library) ?? own[index]?.text ?? '';
    return { room, key, text, english: moment?.in(english) ?? inEnglish };
  });
  // Latin names stay what they are.
  return rows.filter((row) => !row.key.startsWith('names.') || row.text !== row.english);
}

/** One after another, so that the file stays small. */
export function marksOf(rows: readonly Row[]): string {
  return rows.map(markOf).join(' ');
}

function markOf({ room, key, text, english: inEnglish }: Row): string {
  const all = [room, key, text, inEnglish].join('\n');
  return createHash('sha256').update(all).digest('base64url').slice(0, 5);
}

/** The parts of a page, in the order in which people meet them. */
const PARTS: readonly (readonly [heading: string, isIn: (row: Row) => boolean])[] = [
  ['Games', ({ room, key }) => room === 'game' && !isNotation(key)],
  ['Site', ({ room }) => room === 'site'],
  ['Command line', ({ room }) => room === 'cli'],
  ['How logs are written', ({ room, key }) => room === 'game' && isNotation(key)],
];

function isNotation(key: string): boolean {
  return key.startsWith('notation.');
}

/** @param released - the marks of the last release; undefined before the first one. */
export function pageOf(name: string, rows: readonly Row[], released: string | undefined): string {
  const known = released === undefined ? undefined : new Set(released.split(' '));
  const isNew = (row: Row): boolean => known?.has(markOf(row)) === false;
  const fresh = rows.filter(isNew);
  return [
    `# All texts in ${name}`,
    '',
    `${rows.length} texts, each once, with an example: people who play in this language read them here. A text of a game is`,
    'shown as a game said it, where one did. If a text is wrong, or nobody would say it, please open an issue with its',
    'key. [How to correct it](../../guides/translate.md). `npm run pages` makes this page.',
    '',
    ...(released === undefined
      ? []
      : section(`New or changed since the last release (${fresh.length})`, name, fresh)),
    ...PARTS.flatMap(([heading, isIn]) => {
      const here = rows.filter((row) => isIn(row) && !isNew(row));
      return section(heading, name, here);
    }),
  ].join('\n');
}

function section(heading: string, name: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const cells = rows.map(({ key, text, english: inEnglish }) => [
    cell(text),
    cell(inEnglish),
    `\`${key}\``,
  ]);
  return [`## ${heading}`, '', tableOf([name, 'English', 'key'], cells), ''];
}

function cell(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

/** The marks of the last release, by language. */
export function releasedMarks(): Readonly<Record<string, string>> {
  return existsSync(RELEASED) ? JSON.parse(readFileSync(RELEASED, 'utf8')) : {};
}

/** @throws if the package does not speak it. */
export function textsPage(tag: string): string {
  const spoken = LANGUAGES.find(([, { language }]) => language === tag);
  if (spoken === undefined || !isKnown(tag)) throw new Error(`there is no language ${tag}`);
  const [name, words] = spoken;
  return pageOf(name, rowsOf(tag, libraryIn(words), momentsOfGames()), releasedMarks()[tag]);
}

/** Notes the texts of all languages as those of a release. */
export function noteReleased(): void {
  const marks = LANGUAGES.flatMap(([, words]) => {
    const { language = '' } = words;
    return isKnown(language)
      ? [[language, marksOf(rowsOf(language, libraryIn(words), momentsOfGames()))] as const]
      : [];
  });
  writeFileSync(RELEASED, `${JSON.stringify(Object.fromEntries(marks), undefined, 2)}\n`);
}
