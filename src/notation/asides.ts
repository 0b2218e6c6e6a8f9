/**
 * Clauses that say what has happened of itself, such as `copy Anna` where only Anna's card can be copied. They change
 * nothing and only have to be true.
 */
import type { AnyAction, AnyEvent } from '../model/any';
import { areAmong, keysOf } from '../model/find';
import type { Seat } from '../model/ids';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import { type ApartFromAmount, apartFromAmount } from './amounts';
import { type Claim, claimIn, isTrue } from './claims';
import { faultAt, type UntoldFault } from './faults';
import type { TextLanguage } from './language';
import type { ReadingEngine } from './meanings';
import type { Clause } from './text';

/** What has happened since a line began. */
interface Happened {
  /** The events of every action, with those that followed by themselves. */
  readonly stories: readonly (readonly AnyEvent[])[];
  /** Actions that were the only ones possible, in their order. */
  readonly automatic: readonly AnyAction[];
  /** Every event in words, in every language. */
  readonly sentences: readonly (readonly string[])[];
}

/** Sentences about an event in every language, first in that of the library; none for events without words. */
export type SentencesOf = (state: GameState, event: AnyEvent) => readonly string[];

export interface Asides {
  /**
   * True if the clause says something that has happened; a fault if it says otherwise; undefined if it is about nothing
   * of the kind.
   *
   * @param start - the state in which the line began.
   * @param actions - what has been done since then.
   */
  judge(
    start: GameState,
    actions: readonly AnyAction[],
    clause: Clause,
  ): true | UntoldFault | undefined;
}

/** The type of the event that says the same as an action which nobody chose, by the type of the action. */
export type ToldBy = ReadonlyMap<string, string>;

/** Sentences shown where something else has happened. */
const MOST_SHOWN = 8;

export function createAsides(
  engine: ReadingEngine,
  language: TextLanguage,
  sentencesOf: SentencesOf,
  toldBy: ToldBy,
): Asides {
  /** While another order of a line is looked for, many clauses are tried after the same actions. */
  const known = new WeakMap<readonly AnyAction[], Happened>();

  function happened(start: GameState, actions: readonly AnyAction[]): Happened {
    const before = known.get(actions);
    if (before !== undefined) return before;
    const stories: (readonly AnyEvent[])[] = [];
    const automatic: AnyAction[] = [];
    const sentences: (readonly string[])[] = [];
    let state = start;
    for (const action of actions) {
      const from = state;
      const events: AnyEvent[] = [];
      const next = engine.applyNoting(from, action, { events, automatic });
      stories.push(events);
      for (const event of events) {
        const said = sentencesOf(from, event);
        if (said.length > 0) sentences.push(said);
      }
      state = next;
    }
    const all = { stories, automatic, sentences };
    known.set(actions, all);
    return all;
  }

  function isBy({ by }: Clause, { seat }: AnyAction): boolean {
    return by.length === 0 || language.players.meant(by).includes(seat);
  }

  function amountOf({ words }: Clause, seat: Seat): ApartFromAmount {
    return apartFromAmount(words, language.smallWords, (rest) =>
      language.read(rest, seat).map(({ action }) => action.type),
    );
  }

  /** Whether the clause says the action, in full or in short, with the money of it if it says any. */
  function says(clause: Clause, action: AnyAction, { stories }: Happened): boolean {
    const { words, money } = amountOf(clause, action.seat);
    const amounts = [true, false].map((isGain) => ({ isGain, goods: {}, money, seat: undefined }));
    const isRight = (claim: Claim): boolean => isTrue(claim, stories, action.seat);
    // Without any money, nothing was gained and nothing paid.
    const isFree = money === 0;
    if (money !== undefined && !(isFree ? amounts.every(isRight) : amounts.some(isRight))) {
      return false;
    }
    if (language.read(words, action.seat).some((said) => isSameData(said.action, action))) {
      return true;
    }
    const keys = words.map(({ key }) => key);
    const spoken = language.speak(action);
    return (
      isAbout(clause, action) &&
      spoken.some(({ verbs, facts }) => areAmong(keys, [...verbs, ...facts]))
    );
  }

  /** What the clause says in full that may happen without a choice, such as `keep 1 food`. */
  function unchosen(clause: Clause, { seat }: GameState): readonly AnyAction[] {
    const [by = seat] = language.players.meant(clause.by);
    const said = language.read(clause.words, by).map(({ action }) => action);
    return said.filter(({ type }) => toldBy.has(type));
  }

  /** Whether an event says the same. */
  function isTold({ type, ...fields }: AnyAction, events: readonly AnyEvent[]): boolean {
    return events.some(
      (event) =>
        event.type === toldBy.get(type) &&
        Object.entries(fields).every(([name, value]) =>
          isSameData(Reflect.get(event, name), value),
        ),
    );
  }

  /** Whether the clause has the verb of the action. */
  function isAbout({ words }: Clause, action: AnyAction): boolean {
    const verbs = language.speak(action).flatMap(({ verbs }) => verbs);
    return words.some(({ key }) => areAmong([key], verbs));
  }

  return {
    judge(start, actions, clause) {
      if (actions.length === 0 || clause.words.length === 0) return undefined;
      const before = happened(start, actions);
      const { automatic, sentences, stories } = before;
      const own = automatic.filter((action) => isBy(clause, action));
      if (own.some((action) => says(clause, action, before))) return true;
      const unasked = unchosen(clause, start);
      if (unasked.some((action) => isTold(action, stories.flat()))) return true;
      const keys = clause.words.map(({ key }) => key);
      // Only in brackets: what a player does may have the words of an event, too.
      if (clause.isAside && sentences.flat().some((sentence) => tells(keysOf(sentence), keys)))
        return true;
      const claim = claimIn(clause.words, language);
      const [named] = language.players.meant(clause.by);
      // A pass that is left out belongs to the player before.
      const first = actions.find(({ type }) => type !== 'pass');
      const seat = claim?.seat ?? named ?? first?.seat ?? start.seat;
      if (claim !== undefined && isTrue(claim, stories, seat)) return true;
      const about = own.filter((action) => isAbout(clause, action));
      const isAmount = claim !== undefined || amountOf(clause, seat).money !== undefined;
      if (about.length > 0 && !isAmount) {
        const done = about.map((action) => language.write(action)?.full ?? '');
        return faultAt(clause, 'otherwiseDone', { happened: done.slice(0, MOST_SHOWN) });
      }
      const isStatement = clause.isAside || claim !== undefined || unasked.length > 0;
      if (about.length === 0 && !isStatement) return undefined;
      return faultAt(clause, 'otherwiseDone', {
        happened: sentences.slice(-MOST_SHOWN).flatMap(([told = '']) => told),
      });
    },
  };
}

/**
 * Whether a sentence says all of the words, in their order: at least two, so that a name alone says nothing. Languages
 * without blanks have whole sentences in one word.
 */
function tells(sentence: readonly string[], keys: readonly string[]): boolean {
  if (keys.length < 2) return sentence.length === 1 && sentence[0] === keys[0];
  let at = 0;
  return keys.every((key) => {
    const found = sentence.indexOf(key, at);
    at = found + 1;
    return found !== -1;
  });
}
