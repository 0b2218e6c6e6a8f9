/** Keeps the log of a game in a file while it is played. */
import type { UncheckedLog } from '../../index';
import type { CliLanguage } from '../language';
import { logText } from '../log-text';
import { printable } from '../printable';
import { type SaveFlags, save } from '../save';

export class KeptLog {
  /** As it is told. */
  readonly name: string | undefined;
  readonly #file: string | undefined;
  readonly #language: CliLanguage;
  #flags: SaveFlags;
  #saving: Promise<void> = Promise.resolve();

  /** @param file - undefined if the log is not kept. */
  constructor(file: string | undefined, flags: SaveFlags, language: CliLanguage) {
    this.#file = file;
    this.#flags = flags;
    this.#language = language;
    this.name = file === undefined ? undefined : printable(file);
  }

  /** Resolves when it is written; one after the other. @throws Refused if it cannot be written. */
  keep(log: UncheckedLog): Promise<void> {
    const file = this.#file;
    if (file === undefined) return this.#saving;
    this.#saving = this.#saving.then(async () => {
      await save(file, this.#textOf(log, file), this.#flags);
      // From now on it is a file of this game.
      this.#flags = { force: true };
    });
    return this.#saving;
  }

  #textOf(log: UncheckedLog, file: string): string {
    const { library, tag } = this.#language;
    return /\.json$/i.test(file) ? logText(log) : library.formatLog(log, { language: tag });
  }
}
