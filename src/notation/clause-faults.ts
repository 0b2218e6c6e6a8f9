/** Faults of clauses that cannot be read. */
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { asId, nearest } from '../model/find';
import type { GameState } from '../model/state';
import { cut, faultAt, type UntoldFault } from './faults';
import type { TextLanguage } from './language';
import type { Meanings, Read, ReadingEngine, RefusedAction } from './meanings';
import type { Clause, TextLine } from './text';

/** The most expected actions that are listed. */
const MOST_EXPECTED = 8;

export interface ClauseFaults {
  /** It is ambiguous. */
  ambiguous(clause: Clause, reads: readonly Read[]): UntoldFault;
  /**
   * It does not mean any possible action.
   *
   * @param states - in which it was tried; the first is the present one.
   */
  unread(
    states: readonly [GameState, ...GameState[]],
    clause: Clause,
    refused: RefusedAction | undefined,
  ): UntoldFault;
  /** A legal action costs, or brings, other sestertii than are written. */
  otherWorth(clause: Clause, state: GameState, action: AnyAction): UntoldFault;
  /** It has more words than any action. */
  tooLong(clause: Clause): UntoldFault;
  /** It is marked as illegal, but is not a complete action. */
  notWhole(clause: Clause, actions: readonly AnyAction[]): UntoldFault;
  /** It names a card that no line has revealed. */
  unseen(clause: Clause, card: CardId): UntoldFault;
}

/** @param nameDecision - who decides and what the choice is. */
export function createClauseFaults(
  engine: ReadingEngine,
  language: TextLanguage,
  { after, isBy, priceOf }: Meanings,
  nameDecision: (state: GameState) => string,
): ClauseFaults {
  function ambiguous(clause: Clause, reads: readonly Read[]): UntoldFault {
    return severalAt(clause, apart(reads.map(({ actions }) => actions)));
  }

  function unread(
    states: readonly [GameState, ...GameState[]],
    clause: Clause,
    refused: RefusedAction | undefined,
  ): UntoldFault {
    const [state] = states;
    if (refused !== undefined) return against(state, clause, refused);
    if (state.decision === null) {
      return faultAt(clause, 'afterGame', {});
    }
    const own = states.filter((open) => engine.deciders(open).some((seat) => isBy(clause, seat)));
    if (own.length === 0) {
      const player = cut(clause.by.map(({ text }) => text).join(' '));
      const decision = nameDecision(states.at(-1) ?? state);
      return faultAt(clause, 'otherTurn', { player, decision });
    }
    const courses = own.flatMap(expected);
    const meant = nearest(clause.text, courses.map(asId));
    // What is written already is no advice.
    const hint = courses.find(
      (course) => asId(course) === meant && asId(course) !== asId(clause.text),
    );
    const facts = {
      decision: nameDecision(state),
      ...(hint === undefined ? {} : { nearest: hint }),
    };
    return faultAt(clause, 'notPossible', facts, { expected: courses.slice(0, MOST_EXPECTED) });
  }

  function against(
    state: GameState,
    clause: Clause,
    { action, error: { code, reason, rule, message } }: RefusedAction,
  ): UntoldFault {
    const priced = rightlyPaid(state, action);
    const more = {
      understood: written([action]),
      expected: expected(state).slice(0, MOST_EXPECTED),
      code,
      ...(rule === undefined ? {} : { rule }),
    };
    if (priced !== undefined) return faultAt(clause, 'otherPrice', { nearest: priced }, more);
    const { line, column, text } = clause;
    return { line, column, text: cut(text), reason, message, ...more };
  }

  /** The same action with the right cost, if only the cost is wrong. */
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

  /** In words; those that say the same, such as playing and buying a card, with the words that may be left out. */
  function apart(courses: readonly (readonly AnyAction[])[]): readonly string[] {
    const texts = courses.map(written);
    return courses.map((actions, index) => {
      const text = texts[index] ?? '';
      const isAlone = texts.indexOf(text) === texts.lastIndexOf(text);
      return isAlone ? text : actions.map(inFull).join('; ');
    });
  }

  function inFull(action: AnyAction): string {
    return language.write(action)?.full ?? JSON.stringify(action);
  }

  return {
    ambiguous,
    unread,

    otherWorth(clause, state, action) {
      const { money = 0, gain = money } = priceOf(state, action) ?? {};
      const price = `for ${gain} sestertii`;
      return faultAt(clause, 'otherPrice', { nearest: `${written([action])} ${price}` });
    },

    tooLong: (clause) => faultAt(clause, 'tooManyWords', {}),

    notWhole: (clause, actions) =>
      actions.length === 0
        ? faultAt(clause, 'noWholeAction', {})
        : severalAt(clause, apart(actions.map((action) => [action]))),

    unseen(clause, id) {
      const card = language.cardOf(id);
      return faultAt(clause, 'cardNotSeen', { card }, { expected: [`+ ${card}`] });
    },
  };
}

/** A line with a wrong number of the turn or round; a line before it may be missing. */
export function numberFault(
  { players }: GameState,
  turn: number,
  { value, line, column }: NonNullable<TextLine['number']>,
): UntoldFault | undefined {
  const round = Math.ceil(turn / players.length);
  if (value === turn || value === round) return undefined;
  const place = { line, column, text: String(value) };
  const facts = { turn, round, found: value };
  return faultAt(place, 'wrongTurnNumber', facts, { expected: [String(turn)] });
}

/** An ambiguous word or action. */
function severalAt(clause: Clause, meanings: readonly string[]): UntoldFault {
  const expected = meanings.slice(0, MOST_EXPECTED);
  const more = meanings.length - expected.length;
  return faultAt(clause, 'ambiguous', { expected, ...(more === 0 ? {} : { more }) });
}
