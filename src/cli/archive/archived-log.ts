/** One log in a file of many. */
export interface ArchivedLog {
  /** Of its line, or its first one. */
  readonly number: number;
  /** Undefined where it is longer than a file may be. */
  readonly bytes: Buffer | undefined;
  /** Of the bytes, those of a log too long as well. */
  readonly size: number;
  /** Whether it is no log, but blank lines. */
  readonly isBlank?: boolean;
}
