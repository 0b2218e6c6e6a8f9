import type { GameLog, LogValidation } from 'concordia-rules';
import { handOver } from '../../common/current-log';
import { FaultPanel, isOfCorrection } from '../../common/fault';
import { download } from '../../common/files';
import {
  ActionSchema,
  describeAction,
  describeDecision,
  getMap,
  validateLog,
  validPrefix,
} from '../../common/library';
import { PointsTable } from '../../common/points';
import { textOf } from '../../common/read-log';
import { goTo } from '../../shell/route';

/** What the library says of a log. */
export interface Checked {
  readonly result: LogValidation;
  /** As far as it follows the rules. */
  readonly log: GameLog;
  /** How many actions the whole log has. */
  readonly count: number;
}

/** @throws ConcordiaError if it is no log at all. */
export function checked(input: unknown): Checked {
  const result = validateLog(input);
  const log = validPrefix(input);
  return { result, log, count: countOf(input) };
}

function countOf(input: unknown): number {
  const isLog = typeof input === 'object' && input !== null && 'actions' in input;
  return isLog && Array.isArray(input.actions) ? input.actions.length : 0;
}

/** Whether every action follows the rules; if not, which does not, and why. */
export function Verdict({ checked }: { checked: Checked }) {
  const { result, log, count } = checked;
  const { state } = result;
  return (
    <section class="panel stack verdict" aria-labelledby="verdict">
      <h2 id="verdict" class={result.ok ? 'right' : 'wrong'} tabIndex={-1}>
        {result.ok ? rightOf(result.corrections) : wrongOf(checked)}
      </h2>
      <p class="quiet">
        {getMap(state.map).name} · {state.players.map(({ name }) => name).join(', ')} · {count}{' '}
        {count === 1 ? 'action' : 'actions'}
      </p>
      {!result.ok && <Wrong result={result} />}
      {result.ok && result.scores !== null && <PointsTable scores={result.scores} />}
      {result.ok && result.scores === null && (
        <p>
          The game is not over: it is turn {state.turn}. {describeDecision(state)}.
        </p>
      )}
      <div class="row screen-only">
        <button
          type="button"
          class="main"
          onClick={() => {
            handOver(log);
            goTo('replay');
          }}
        >
          {result.ok ? 'Replay it' : 'Replay it up to there'}
        </button>
        {result.ok && (
          <>
            <button
              type="button"
              onClick={async () => download('log.txt', await textOf(log), 'text/plain')}
            >
              Save as text
            </button>
            <button type="button" onClick={() => download('log.json', JSON.stringify(log))}>
              Save it as JSON
            </button>
          </>
        )}
      </div>
    </section>
  );
}

type WrongResult = Extract<LogValidation, { readonly ok: false }>;

function rightOf(corrections: number): string {
  const right = '✓ Every action follows the rules';
  if (corrections === 0) return right;
  return `${right}, with ${corrections} ${corrections === 1 ? 'correction' : 'corrections'}`;
}

function wrongOf({ result, count }: Checked): string {
  if (result.ok) return '';
  if (isOfCorrection(result.error)) {
    return `✗ The correction after action ${result.index} of ${count} is impossible`;
  }
  return result.action === undefined
    ? '✗ The recorded scores are wrong'
    : `✗ Action ${result.index + 1} of ${count} is wrong`;
}

function Wrong({ result }: { result: WrongResult }) {
  const { index, action, error, state } = result;
  const known = ActionSchema.safeParse(action);
  const name = known.success ? state.players[known.data.seat]?.name : undefined;
  return (
    <>
      {action !== undefined && (
        <dl class="facts">
          <div>
            <dt>Place in the log</dt>
            <dd>
              <code>actions[{index}]</code>, turn {state.turn}
            </dd>
          </div>
          <div>
            <dt>Action</dt>
            <dd>
              {known.success && (
                <>
                  {name}: {describeAction(state, known.data)}
                  <br />
                </>
              )}
              <code>{JSON.stringify(action)?.slice(0, 300)}</code>
            </dd>
          </div>
          <div>
            <dt>Open decision</dt>
            <dd>{describeDecision(state)}</dd>
          </div>
        </dl>
      )}
      <FaultPanel error={error} />
    </>
  );
}
