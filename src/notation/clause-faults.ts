/** What is told of a clause that cannot be read. */
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { asId, nearest } from '../model/nearest';
import type { GameState } from '../model/state';
import type { NotationFault } from './faults';
import type { TextLanguage } from './language';
import type { Meanings, Read, ReadingEngine, RefusedAction } from './meanings';
import type { Clause, TextLine } from './text';

/** Courses shown where something else was expected. */
const MOST_EXPECTED = 8;
const MOST_QUOTED = 80;

export interface ClauseFaults {
  /** It may mean several things. */
  ambiguous(clause: Clause, reads: readonly Read[]): NotationFault;
  /**
   * It means nothing that can be done.
   *
   * @param states - in which it has been tried; the first is the present one.
   */
  unread(
    states: readonly [GameState, ...GameState[]],
    clause: Clause,
    refused: RefusedAction | undefined,
  ): NotationFault;
  /** It has more words than anything that can be done. */
  tooLong(clause: Clause): NotationFault;
  /** It is marked as against the rules, and not one whole action. */
  notWhole(clause: Clause, actions: readonly AnyAction[]): NotationFault;
  /** A card has been chosen of which no line says that it has come up. */
  unseen(clause: Clause, card: CardId): NotationFault;
}

/** @param nameDecision - whose choice it is and what there is to choose. */
export function createClauseFaults(
  engine: ReadingEngine,
  language: TextLanguage,
  { after, isBy, priceOf }: Meanings,
  nameDecision: (state: GameState) => string,
): ClauseFaults {
  function ambiguous(clause: Clause, reads: readonly Read[]): NotationFault {
    const meanings = reads.map(({ actions }) => written(actions));
    return faultAt(clause, `${quoted(clause.text)} may be ${orList(meanings)}`, {
      expected: meanings.slice(0, MOST_EXPECTED),
    });
  }

  function unread(
    states: readonly [GameState, ...GameState[]],
    clause: Clause,
    refused: RefusedAction | undefined,
  ): NotationFault {
    const [state] = states;
    if (refused !== undefined) return against(state, clause, refused);
    if (state.decision === null) {
      return faultAt(clause, `${quoted(clause.text)} comes after the end of the game`);
    }
    if (!states.some(({ decision }) => decision !== null && isBy(clause, decision.seat))) {
      const whose = clause.by.map(({ text }) => text).join(' ');
      return faultAt(
        clause,
        `it is not the turn of ${whose}: ${nameDecision(states.at(-1) ?? state)}`,
      );
    }
    const courses = states.flatMap(expected);
    const meant = nearest(clause.text, courses.map(asId));
    const hint = courses.find((course) => asId(course) === meant);
    const message = `${quoted(clause.text)} says nothing that can be done here: ${nameDecision(state)}`;
    return faultAt(clause, hint === undefined ? message : `${message}; did you mean ${hint}?`, {
      expected: courses.slice(0, MOST_EXPECTED),
      ...(hint === undefined ? {} : { nearest: hint }),
    });
  }

  function against(
    state: GameState,
    clause: Clause,
    { action, error: { code, reason, rule, message } }: RefusedAction,
  ): NotationFault {
    const priced = rightlyPaid(state, action);
    return faultAt(clause, priced === undefined ? message : `the price is known: ${priced}`, {
      understood: written([action]),
      expected: expected(state).slice(0, MOST_EXPECTED),
      ...(priced === undefined ? {} : { nearest: priced }),
      code,
      reason,
      ...(rule === undefined ? {} : { rule }),
    });
  }

  /** The same for what it costs, where that is all that is wrong with it. */
  function rightlyPaid(state: GameState, action: AnyAction): string | undefined {
    if (!('pay' in action)) return undefined;
    const { pay: _pay, ...rest } = action;
    if (after(state, rest) instanceof ConcordiaError) return undefined;
    const goods = priceOf(state, rest)?.goods;
    const priced: AnyAction & { readonly pay: unknown } = { ...rest, pay: goods };
    return goods === undefined ? undefined : language.write(priced)?.text;
  }

  function expected(state: GameState): readonly string[] {
    const courses = engine.legalActions(state).map((action) => written([action]));
    return [...new Set(courses)];
  }

  function written(actions: readonly AnyAction[]): string {
    return actions
      .map((action) => language.write(action)?.text ?? JSON.stringify(action))
      .join('; ');
  }

  return {
    ambiguous,
    unread,

    tooLong: (clause) =>
      faultAt(clause, `${quoted(clause.text)} has more words than anything that can be done`),

    notWhole(clause, actions) {
      const meanings = actions.map((action) => JSON.stringify(action));
      const text = quoted(clause.text);
      return faultAt(
        clause,
        meanings.length === 0
          ? `${text} is no action in full`
          : `${text} may be ${orList(meanings)}`,
      );
    },

    unseen(clause, card) {
      const name = language.cardOf(card);
      const message = `no line says when ${name} has come up; name the cards in [Display] and [Deck], or as + ${name}`;
      return faultAt(clause, message, { expected: [`+ ${name}`] });
    },
  };
}

/** A line that counts neither turns nor rounds as they are: one before it may be missing. */
export function numberFault(
  { players }: GameState,
  turn: number,
  { value, line, column }: NonNullable<TextLine['number']>,
): NotationFault | undefined {
  const round = Math.ceil(turn / players.length);
  if (value === turn || value === round) return undefined;
  return {
    line,
    column,
    text: String(value),
    message: `this is turn ${turn} of the game, in round ${round}, not ${value}; is a line missing?`,
    expected: [String(turn)],
  };
}

export function faultAt(
  { line, column, text }: Clause,
  message: string,
  more: Partial<NotationFault> = {},
): NotationFault {
  return { line, column, text: text.slice(0, MOST_QUOTED), message, ...more };
}

export function quoted(text: string): string {
  return `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}”`;
}

function orList(words: readonly string[]): string {
  const shown = words.slice(0, MOST_EXPECTED);
  if (words.length > shown.length) return `${shown.join(', ')} or others`;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
