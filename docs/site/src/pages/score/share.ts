/** A sheet in the fragment of a link: nothing of it ever reaches a server. */
import { type Draft, draftOf, namedSheet } from './draft';

/** More than any sheet has; a link may claim to be anything. */
const MOST_BYTES = 200_000;

/** What follows `#/score/`. */
export async function fragmentOf(draft: Draft): Promise<string> {
  const text = JSON.stringify({ sheet: namedSheet(draft), intermediate: draft.intermediate });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws an error with a sentence, for whatever is no sheet. */
export async function draftOfFragment(fragment: string): Promise<Draft> {
  const { sheet, intermediate } = await contentOf(fragment);
  return draftOf(sheet, intermediate === true);
}

interface Content {
  readonly sheet?: unknown;
  readonly intermediate?: unknown;
}

async function contentOf(fragment: string): Promise<Content> {
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const content: unknown = JSON.parse(await unpacked(bytes));
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // Whatever it is, it has not been made here.
  }
  throw new Error('The link holds no sheet; part of it may be missing.');
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
    if (text.length > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
}
