/** Reads moves as they are typed. */
import { type Action, ConcordiaError, type GameView } from '../../index';
import type { CliLanguage } from '../language';
import { printable } from '../printable';
import { messageOf, textFaultsIn } from '../refused';

/** The actions that a line means; or what is wrong with it, in words. */
type Typed = { readonly actions: readonly Action[] } | { readonly wrong: string };

/**
 * Reads a line of the notation, with one action or several.
 *
 * @param view - of the player who types: what it hides can neither be named nor betrayed.
 */
export function readTyped(line: string, view: GameView, language: CliLanguage): Typed {
  const { library, tag, words } = language;
  try {
    const before = library.recordFrom(library.imagine(view), []);
    const text = `${library.formatLog(before, { language: tag })}\n${line}`;
    const { actions, corrections } = library.parseLog(text);
    if (actions.length === 0 || corrections !== undefined) return { wrong: words.play.noMove };
    const isOthers = actions.some(({ seat }) => seat !== view.viewer);
    return isOthers ? { wrong: words.play.notYours } : { actions };
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    // Its place is that of a whole text.
    const [fault] = textFaultsIn(error);
    const wrong = fault === undefined ? messageOf(error, words) : printable(fault.message);
    return { wrong: words.ask.sentence(wrong) };
  }
}
