/**
 * Logs as text for an engine: what they are made from. Writing and reading are made of it one by one, so that a page that
 * only reads carries nothing that writes.
 */

import { madeOf } from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { logbookFor } from './log/logbook';
import type { NewGame, Settled } from './new-game';
import { ENGLISH_NOTATION } from './notation/base-game';
import { isSpoken, languagesIn, type NotationOptions, notationIn } from './notation/languages';
import { type Notation, type NotationTools, notationTools } from './notation/notation';
import { optionTagsOf } from './notation/option-tags';
import { ENGLISH, type Voice } from './notation/voices';
import { tagOf } from './words/merged-words';
import { clausesOf, namingFor } from './words/naming';
import type { WordSet } from './words/word-set';
import { type Speech, speechFor } from './words/words';

/** Makes functions of the tools of an engine, for logs with its actions and options. */
export type TextLogs<W extends Kinds, N extends NewGame> = <K extends keyof Notation>(
  make: (tools: NotationTools) => Pick<Notation, K>,
) => Pick<Notation<W['action'], Settled<N>>, K>;

/**
 * @param reading - further languages.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine; `INVALID_LIBRARY` if a language is none.
 */
export function textLogs<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
  reading: NotationOptions = {},
): TextLogs<W, N> {
  return madeOf(engine, (inside) => {
    const { engine: bare, naming, rules, options, maps, modules, closed } = inside;
    const drawing = rules.flatMap(({ parts = [] }) =>
      parts.flatMap(({ id, draws }) => (draws ? id : [])),
    );
    const speech = speechFor({ rules, naming, ...bare });
    const logbook = logbookFor(bare, naming);
    const voiceOf = (words: WordSet): Voice => {
      let speech: Speech | undefined;
      return {
        id: tagOf(words),
        names: words.names,
        notation: notationIn(words),
        sentenceOf(state, event) {
          speech ??= speechFor({ rules, naming: namingFor({ ...naming, words }), ...bare });
          return speech.sentenceOf(state, event);
        },
      };
    };
    const languages = languagesIn(naming.words, reading, [...maps, ...modules]);
    const ownEnglish = languages.find((words) => tagOf(words) === ENGLISH);
    const english = voiceOf({ ...ownEnglish, language: ENGLISH, notation: ENGLISH_NOTATION });
    const voices = languages.filter((words) => words !== ownEnglish).map(voiceOf);
    const isForeign = isSpoken(naming.words) && tagOf(naming.words) !== ENGLISH;
    const [ownVoice = english] = isForeign ? voices : [];
    const tools = notationTools({
      engine: bare,
      steps: rules.flatMap(({ steps = [] }) => steps),
      options: optionTagsOf(options, drawing),
      drawing,
      bags: new Map(
        rules.flatMap(({ parts = [] }) =>
          parts.flatMap(({ id, bags }) => (bags ? [[id, bags] as const] : [])),
        ),
      ),
      voices: [english, ...voices],
      ownVoice,
      parseGameLog: logbook.parseGameLog,
      startOf: logbook.startOf,
      correctedState: logbook.correctedState,
      clauseOf: clausesOf(naming),
      localized: (error, state) => naming.localized(error, state),
      describeDecision: speech.describeDecision,
    });
    // Inside, the types are open; here they become those of the engine's parts.
    return ((make) => closed(make(tools))) as TextLogs<W, N>;
  });
}
