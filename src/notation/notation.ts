/** Logs as text that people read and write: `formatLog` and `parseLog`. */

import type { GameLog, UncheckedLog } from '../log/game-log';
import type { AnyAction } from '../model/any';
import { inputFaults } from '../model/faults';
import type { Dictionary } from '../model/find';
import type { MapId } from '../model/ids';
import type { AnyGameOptions, Shuffles } from '../model/options';
import { isRecord, isSameData, typeOf } from '../model/plain';
import { quickReader } from '../model/quick';
import type { SentencesOf } from './asides';
import { type BoardLanguage, boardLanguageOf, type SpokenForms } from './board-language';
import { formatGame } from './format-log';
import { formsOf } from './forms';
import { languageOf } from './language';
import { parseText } from './parse-log';
import { createReader } from './reader';
import type { NotationSource, ToolsFor } from './source';
import { createSureTexts, type SureTexts } from './sure-texts';
import { mapsOf } from './table';
import { ENGLISH } from './voices';

/** Logs of a library's games as text. */
export interface Notation<
  A extends AnyAction = AnyAction,
  O extends object = AnyGameOptions & Shuffles,
> {
  /**
   * A log as readable text, with a line for each turn and names as on the board. `parseLog` turns it back into the same
   * log.
   *
   * @param options - `narrate: true` also tells, in brackets, what happened without a choice.
   * `language: 'fr'` writes it in French, if the library knows French.
   * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its options; `INVALID_INPUT` for a language
   * that the library does not know.
   *
   * @example
   * ```ts
   * const prefect = { type: 'playCard', seat: 0, card: 'prefect' } as const;
   * const log = recordGame({ map: 'italia', players: ['Livia', 'Gaius'], seed: 'ludi' }, [prefect]);
   * console.log(formatLog(log).split('\n').at(-2)); // -> 1 Livia: Prefect
   * ```
   */
  formatLog(log: GameLog<A, O> | UncheckedLog, options?: FormatOptions): string;
  /**
   * Reads a log from text, written by `formatLog` or by hand: names in any case and abbreviated as long as they are
   * unambiguous, and without passes. `details.faults` lists what is wrong, with line and column.
   *
   * @throws ConcordiaError `INVALID_LOG`, reason `unreadableText`.
   *
   * @example
   * ```ts
   * const log = parseLog('[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]\n1 Livia: pref; coins');
   * console.log(log.actions.length, log.options.map); // -> 2 italia
   * ```
   */
  parseLog(text: string): GameLog<A, O>;
}

/** How a log is written. */
export interface FormatOptions {
  /** Tells, in brackets, what happened without a choice, such as `(copies Livia's Senator)`; `parseLog` reads it. */
  readonly narrate?: boolean;
  /**
   * The language tag of the words to write in, such as `fr`, which the text then says: `[Language "fr"]`. The library has
   * to know it, by its `words` or its `languages`. English, `en`, if left out.
   */
  readonly language?: string;
}

/** Longer than the longest game. */
const MOST_LETTERS = 4_000_000;

/** What writing and reading logs have in common: languages of boards, made once. */
export interface NotationTools {
  readonly source: NotationSource;
  readonly toolsFor: ToolsFor;
}

export function notationTools(source: NotationSource): NotationTools {
  const { engine } = source;
  const { voices, ownVoice } = source;
  const tellers = [ownVoice, ...voices.filter((voice) => voice !== ownVoice)];
  const english = formsOf(source.steps);
  const spokenEnglish: SpokenForms = { voice: voices[0], forms: english };
  const others = voices.slice(1).map((voice): SpokenForms => {
    const own = formsOf(source.steps, voice.notation.actions);
    // The same form stands for all languages that write an action in the same way.
    const forms = new Map(
      [...own].map(([type, form]) => {
        const known = english.get(type);
        return [type, isSameData(known?.groups, form.groups) ? (known ?? form) : form];
      }),
    );
    return { voice, forms };
  });
  const spoken = [spokenEnglish, ...others];
  const toldBy = new Map(
    source.steps.flatMap(({ type, toldBy }) =>
      toldBy === undefined ? [] : [[type, toldBy] as const],
    ),
  );
  const cards = new Map(Object.entries(engine.cards));
  const readAction = quickReader(engine.schemas.action);
  const isShaped = (action: AnyAction): boolean => isSameData(readAction(action), action);
  /** One for each map and language. */
  const boards = new Map<string, BoardLanguage>();
  const boardOf = (map: MapId, tag: string | undefined): BoardLanguage => {
    const key = `${tag ?? ''} ${map}`;
    const known = boards.get(key);
    if (known !== undefined) return known;
    const first = spoken.find(({ voice }) => voice.id === tag) ?? spokenEnglish;
    const all = [first, ...spoken.filter((one) => one !== first)] as const;
    const isNamed = tag !== undefined;
    const board = boardLanguageOf(all, isNamed, engine.getMap(map), cards, isShaped);
    boards.set(key, board);
    return board;
  };
  const toolsFor: ToolsFor = (map, players, tag) => {
    const board = boardOf(map, tag);
    const language = languageOf(board, players);
    const sentencesOf: SentencesOf = (state, event) =>
      tellers.flatMap(({ sentenceOf }) => sentenceOf(state, event) ?? []);
    const { sentenceOf } = voices.find(({ id }) => id === tag) ?? voices[0];
    return {
      board,
      language,
      sentenceOf,
      reader: createReader(engine, language, source.describeDecision, sentencesOf, toldBy),
    };
  };
  return { source, toolsFor };
}

/** Writes logs. */
export function writing({ source, toolsFor }: NotationTools): Pick<Notation, 'formatLog'> {
  const known = new WeakMap<BoardLanguage, SureTexts>();
  const sureTextsOf = (board: BoardLanguage): SureTexts => {
    const texts = known.get(board) ?? createSureTexts(board);
    known.set(board, texts);
    return texts;
  };
  return {
    formatLog(log, options = {}) {
      if (!isRecord(options)) {
        inputFaults.refuse('INVALID_INPUT', 'options', 'wrongType', undefined, {
          expected: 'object',
          found: typeOf(options),
        });
      }
      const { narrate, language = ENGLISH } = options;
      const known = source.voices.flatMap(({ id }) => id ?? []);
      const tag = known.find((id) => id === language);
      if (tag === undefined) {
        inputFaults.refuse('INVALID_INPUT', 'options.language', 'noneOfThese', undefined, {
          known,
        });
      }
      return formatGame(
        source,
        source.parseGameLog(log),
        toolsFor,
        sureTextsOf,
        tag === ENGLISH ? undefined : tag,
        narrate === true,
      );
    },
  };
}

/** Reads logs. */
export function reading({ source, toolsFor }: NotationTools): Pick<Notation, 'parseLog'> {
  let maps: Dictionary | undefined;
  return {
    parseLog(text) {
      if (typeof text !== 'string') {
        inputFaults.refuse('INVALID_LOG', '', 'wrongType', undefined, {
          expected: 'string',
          found: typeOf(text),
        });
      }
      if (text.length > MOST_LETTERS) {
        inputFaults.refuse('INVALID_LOG', '', 'wrongSize', undefined, {
          of: 'string',
          most: MOST_LETTERS,
        });
      }
      maps ??= mapsOf(source);
      return parseText(source, maps, text, toolsFor);
    },
  };
}
