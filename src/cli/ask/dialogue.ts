/** Asks question after question, back and forth, until the sheet is complete. */
import { MAX_SEATS, type ScoreSheet } from '../../index';
import type { Io } from '../io';
import { createOutput, type TerminalColors } from '../output';
import { clipped, widthOf, wrapped } from '../wrapped';
import { faultOf, scoresOf } from './check';
import { type Draft, finishedHouses, NOTHING, sheetOf } from './draft';
import { GAME_QUESTIONS, praefectusMagnus } from './game-questions';
import { type AskedLines, linesOf } from './lines';
import { playerQuestions } from './player-questions';
import type { Question, QuestionContext } from './question';
import { sumLine } from './sum-line';
import { refuseAsking, said, Unclear } from './unclear';

/** The width that every terminal has. */
export const NARROW = 60;
/** The most characters of a name in a prompt, and of an old answer. */
const SHORT = 14;
/** The most characters of a question, and of a question with an old answer. */
const QUESTION = 40;
const PROMPT = 50;

const GREETING = 'Enter accepts [ ], ? shows help, < goes back, quit ends.';
const COMMANDS = { help: ['?'], back: ['<', 'back'], quit: ['quit'] };

/** The questions in their order. */
const QUESTIONS = [
  ...GAME_QUESTIONS,
  ...Array.from({ length: MAX_SEATS }, (_, seat) => playerQuestions(seat)).flat(),
  praefectusMagnus,
];

/**
 * @param to - where questions are printed.
 * @throws Refused if it ends before the last question.
 */
export async function askSheet(
  io: Io,
  to: NodeJS.WritableStream,
  asking: QuestionContext,
): Promise<ScoreSheet> {
  const lines = linesOf(io, to, asking.language);
  const release = io.onInterrupt?.(() => {
    to.write('\nNothing is saved.\n');
  });
  try {
    return await new Dialogue(lines, to, asking, io).run();
  } finally {
    release?.();
    lines.close();
  }
}

class Dialogue {
  readonly #lines: AskedLines;
  readonly #to: NodeJS.WritableStream;
  readonly #asking: QuestionContext;
  readonly #paint: TerminalColors;
  readonly #isTyped: boolean;
  readonly #answers: Map<string, string>;
  /** The drafts before each answer. */
  readonly #before: Draft[] = [];
  #draft: Draft = NOTHING;

  constructor(lines: AskedLines, to: NodeJS.WritableStream, asking: QuestionContext, io: Io) {
    this.#lines = lines;
    this.#to = to;
    this.#asking = asking;
    this.#paint = createOutput(io).paint;
    this.#isTyped = io.isTyped === true;
    this.#answers = new Map(asking.remembered);
  }

  async run(): Promise<ScoreSheet> {
    this.#to.write(`${GREETING}\n`);
    for (let question = this.#next(); question !== undefined; question = this.#next()) {
      await this.#ask(question);
    }
    return sheetOf(this.#draft, finishedHouses);
  }

  #next(): Question | undefined {
    for (const ask of QUESTIONS) {
      const question = ask(this.#draft, this.#asking);
      if (question !== undefined) return question;
    }
    return undefined;
  }

  async #ask(question: Question): Promise<void> {
    const usual = this.#answers.get(question.id) ?? question.usual;
    const prompt = this.#promptOf(question, usual);
    const line = await this.#lines.next(prompt);
    // A terminal echoes input; answers from a pipe are printed, so that the output is complete.
    if (line !== undefined && !this.#isTyped) {
      this.#to.write(`${wrapped(line, NARROW, widthOf(prompt)).join('\n')}\n`);
    }
    if (line === undefined) {
      this.#to.write('\n');
      refuseAsking(this.#asking.language, 'UNFINISHED', 'endedEarly', {});
    }
    const answer = line === '' ? usual : line;
    const command = line.toLowerCase();
    if (COMMANDS.quit.includes(command)) {
      refuseAsking(this.#asking.language, 'UNFINISHED', 'endedByQuit', {});
    }
    if (COMMANDS.help.includes(command)) this.#say(...question.help);
    else if (COMMANDS.back.includes(command)) this.#back();
    else if (answer === undefined) this.#refuse(new Unclear('answerMissing', {}));
    else this.#take(question, answer);
  }

  #promptOf({ text, seat }: Question, usual: string | undefined): string {
    const name = seat === undefined ? '' : this.#draft.players[seat]?.name;
    const count = this.#draft.players.length;
    const whose = seat === undefined ? '' : `${clipped(name ?? '', SHORT)} ${seat + 1}/${count}, `;
    if (usual === undefined) return `${clipped(`${whose}${text}`, PROMPT)}: `;
    const shown = clipped(`${whose}${text}`, QUESTION);
    return `${shown} [${clipped(usual, Math.max(SHORT, PROMPT - widthOf(shown)))}]: `;
  }

  #back(): void {
    const before = this.#before.pop();
    if (before === undefined) this.#refuse(new Unclear('firstQuestion', {}));
    else this.#draft = before;
  }

  #take(question: Question, answer: string): void {
    const before = this.#draft;
    const taken = this.#read(question, answer);
    if (taken === undefined) return;
    this.#draft = taken;
    this.#before.push(before);
    this.#answers.set(question.id, answer);
    const understood = question.understood?.(taken) ?? '';
    if (understood !== '') this.#say(this.#paint.dim(understood));
    if (question.seat === undefined) return;
    const score = scoresOf(taken, this.#asking).players[question.seat];
    if (score !== undefined) this.#to.write(`${this.#paint.bold(sumLine(score, NARROW))}\n`);
    const told = this.#warningsOf(before);
    for (const warning of this.#warningsOf(taken))
      if (!told.includes(warning)) this.#say(sentence(warning));
  }

  /** The draft with the answer; undefined if the answer is refused, after printing the reason. */
  #read(question: Question, answer: string): Draft | undefined {
    try {
      const draft = question.take(answer);
      const fault = faultOf(draft, this.#asking);
      if (fault === undefined) return draft;
      this.#say(this.#paint.red(sentence(fault)));
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      this.#refuse(error);
    }
    return undefined;
  }

  #refuse({ reason, facts }: Unclear): void {
    const why = said(this.#asking.language, reason, facts, this.#draft);
    this.#say(this.#paint.red(sentence(why)));
  }

  /** Warnings about valid but probably incomplete entries. */
  #warningsOf(draft: Draft): readonly string[] {
    return this.#asking.language.library.sheetWarnings(sheetOf(draft, finishedHouses), false);
  }

  #say(...texts: readonly string[]): void {
    const lines = texts.flatMap((text) => wrapped(text, NARROW - 2));
    this.#to.write(lines.map((line) => `  ${line.replaceAll('\u00a0', ' ')}\n`).join(''));
  }
}

function sentence(text: string): string {
  const end = /[?.)]$/.test(text) ? '' : '.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}
