/** Where a run of the command line reads from and writes to; tests bring their own. */
export interface Io {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  /** Whether somebody watches standard error, so that progress may be shown there. */
  readonly isTerminal: boolean;
  /** Whether standard input is a terminal, which shows what is typed; no by default. */
  readonly isTyped?: boolean;
  /** How wide the terminal of standard output is; undefined if it is none. */
  readonly columns?: number | undefined;
  /** Whether standard output takes colours; no by default. */
  readonly colors?: boolean;
  /**
   * Has something done before the process ends because somebody presses Ctrl-C, or it is told to end;
   * until the returned function is called.
   */
  onInterrupt?(tidyUp: () => void | Promise<void>): () => void;
  /** The program's own file, for worker threads to run; without it all work is done in this one. */
  readonly script?: string;
}
