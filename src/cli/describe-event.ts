/** What happened, in words. */
import type { GameEvent, GameState, Seat } from '../index';
import { type CliLanguage, ENGLISH } from './language';
import { printable } from './printable';

/** What a seat did, such as `builds in Roma`; or a whole sentence, without a seat. */
export interface Phrase {
  readonly seat?: Seat;
  readonly text: string;
}

/** Undefined if the event has no text. */
export function eventInWords(
  state: GameState,
  event: GameEvent,
  { library }: CliLanguage = ENGLISH,
): Phrase | undefined {
  const text = library.describeEvent(state, event);
  if (text === undefined) return undefined;
  const told = printable(text);
  return 'seat' in event ? { seat: event.seat, text: told } : { text: told };
}
