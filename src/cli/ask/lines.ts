/** Lines from a terminal or a pipe. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { notRead, STANDARD_INPUT } from '../input';
import type { Io } from '../io';
import type { CliLanguage } from '../language';
import { ENGLISH_WORDS } from '../languages/en';
import type { CliWords } from '../languages/words';
import { printable } from '../printable';
import { coloured, type Printer } from '../printer';
import { refuseAsking } from './said';

export interface AskedLines {
  /** Shows the prompt and waits; undefined at the end of input. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Far longer than any answer. */
export const MAX_ANSWER = 5000;

/** Whether a line is that command, in the language or in English. Unlike answers, commands are not abbreviated. */
export function isCommand(
  line: string,
  { words }: CliLanguage,
  namesIn: (words: CliWords) => readonly string[],
): boolean {
  return [words, ENGLISH_WORDS].flatMap(namesIn).includes(line.toLowerCase());
}

/** @param to - where prompts are printed. */
export function linesOf(io: Io, to: Printer, language: CliLanguage): AskedLines {
  // Line editing needs escape codes, as colours do.
  return io.isTyped && io.colors && io.stdin instanceof Readable
    ? editedLines(io.stdin, to.stream)
    : plainLines(io, to, language);
}

/** With arrow keys and a history of answers. */
function editedLines(input: Readable, output: NodeJS.WritableStream): AskedLines {
  const editor = createInterface({ input, output, terminal: true, historySize: 200 });
  // While a line is edited, Ctrl-C arrives as a key and not as a signal.
  editor.on('SIGINT', () => process.emit('SIGINT'));
  const lines = editor[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      editor.setPrompt(coloured(prompt));
      editor.prompt();
      const { done, value } = await lines.next();
      return done ? undefined : printable(value);
    },
    close: () => editor.close(),
  };
}

function plainLines({ stdin }: Io, to: Printer, language: CliLanguage): AskedLines {
  const chunks = stdin[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  const read = async (): Promise<void> => {
    try {
      const { done, value } = await chunks.next();
      isOver = done === true;
      text += done ? decoder.decode() : decoder.decode(Buffer.from(value), { stream: true });
    } catch (error) {
      throw notRead(error, STANDARD_INPUT);
    }
  };
  return {
    async next(prompt) {
      to.paint(prompt);
      while (!isOver && !text.includes('\n')) {
        if (text.length > MAX_ANSWER) refuseAsking(language, 'UNREADABLE', 'answerTooLong', {});
        await read();
      }
      if (text === '') return undefined;
      const end = text.indexOf('\n');
      const line = end === -1 ? text : text.slice(0, end);
      text = end === -1 ? '' : text.slice(end + 1);
      return printable(line);
    },
    close: () => void chunks.return?.(),
  };
}
