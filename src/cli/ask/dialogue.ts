/** Asks question after question, back and forth, until the sheet is complete. */
import { findYesOrNo } from '../../form/known';
import { Unclear } from '../../form/unclear';
import type { FormWords } from '../../form/words';
import type { ScoreSheet, Seat } from '../../index';
import { answer, type SheetDraft, type SheetField, type SheetForm, sheetForm } from '../../sheets';
import type { Io } from '../io';
import type { CliLanguage } from '../language';
import type { CliWords } from '../languages/words';
import { paintFor, type TerminalColors } from '../output';
import { printable } from '../printable';
import type { Printer } from '../printer';
import { messageOf, UsageError } from '../refused';
import { clipped, widthOf, wrapped } from '../wrapped';
import type { AnswersById, DraftFile } from './draft-file';
import type { AskFacts } from './faults';
import { type AskedLines, isCommand, linesOf, MAX_ANSWER } from './lines';
import { refuseAsking, said } from './said';
import { sumLine } from './sum-line';

/** The width that every terminal has. */
export const NARROW = 60;
/** The most characters of a name in a prompt, and of an old answer. */
const SHORT = 14;
/** The most characters of a question, and of a question with an old answer. */
const QUESTION = 40;
const PROMPT = 50;

/**
 * @param to - where questions are printed.
 * @param draft - what is asked, and what is proposed.
 * @param file - keeps the answers; undefined if they are not kept.
 * @throws Refused if it ends before the last question.
 */
export async function askSheet(
  io: Io,
  to: Printer,
  draft: SheetDraft,
  language: CliLanguage,
  file: DraftFile | undefined,
): Promise<ScoreSheet> {
  const lines = linesOf(io, to, language);
  const dialogue = new Dialogue(lines, to, draft, language, io, file);
  const release = io.onInterrupt?.(() => dialogue.interrupt());
  try {
    return await dialogue.run();
  } finally {
    release?.();
    lines.close();
  }
}

/** The form's words in the language of the command line. */
export function formWordsOf({ words }: CliLanguage): FormWords {
  return { ...words.ask, commas: words.terms.commas };
}

class Dialogue {
  readonly #io: Io;
  readonly #lines: AskedLines;
  readonly #to: Printer;
  readonly #language: CliLanguage;
  readonly #file: DraftFile | undefined;
  readonly #paint: TerminalColors;
  readonly #words: CliWords;
  readonly #form: FormWords;
  /** The drafts before each answer. */
  readonly #before: SheetDraft[] = [];
  #draft: SheetDraft;
  #shown: SheetForm;

  constructor(
    lines: AskedLines,
    to: Printer,
    draft: SheetDraft,
    language: CliLanguage,
    io: Io,
    file: DraftFile | undefined,
  ) {
    this.#io = io;
    this.#lines = lines;
    this.#to = to;
    this.#language = language;
    this.#file = file;
    this.#paint = paintFor(io);
    this.#words = language.words;
    this.#form = formWordsOf(language);
    this.#draft = draft;
    this.#shown = sheetForm(draft, this.#form);
  }

  async run(): Promise<ScoreSheet> {
    this.#to.paint(`${this.#words.ask.greeting}\n`);
    await this.#offerDraft();
    for (let field = this.#shown.next; field !== undefined; field = this.#shown.next) {
      const usual = field.proposed === undefined ? undefined : printable(field.proposed);
      const text = await this.#answerTo(this.#promptOf(field, usual), usual, field.help);
      if (text !== undefined) await this.#take(field, text);
    }
    return this.#shown.sheet ?? { players: [] };
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
        if (findYesOrNo(answer, this.#form)) this.#goOn(kept.answers);
        return;
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        this.#refuse(this.#said('neitherYesNorNo', {}));
      }
    }
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
    if (line.length > MAX_ANSWER) {
      refuseAsking(this.#language, 'UNREADABLE', 'answerTooLong', {});
    }
    const answer = line === '' ? usual : line;
    const isAsked = (name: 'back' | 'quit'): boolean =>
      isCommand(line, this.#language, ({ ask }) => ask.answers[name]);
    if (isAsked('quit')) this.#end('endedByQuit');
    if (line === '?') this.#say(...help.map(printable));
    else if (line === '<' || isAsked('back')) this.#back();
    else if (answer === undefined) this.#refuse(this.#said('answerMissing', {}));
    else return answer;
    return undefined;
  }

  #end(reason: 'endedEarly' | 'endedByQuit'): never {
    refuseAsking(this.#language, 'UNFINISHED', reason, { draft: this.#keptIn() });
  }

  #promptOf({ label, seat }: SheetField, usual: string | undefined): string {
    const { players = [] } = this.#shown.sheet ?? {};
    const text = printable(label);
    const question =
      seat === undefined
        ? text
        : this.#words.ask.about({
            player: clipped(players[seat]?.name ?? '', SHORT),
            number: seat + 1,
            players: players.length,
            question: text,
          });
    if (usual === undefined) return this.#words.ask.prompt(clipped(question, PROMPT));
    const shown = clipped(question, QUESTION);
    const known = clipped(usual, Math.max(SHORT, PROMPT - widthOf(shown)));
    return this.#words.ask.prompt(`${shown} [${known}]`);
  }

  #back(): void {
    const before = this.#before.pop();
    if (before === undefined) {
      this.#refuse(this.#said('firstQuestion', {}));
      return;
    }
    // What has been answered is proposed again.
    const { answers, proposed } = this.#draft;
    this.#show({ ...before, proposed: { ...proposed, ...answers } });
  }

  #show(draft: SheetDraft, form: SheetForm = sheetForm(draft, this.#form)): void {
    this.#draft = draft;
    this.#shown = form;
  }

  async #take({ id }: SheetField, text: string): Promise<void> {
    const [before, shown] = [this.#draft, this.#shown];
    const draft = answer(before, id, text);
    const form = sheetForm(draft, this.#form);
    const field = form.fields.find((one) => one.id === id);
    if (field?.refusal !== undefined) {
      this.#refuse(field.refusal);
      return;
    }
    this.#before.push(before);
    this.#show(draft, form);
    await this.#tryDraft(this.#file?.keep(new Map(Object.entries(draft.answers))));
    const { seat, understood } = field ?? {};
    if (understood !== undefined) this.#say(this.#paint.dim(printable(understood)));
    if (seat === undefined) return;
    this.#saySum(seat);
    const told = this.#warningsOf(shown);
    for (const warning of this.#warningsOf(form))
      if (!told.includes(warning)) this.#say(this.#words.ask.sentence(warning));
  }

  #saySum(seat: Seat): void {
    const score = this.#shown.scores?.players[seat];
    if (score !== undefined)
      this.#to.paint(`${this.#paint.bold(sumLine(score, NARROW, this.#language))}\n`);
  }

  /** Gives the answers of a draft again, up to the first that does not fit; the others are proposed. */
  #goOn(kept: AnswersById): void {
    const all = { ...this.#draft, answers: Object.fromEntries(kept) };
    const { fields } = sheetForm(all, this.#form);
    const proposed = { ...this.#draft.proposed, ...all.answers };
    let [draft, last]: [SheetDraft, SheetField?] = [{ ...this.#draft, proposed }];
    for (const [id, text] of kept) {
      const field = fields.find((one) => one.id === id);
      if (field?.refusal !== undefined) this.#refuse(field.refusal);
      if (field === undefined || field.refusal !== undefined) break;
      this.#before.push(draft);
      draft = answer(draft, id, text);
      last = field;
    }
    this.#show(draft);
    const counts = { taken: Object.keys(draft.answers).length, answers: kept.size };
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

  #said<R extends keyof AskFacts>(reason: R, facts: AskFacts[R]): string {
    return said(this.#language, reason, facts);
  }

  /** @param why - a clause. */
  #refuse(why: string): void {
    this.#say(this.#paint.red(this.#words.ask.sentence(why)));
  }

  /** Warnings about valid but probably incomplete entries. */
  #warningsOf({ sheet }: SheetForm): readonly string[] {
    return sheet === undefined ? [] : this.#draft.sheets.sheetWarnings(sheet, false);
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
