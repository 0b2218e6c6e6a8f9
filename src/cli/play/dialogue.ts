/** Plays a game at the terminal: asks one player, lets the others play, and tells what happens. */
import { setImmediate } from 'node:timers/promises';
import { type Chance, chanceFromSeed, type Strategy } from '../../bots';
import type { Action, ActionResult, GameState, GameView, Seat } from '../../index';
import { type AskedLines, isCommand, linesOf } from '../ask/lines';
import type { Io } from '../io';
import type { CliLanguage } from '../language';
import type { PlayAnswer } from '../languages/en';
import type { CliWords } from '../languages/words';
import { paintFor, type TerminalColors } from '../output';
import { printable } from '../printable';
import { playerNamed } from '../printable-names';
import { reasonOf, UsageError } from '../refused';
import { padded, wrapped } from '../wrapped';
import { accountOf } from './account';
import type { KeptLog } from './kept-log';
import type { SeatedGame } from './seated-game';
import type { TextKeys } from './text-keys';
import { readTyped } from './typed';

/** Who sits at the table. */
interface Seating {
  /** The seat of the player who is asked. */
  readonly seat: Seat;
  /** Plays all other seats. */
  readonly against: Strategy;
}

/** Choices shown at once. */
const PAGE = 20;

/**
 * @returns whether the game is over; false if the player has left it.
 * @throws Refused if nobody answers any more, or the log cannot be written.
 */
export async function playAtTable(
  game: SeatedGame,
  seating: Seating,
  kept: KeptLog,
  io: Io,
  language: CliLanguage,
  keys?: TextKeys,
): Promise<boolean> {
  const lines = linesOf(io, io.stdout, language);
  const dialogue = new PlayDialogue(game, seating, kept, io, language, lines, keys);
  const release = io.onInterrupt?.(() => dialogue.interrupt());
  try {
    return await dialogue.run();
  } finally {
    release?.();
    lines.close();
  }
}

class PlayDialogue {
  readonly #game: SeatedGame;
  readonly #seating: Seating;
  readonly #kept: KeptLog;
  readonly #io: Io;
  readonly #language: CliLanguage;
  readonly #words: CliWords;
  readonly #lines: AskedLines;
  /** Known if readers want to see which text stands where. */
  readonly #keys: TextKeys | undefined;
  readonly #paint: TerminalColors;
  readonly #chance: Chance;
  /** What has happened in a turn, and is not yet told. */
  #untold: { turn: number; sentences: string[] };
  /** How many of the choices have been shown; undefined before a decision has been put. */
  #shown: number | undefined;
  #hasLeft = false;

  constructor(
    game: SeatedGame,
    seating: Seating,
    kept: KeptLog,
    io: Io,
    language: CliLanguage,
    lines: AskedLines,
    keys: TextKeys | undefined,
  ) {
    const { actions, options } = game.log;
    this.#game = game;
    this.#seating = seating;
    this.#kept = kept;
    this.#io = io;
    this.#language = language;
    this.#words = language.words;
    this.#lines = lines;
    this.#keys = keys;
    this.#paint = paintFor(io);
    this.#chance = chanceFromSeed(`${options.seed ?? ''}: players ${actions.length}`);
    this.#untold = { turn: game.state.turn, sentences: [] };
  }

  async run(): Promise<boolean> {
    const { seat } = this.#seating;
    const player = playerNamed(this.#game.state.players[seat]?.name ?? '', this.#language);
    this.#say(this.#words.play.greeting({ player, help: this.#answer('help') }));
    await this.#keep();
    for (;;) {
      const { decision } = this.#game.state;
      if (decision === null) break;
      if (decision.seat === seat) await this.#askPlayer();
      else await this.#letPlay(decision.seat);
      if (this.#hasLeft) {
        await this.#leave();
        return false;
      }
    }
    this.#tell();
    await this.#keep();
    return true;
  }

  /** What is done before the process ends. */
  async interrupt(): Promise<void> {
    this.#io.stdout.write('\n');
    await this.#leave();
  }

  async #leave(): Promise<void> {
    await this.#keep();
    this.#say(this.#words.play.left(this.#kept.name));
  }

  #keep(): Promise<void> {
    return this.#kept.keep(this.#game.log);
  }

  async #letPlay(seat: Seat): Promise<void> {
    const { library } = this.#language;
    const { state } = this.#game;
    const { against } = this.#seating;
    const view = library.viewFor(state, seat);
    const actions = library.legalActions(state);
    const history = this.#game.historyOf(seat);
    await this.#play(against.choose(view, actions, this.#chance, history));
    // Lets Ctrl-C end it.
    await setImmediate();
  }

  /** Asks once; what is no choice leaves the decision open. */
  async #askPlayer(): Promise<void> {
    const view = this.#language.library.viewFor(this.#game.state, this.#seating.seat);
    const choices = this.#language.library.legalActions(view);
    if (this.#shown === undefined) {
      this.#tell();
      this.#io.stdout.write('\n');
      this.#shown = 0;
      this.#showMore(view, choices);
    }
    const question = printable(this.#language.library.describeDecision(view));
    this.#showKeys(question);
    const line = await this.#lines.next(this.#paint.bold(this.#words.ask.prompt(question)));
    if (line === undefined) {
      this.#io.stdout.write('\n');
      await this.#keep();
      throw new UsageError(this.#words.play.endedEarly(this.#kept.name), 'UNFINISHED');
    }
    // A terminal echoes input; answers from a pipe are printed, so that the output is complete.
    if (!this.#io.isTyped) this.#io.stdout.write(`${line}\n`);
    await this.#take(line, view, choices);
  }

  async #take(line: string, view: GameView, choices: readonly Action[]): Promise<void> {
    const { play } = this.#words;
    if (isCommand(line, this.#language, ({ ask }) => ask.answers.quit)) this.#hasLeft = true;
    else if (line === '?' || this.#means('help', line)) this.#say(...this.#help());
    else if (this.#means('board', line)) {
      this.#say(...accountOf(view, this.#paint, this.#language));
    } else if (this.#means('map', line)) {
      this.#say(...this.#language.library.describeBoard(view).split('\n').map(printable));
    } else if (this.#means('more', line)) {
      if (this.#shown === choices.length) this.#say(play.noMore);
      else this.#showMore(view, choices);
    } else if (line === '<' || this.#means('undo', line)) this.#takeBack();
    else if (/^\d+$/.test(line)) {
      const choice = choices[Number(line) - 1];
      if (choice === undefined) this.#refuse(play.wrongNumber(choices.length));
      else await this.#play(choice);
    } else await this.#playTyped(line, view);
  }

  async #playTyped(line: string, view: GameView): Promise<void> {
    const typed = readTyped(line, view, this.#language);
    if ('wrong' in typed) {
      this.#refuse(typed.wrong);
      return;
    }
    for (const action of typed.actions) {
      const result = await this.#play(action);
      if (result.ok) continue;
      this.#refuse(reasonOf(result.error, this.#words));
      return;
    }
  }

  /** Plays an action, and remembers what everybody at this seat sees of it. */
  async #play(action: Action): Promise<ActionResult> {
    const { library } = this.#language;
    const { seat } = this.#seating;
    const before = this.#game.state;
    const result = this.#game.play(action);
    if (!result.ok) return result;
    this.#shown = undefined;
    const view = library.viewFor(before, seat);
    for (const event of library.eventsFor(before, result, seat)) {
      if (event.type === 'turnStarted') {
        this.#tell();
        this.#untold.turn = event.turn;
      }
      const sentence = library.sentenceOf(view, event);
      if (sentence !== undefined) this.#untold.sentences.push(printable(sentence));
    }
    if (isNewTurn(before, result.state)) await this.#keep();
    return result;
  }

  #takeBack(): void {
    const { play } = this.#words;
    if (!this.#game.takeBack(this.#seating.seat)) {
      this.#refuse(play.noUndo);
      return;
    }
    this.#shown = undefined;
    this.#untold = { turn: this.#game.state.turn, sentences: [] };
    this.#say(play.undone);
  }

  /** The next choices, with their numbers. */
  #showMore(view: GameView, choices: readonly Action[]): void {
    const from = this.#shown ?? 0;
    // A page more than a few is not worth a question.
    const to = choices.length - from <= PAGE + PAGE / 4 ? choices.length : from + PAGE;
    const digits = `${choices.length}`.length;
    this.#say(
      ...choices.slice(from, to).map((action, index) => {
        const number = padded(`${from + index + 1}`, digits + 2, 'right');
        return `${number}  ${printable(this.#language.library.describeAction(view, action))}`;
      }),
    );
    const left = choices.length - to;
    if (left > 0) {
      this.#say(this.#paint.dim(this.#words.play.more({ left, answer: this.#answer('more') })));
    }
    this.#shown = to;
  }

  #tell(): void {
    const { turn, sentences } = this.#untold;
    if (sentences.length === 0) return;
    const number = this.#paint.dim(`${turn}`.padStart(4));
    this.#say(`${number}  ${this.#words.replay.told(sentences)}`);
    this.#untold = { turn, sentences: [] };
  }

  #help(): readonly string[] {
    const named = {
      board: this.#answer('board'),
      help: this.#answer('help'),
      map: this.#answer('map'),
      more: this.#answer('more'),
      undo: this.#answer('undo'),
      quit: this.#words.ask.answers.quit[0],
    };
    return this.#words.play.help(named).map((line) => `  ${line}`);
  }

  /** The word for an answer, as it is shown. */
  #answer(name: PlayAnswer): string {
    return this.#words.play.answers[name][0];
  }

  #means(name: PlayAnswer, line: string): boolean {
    return isCommand(line, this.#language, (words) => words.play.answers[name]);
  }

  #refuse(why: string): void {
    this.#say(this.#paint.red(why));
  }

  /** Lines that fit the terminal. */
  #say(...texts: readonly string[]): void {
    const { columns = Number.POSITIVE_INFINITY, stdout } = this.#io;
    const lines = texts.flatMap((text) =>
      text.includes('\n') ? text.split('\n') : wrapped(text, columns),
    );
    stdout.paint(lines.map((line) => `${line}\n`).join(''));
    this.#showKeys(...texts);
  }

  #showKeys(...texts: readonly string[]): void {
    const found = this.#keys?.textsIn(texts.join('\n')) ?? [];
    this.#io.stdout.paint(
      found
        .map(({ key, text }) => `${this.#paint.dim(`  ${printable(`${key}: ${text}`)}`)}\n`)
        .join(''),
    );
  }
}

function isNewTurn(before: GameState, after: GameState): boolean {
  return after.turn !== before.turn || after.decision === null;
}
