/** Logs as text that people read and write: `formatLog` and `parseLog`. */
import type { GameLog, UncheckedLog } from '../log/game-log';
import type { AnyAction } from '../model/any';
import { notValid } from '../model/faults';
import type { Dictionary } from '../model/find';
import type { MapId } from '../model/ids';
import type { AnyGameOptions, Shuffles } from '../model/options';
import { isNumber, isRecord, isSameData, typeOf } from '../model/plain';
import { quickReader } from '../model/quick';
import type { SentenceOf } from './asides';
import { type BoardLanguage, boardLanguageOf } from './board-language';
import { formatGame } from './format-log';
import { formsOf } from './forms';
import { languageOf } from './language';
import { parseText } from './parse-log';
import { createReader } from './reader';
import type { NotationSource, ToolsFor } from './source';
import { mapsOf } from './table';

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
   * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its options.
   */
  formatLog(log: GameLog<A, O> | UncheckedLog, options?: FormatOptions): string;
  /**
   * Reads a log from text, written by `formatLog` or by hand: names in any case and abbreviated as long as they are
   * unambiguous, and without passes. `details.faults` lists what is wrong, with line and column.
   *
   * @throws ConcordiaError `INVALID_LOG`, reason `unreadableText`.
   */
  parseLog(text: string): GameLog<A, O>;
}

/** How a log is written. */
export interface FormatOptions {
  /** Tells, in brackets, what happened without a choice, such as `(copies Livia's Senator)`; `parseLog` reads it. */
  readonly narrate?: boolean;
}

/** Longer than the longest game. */
const MOST_LETTERS = 4_000_000;

export function notationFor(source: NotationSource): Notation {
  const { engine } = source;
  const forms = formsOf(source.steps);
  const cards = new Map(Object.entries(engine.cards));
  let maps: Dictionary | undefined;
  const readAction = quickReader(engine.schemas.action);
  const isShaped = (action: AnyAction): boolean => isSameData(readAction(action), action);
  /** One for each map. */
  const boards = new Map<MapId, BoardLanguage>();
  const boardOf = (map: MapId): BoardLanguage => {
    const known = boards.get(map);
    if (known !== undefined) return known;
    const board = boardLanguageOf(forms, engine.getMap(map), cards, source.names, isShaped);
    boards.set(map, board);
    return board;
  };
  const toolsFor: ToolsFor = (map, players, recall) => {
    const language = languageOf(boardOf(map), players);
    const sentenceOf: SentenceOf = (state, event) => {
      const text = source.describeEvent(state, event);
      if (text === undefined || !('seat' in event) || !isNumber(event.seat)) return text;
      return `${language.playerOf(event.seat)} ${text}`;
    };
    return {
      language,
      reader: createReader(engine, language, source.describeDecision, sentenceOf, recall),
    };
  };
  return {
    formatLog(log, options = {}) {
      if (!isRecord(options)) {
        notValid('INVALID_INPUT', 'options', 'wrongType', undefined, {
          expected: 'object',
          found: typeOf(options),
        });
      }
      return formatGame(source, source.parseGameLog(log), toolsFor, options.narrate === true);
    },

    parseLog(text) {
      if (typeof text !== 'string') {
        notValid('INVALID_LOG', '', 'wrongType', undefined, {
          expected: 'string',
          found: typeOf(text),
        });
      }
      if (text.length > MOST_LETTERS) {
        notValid('INVALID_LOG', '', 'wrongSize', undefined, { of: 'string', most: MOST_LETTERS });
      }
      maps ??= mapsOf(source);
      return parseText(source, maps, text, toolsFor);
    },
  };
}
