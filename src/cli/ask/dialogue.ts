/** Asks question after question, back and forth, until the sheet is complete. */
import { MAX_SEATS, type ScoreSheet, type Seat } from '../../index';
import type { Io } from '../io';
import type { CliWords } from '../languages/words';
import { createOutput, type TerminalColors } from '../output';
import { printable } from '../printable';
import type { Printer } from '../printer';
import { messageOf, UsageError } from '../refused';
import { clipped, widthOf, wrapped } from '../wrapped';
import { faultOf, scoresOf } from './check';
import { type Draft, emptyDraft, finishedHouses, sheetOf } from './draft';
import type { AnswersById, DraftFile } from './draft-file';
import type { AskFacts } from './faults';
import { GAME_QUESTIONS, praefectusMagnus } from './game-questions';
import { answerNamed, findYesOrNo } from './known';
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

/** The questions in their order. */
const QUESTIONS = [
  ...GAME_QUESTIONS,
  ...Array.from({ length: MAX_SEATS }, (_, seat) => playerQuestions(seat)).flat(),
  praefectusMagnus,
];

/**
 * @param to - where questions are printed.
 * @param file - keeps the answers; undefined if they are not kept.
 * @throws Refused if it ends before the last question.
 */
export async function askSheet(
  io: Io,
  to: Printer,
  asking: QuestionContext,
  file: DraftFile | undefined,
): Promise<ScoreSheet> {
  const lines = linesOf(io, to, asking.language);
  const dialogue = new Dialogue(lines, to, asking, io, file);
  const release = io.onInterrupt?.(() => dialogue.interrupt());
  try {
    return await dialogue.run();
  } finally {
    release?.();
    lines.close();
  }
}

/** An answer, and the draft before it. */
interface AnsweredQuestion {
  readonly id: string;
  readonly answer: string;
  readonly before: Draft;
}

class Dialogue {
  readonly #io: Io;
  readonly #lines: AskedLines;
  readonly #to: Printer;
  readonly #asking: QuestionContext;
  readonly #file: DraftFile | undefined;
  readonly #paint: TerminalColors;
  readonly #words: CliWords;
  readonly #answers: Map<string, string>;
  readonly #answered: AnsweredQuestion[] = [];
  #draft: Draft;

  constructor(
    lines: AskedLines,
    to: Printer,
    asking: QuestionContext,
    io: Io,
    file: DraftFile | undefined,
  ) {
    this.#io = io;
    this.#lines = lines;
    this.#to = to;
    this.#asking = asking;
    this.#draft = emptyDraft(asking.language.library.cards);
    this.#file = file;
    this.#paint = createOutput(io).paint;
    this.#words = asking.language.words;
    this.#answers = new Map(asking.remembered);
  }

  async run(): Promise<ScoreSheet> {
    this.#to.paint(`${this.#words.ask.greeting}\n`);
    await this.#offerDraft();
    for (let question = this.#next(); question !== undefined; question = this.#next()) {
      const { id, usual, help } = question;
      const known = this.#answers.get(id) ?? usual;
      const answer = await this.#answerTo(this.#promptOf(question, known), known, help);
      if (answer !== undefined) await this.#take(question, answer);
    }
    return sheetOf(this.#draft, finishedHouses);
  }

  /** What is said before the process ends. */
  async interrupt(): Promise<void> {
    await this.#file?.settled();
    this.#to.paint('\n');
    this.#say(this.#words.ask.sentence(this.#said('interrupted', { draft: this.#keptIn() })));
  }

  /** The file with the answers; undefined if they are lost. */
  #keptIn(): string | undefined {
    return this.#file?.isThere ? printable(this.#file.file) : undefined;
  }

  /** Takes over the answers of a draft, if there is one and they are wanted. */
  async #offerDraft(): Promise<void> {
    const kept = await this.#tryDraft(this.#file?.find(this.#io));
    if (kept === undefined) return;
    const found = this.#said('draftFound', { since: minuteOf(kept.since) });
    const prompt = this.#words.ask.prompt(found);
    const help = this.#words.ask.sentence(this.#said('draftHelp', {}));
    for (;;) {
      const answer = await this.#answerTo(prompt, this.#words.ask.answers.yes[0], [help]);
      try {
        if (answer === undefined) continue;
        if (findYesOrNo(answer, this.#words)) this.#goOn(kept.answers);
        return;
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        this.#refuse(error);
      }
    }
  }

  #next(): Question | undefined {
    for (const ask of QUESTIONS) {
      const question = ask(this.#draft, this.#asking);
      if (question !== undefined) return question;
    }
    return undefined;
  }

  /** Asks once; undefined if the line was a command, or empty where an answer is required. */
  async #answerTo(
    prompt: string,
    usual: string | undefined,
    help: readonly string[],
  ): Promise<string | undefined> {
    const line = await this.#lines.next(withoutHardBlanks(prompt));
    // A terminal echoes input; answers from a pipe are printed, so that the output is complete.
    if (line !== undefined && !this.#io.isTyped) {
      this.#to.paint(`${wrapped(line, NARROW, widthOf(prompt)).join('\n')}\n`);
    }
    if (line === undefined) {
      this.#to.paint('\n');
      this.#end('endedEarly');
    }
    const answer = line === '' ? usual : line;
    if (this.#isCommand('quit', line)) this.#end('endedByQuit');
    if (line === '?') this.#say(...help);
    else if (line === '<' || this.#isCommand('back', line)) this.#back();
    else if (answer === undefined) this.#refuse(new Unclear('answerMissing', {}));
    else return answer;
    return undefined;
  }

  /** Unlike other answers, commands are not abbreviated. */
  #isCommand(name: 'back' | 'quit', line: string): boolean {
    return answerNamed(name, this.#words).names.includes(line.toLowerCase());
  }

  #end(reason: 'endedEarly' | 'endedByQuit'): never {
    refuseAsking(this.#asking.language, 'UNFINISHED', reason, { draft: this.#keptIn() });
  }

  #promptOf({ text, seat }: Question, usual: string | undefined): string {
    const name = seat === undefined ? '' : this.#draft.players[seat]?.name;
    const count = this.#draft.players.length;
    const question =
      seat === undefined
        ? text
        : this.#words.ask.about({
            player: clipped(name ?? '', SHORT),
            number: seat + 1,
            players: count,
            question: text,
          });
    if (usual === undefined) return this.#words.ask.prompt(clipped(question, PROMPT));
    const shown = clipped(question, QUESTION);
    const known = clipped(usual, Math.max(SHORT, PROMPT - widthOf(shown)));
    return this.#words.ask.prompt(`${shown} [${known}]`);
  }

  #back(): void {
    const last = this.#answered.pop();
    if (last === undefined) this.#refuse(new Unclear('firstQuestion', {}));
    else this.#draft = last.before;
  }

  async #take(question: Question, answer: string): Promise<void> {
    const before = this.#draft;
    const taken = this.#read(question, answer);
    if (taken === undefined) return;
    this.#advance(question, answer, taken);
    await this.#tryDraft(
      this.#file?.keep(new Map(this.#answered.map(({ id, answer: given }) => [id, given]))),
    );
    const understood = question.understood?.(taken) ?? '';
    if (understood !== '') this.#say(this.#paint.dim(understood));
    if (question.seat === undefined) return;
    this.#saySum(question.seat);
    const told = this.#warningsOf(before);
    for (const warning of this.#warningsOf(taken))
      if (!told.includes(warning)) this.#say(this.#words.ask.sentence(warning));
  }

  #advance({ id }: Question, answer: string, taken: Draft): void {
    this.#answered.push({ id, answer, before: this.#draft });
    this.#draft = taken;
    this.#answers.set(id, answer);
  }

  #saySum(seat: Seat): void {
    const score = scoresOf(this.#draft, this.#asking).players[seat];
    if (score !== undefined)
      this.#to.paint(`${this.#paint.bold(sumLine(score, NARROW, this.#asking.language))}\n`);
  }

  /** Gives the answers of a draft again, as far as they fit; the others are proposed. */
  #goOn(answers: AnswersById): void {
    for (const [id, answer] of answers) this.#answers.set(id, answer);
    let last: Question | undefined;
    for (let question = this.#next(); question !== undefined; question = this.#next()) {
      const answer = answers.get(question.id);
      const taken = answer === undefined ? undefined : this.#read(question, answer);
      if (answer === undefined || taken === undefined) break;
      this.#advance(question, answer, taken);
      last = question;
    }
    const counts = { taken: this.#answered.length, answers: answers.size };
    this.#say(this.#words.ask.sentence(this.#said('draftTaken', counts)));
    if (last?.seat !== undefined) this.#saySum(last.seat);
  }

  /** Whatever is wrong with the file of the answers is told, and asking goes on. */
  async #tryDraft<T>(trying: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return await trying;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const why = messageOf(error, this.#words);
      this.#say(this.#paint.red(this.#words.ask.sentence(this.#said('draftNotKept', { why }))));
      return undefined;
    }
  }

  /** The draft with the answer; undefined if the answer is refused, after printing the reason. */
  #read(question: Question, answer: string): Draft | undefined {
    try {
      const draft = question.take(answer);
      const fault = faultOf(draft, this.#asking);
      if (fault === undefined) return draft;
      this.#say(this.#paint.red(this.#words.ask.sentence(fault)));
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      this.#refuse(error);
    }
    return undefined;
  }

  #said<R extends keyof AskFacts>(reason: R, facts: AskFacts[R]): string {
    return said(this.#asking.language, reason, facts, this.#draft);
  }

  #refuse({ reason, facts }: Unclear): void {
    const why = said(this.#asking.language, reason, facts, this.#draft);
    this.#say(this.#paint.red(this.#words.ask.sentence(why)));
  }

  /** Warnings about valid but probably incomplete entries. */
  #warningsOf(draft: Draft): readonly string[] {
    return this.#asking.language.library.sheetWarnings(sheetOf(draft, finishedHouses), false);
  }

  #say(...texts: readonly string[]): void {
    const lines = texts.flatMap((text) => wrapped(text, NARROW - 2));
    this.#to.paint(lines.map((line) => `  ${withoutHardBlanks(line)}\n`).join(''));
  }
}

/** They have kept words together, and some terminals show them. */
function withoutHardBlanks(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Such as 2026-03-15 20:05, where the terminal is. */
function minuteOf(date: Date): string {
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
