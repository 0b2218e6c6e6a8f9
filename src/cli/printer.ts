/** The way out: whatever the command line prints goes through here, so that nothing in it steers the terminal. */
import { once } from 'node:events';
import { HIDDEN } from '../model/plain';

/** Prints to one stream. */
export interface Printer {
  /** Prints lines of text, with blanks for characters that control the terminal or are invisible. @returns false if it is full. */
  write(text: string): boolean;
  /** The same for texts that this program has coloured itself. */
  paint(text: string): boolean;
  /** Resolves when a full one can take more. */
  drained(): Promise<void>;
  /** The stream, for what moves the cursor: progress bars and the line editor. Texts for them are `plain`. */
  readonly stream: NodeJS.WritableStream;
}

/** @param colors - whether texts may have colours at all. */
export function printerTo(stream: NodeJS.WritableStream, colors: boolean): Printer {
  return {
    stream,
    write: (text) => stream.write(plain(text)),
    paint: (text) => stream.write(colors ? coloured(text) : plain(text)),
    async drained() {
      await once(stream, 'drain');
    },
  };
}

/** Every hidden character but the end of a line. */
const UNSEEN = new RegExp(`(?:(?!\\n)${HIDDEN.source})+`, 'gu');
/** Nearly all texts are only this. */
const HARMLESS = /^[\n\x20-\x7e]*$/;

/** Lines with nothing hidden in them. */
export function plain(text: string): string {
  return HARMLESS.test(text) ? text : text.replace(UNSEEN, ' ');
}

/** What begins and ends colours and bold type. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
const COLOUR = /(\x1b\[\d{1,3}m)/;

/** Lines with nothing hidden in them but colours. */
export function coloured(text: string): string {
  return text
    .split(COLOUR)
    .map((piece) => (COLOUR.test(piece) ? piece : plain(piece)))
    .join('');
}
