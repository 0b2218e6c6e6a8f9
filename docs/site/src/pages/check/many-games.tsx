/** Many games at once: a line for each, which opens its verdict. */
import { useEffect, useState } from 'preact/hooks';
import { playerNames } from '../../common/called';
import { toldOf } from '../../common/fault';
import { download } from '../../common/files';
import { getMap } from '../../common/library';
import { Heads, Row } from '../../common/rows';
import { say } from '../../words/language';
import type { Game } from './games';
import { type Outcome, outcomeOf } from './outcome';
import { headingOf, isScoresFault, scoresTold } from './verdict';

interface Line {
  readonly name: string;
  readonly text: string | undefined;
  readonly map: string;
  readonly players: string;
  /** Empty if they cannot be read. */
  readonly actions: string;
  readonly verdict: 'isRight' | 'isWrong' | 'isUnread';
  readonly fault: string;
}

interface ManyGamesProps {
  readonly games: AsyncIterable<Game>;
  readonly onOpen: (text: string) => void;
}

/** More rows than anybody reads; the command line checks any number. */
const MOST_GAMES = 1000;
/** So often the table grows, in milliseconds: every row anew would take longer than checking. */
const EVERY = 150;

interface Progress {
  readonly rows: readonly Line[];
  readonly state: 'running' | 'done' | 'stopped' | 'full';
}

export function ManyGames({ games, onOpen }: ManyGamesProps) {
  const [{ rows, state }, setProgress] = useState<Progress>({ rows: [], state: 'running' });
  const [controller, setController] = useState<AbortController>();
  useEffect(() => {
    const own = new AbortController();
    setController(own);
    setProgress({ rows: [], state: 'running' });
    void checkAll(games, own.signal, setProgress);
    return () => own.abort('gone');
  }, [games]);

  const wrong = rows.filter(({ verdict }) => verdict !== 'isRight').length;
  const { file, map, players, actionsColumn, verdict, firstFault } = say.check;
  // On a phone the verdict is seen first.
  const heads = [file, verdict, firstFault, map, players, actionsColumn];
  return (
    <div class="panel stack">
      <h2>{say.check.games}</h2>
      <p role="status">
        {state === 'running' ? say.check.progress(rows.length) : ''}
        {state === 'stopped' ? `${say.check.stopped(rows.length)} ` : ''}
        {state === 'full' ? `${say.check.tooMany(MOST_GAMES)} ` : ''}
        {state === 'running' ? '' : say.check.summary(rows.length - wrong, wrong)}
      </p>
      <div class="row screen-only">
        {state === 'running' ? (
          <button type="button" onClick={() => controller?.abort('stopped')}>
            {say.check.stop}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => download('games.csv', asCsv([heads, ...rows.map(cellsOf)]), 'text/csv')}
          >
            {say.check.saveTable}
          </button>
        )}
      </div>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard as well.
        <section class="wide" tabIndex={0} aria-label={say.check.games}>
          <table class="games">
            <thead>
              <Heads cells={heads} />
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <GameRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their order
                  key={index}
                  row={row}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function GameRow({ row, onOpen }: { row: Line; onOpen: ManyGamesProps['onOpen'] }) {
  const [name, ...cells] = cellsOf(row);
  const { text, verdict } = row;
  return (
    <Row
      mark={verdict === 'isRight' ? 'right' : 'wrong'}
      cells={cells}
      head={
        text === undefined ? (
          name
        ) : (
          <button type="button" class="entry" onClick={() => onOpen(text)}>
            {name}
          </button>
        )
      }
    />
  );
}

function cellsOf({ name, map, players, actions, verdict, fault }: Line): readonly string[] {
  return [name, say.check[verdict], fault, map, players, actions];
}

/** One game after the other; in between the page lives. */
async function checkAll(
  games: AsyncIterable<Game>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const rows: Line[] = [];
  let next = performance.now() + EVERY;
  let state: Progress['state'] = 'done';
  for await (const game of games) {
    if (signal.aborted) break;
    if (rows.length === MOST_GAMES) {
      state = 'full';
      break;
    }
    rows.push(await rowOf(game));
    await new Promise((resolve) => setTimeout(resolve));
    if (performance.now() < next || signal.aborted) continue;
    onProgress({ rows: [...rows], state: 'running' });
    next = performance.now() + EVERY;
  }
  // Nobody is there any more.
  if (signal.reason === 'gone') return;
  onProgress({ rows, state: signal.aborted ? 'stopped' : state });
}

async function rowOf({ name, text, error }: Game): Promise<Line> {
  const outcome: Outcome =
    text === undefined ? { kind: 'noGame', error, text: '', isCut: false } : await outcomeOf(text);
  return { name, text, ...summaryOf(outcome) };
}

function summaryOf(outcome: Outcome): Omit<Line, 'name' | 'text'> {
  if (outcome.kind === 'noGame') {
    const fault = toldOf(outcome.error) ?? say.check.notChecked;
    return { map: '', players: '', actions: '', verdict: 'isUnread', fault };
  }
  if (outcome.kind === 'unread') {
    const [{ line, column, message, code } = NO_FAULT] = outcome.faults;
    const { options } = outcome.before ?? {};
    return {
      map: options === undefined ? '' : getMap(options.map).name,
      players: namesOf(options?.players),
      actions: '',
      verdict: code === undefined ? 'isUnread' : 'isWrong',
      fault: `${say.check.line(line, column)}: ${message}`,
    };
  }
  const { result, count } = outcome;
  const { state } = result;
  return {
    map: getMap(state.map).name,
    players: playerNames(state).join(', '),
    actions: `${count}`,
    verdict: result.ok ? 'isRight' : 'isWrong',
    fault: result.ok
      ? ''
      : `${headingOf(outcome).replace(/^✗ /, '')}: ${isScoresFault(outcome) ? scoresTold(outcome) : (toldOf(result.error) ?? say.check.noAction)}`,
  };
}

const NO_FAULT = { line: 1, column: 1, message: '', code: undefined };

function namesOf(players: unknown): string {
  return Array.isArray(players) ? players.join(', ') : '';
}

/** A table for spreadsheets, with a byte order mark, without which some of them do not read UTF-8. */
function asCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A name that begins like a formula must not become one. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
