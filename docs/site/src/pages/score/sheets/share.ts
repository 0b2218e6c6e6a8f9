/** A sheet in the fragment of a link: nothing of it ever reaches a server. */
import { recordOf } from '../../../common/storage';
import { say } from '../../../words/language';
import { type Draft, without } from '../draft';
import { draftFrom } from './draft-from';
import { type Content, contentOf, isDate, isId, MOST_LETTERS } from './read';

/** A sheet on its way to somebody else. */
export interface Sent {
  readonly draft: Draft;
  /** The day of the game; links of earlier versions do not say it. */
  readonly date?: string;
  /** By which sheets of the same game find each other. */
  readonly game: string;
}

/** The whole link. */
export async function linkTo(sent: Sent): Promise<string> {
  const [site = ''] = location.href.split(/[?#]/);
  return `${site}#/score/${await fragmentOf(sent)}`;
}

/** What follows `#/score/`. */
export async function fragmentOf({ draft, date, game }: Sent): Promise<string> {
  const text = JSON.stringify({ ...short(contentOf(draft)), date, game });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Without what goes without saying, so that more sheets fit into a QR code. */
function short(draft: Content): Partial<Content> {
  const { cards, salt, forum, modules } = draft;
  return {
    ...without(draft, 'cards', 'salt', 'forum', 'modules'),
    ...(cards === 'venus' && { cards }),
    ...(salt && { salt }),
    ...(forum && { forum }),
    ...(modules.length > 0 && { modules }),
  };
}

/** @throws an error with a sentence, for whatever is no sheet. */
export async function sentBy(fragment: string): Promise<Sent> {
  const content = await contentBy(fragment);
  const { date, game } = content;
  return {
    draft: await draftFrom(content),
    // The same link is the same game, even where it does not say which one.
    game: isId(game)
      ? game
      : fragment
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .slice(-20),
    ...(isDate(date) && { date }),
  };
}

async function contentBy(fragment: string): Promise<Partial<Record<string, unknown>>> {
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const content: unknown = JSON.parse(await unpacked(bytes));
    if (typeof content === 'object' && content !== null) return recordOf(content);
  } catch {
    // Whatever it is, it has not been made here.
  }
  throw new Error(say.sheets.shared.noSheet);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    // A link may claim to be anything.
    if (text.length > MOST_LETTERS) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
}
