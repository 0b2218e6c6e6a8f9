/** Describes a game turn by turn. */
import type { GameState, Seat } from '../index';
import { eventInWords, type Phrase } from './describe-event';
import type { CliLanguage } from './language';
import type { Names } from './names';

/** One turn in words. */
export interface Turn {
  readonly turn: number;
  readonly seat: Seat;
  readonly text: string;
}

/** Describes legal actions, one turn at a time. */
export function* narrate(
  start: GameState,
  actions: Iterable<unknown>,
  names: Names,
  language: CliLanguage,
): Generator<Turn> {
  let state = start;
  let { turn, seat } = start;
  let phrases: Phrase[] = [];
  const told = (): Turn => ({ turn, seat, text: sentence(phrases, seat, names) });
  for (const action of actions) {
    const result = language.library.tryApplyAction(state, action);
    if (!result.ok) break;
    for (const event of result.events) {
      if (event.type === 'turnStarted') {
        yield told();
        ({ turn, seat } = event);
        phrases = [];
      }
      const phrase = eventInWords(state, event, language);
      if (phrase !== undefined) phrases.push(phrase);
    }
    state = result.state;
  }
  if (phrases.length > 0) yield told();
}

/** Omits the name of the player whose turn it is, until another player has done something. */
function sentence(phrases: readonly Phrase[], seat: Seat, names: Names): string {
  let told = seat;
  const parts = phrases.map((phrase) => {
    if (phrase.seat === undefined) return phrase.text;
    const named = phrase.seat !== seat || told !== seat;
    told = phrase.seat;
    return named ? `${names.player(phrase.seat)} ${phrase.text}` : phrase.text;
  });
  return parts.length === 0 ? 'has nothing to do' : parts.join('; ');
}
