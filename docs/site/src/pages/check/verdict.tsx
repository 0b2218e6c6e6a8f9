import type { GameLog, GameState } from 'concordia-rules';
import { playerName, playerNames, withNames } from '../../common/called';
import { ReplayButton } from '../../common/current-log';
import { FaultPanel, isOfCorrection, isOfData } from '../../common/fault';
import { download } from '../../common/files';
import {
  ActionSchema,
  describeAction,
  describeDecision,
  finalScores,
  getMap,
  isOver,
  nameOf,
  screenModel,
} from '../../common/library';
import { PointsTable } from '../../common/points';
import { textOf } from '../../common/read-log';
import { say } from '../../words/language';
import { type Checked, lineOf } from './outcome';
import type { Span } from './place-in-json';

interface VerdictProps {
  readonly checked: Checked;
  /** The text in which the places are. */
  readonly text: string;
  readonly onPick: (span: Span) => void;
}

/** Whether every action follows the rules; if not, which does not, and why. */
export function Verdict({ checked, text, onPick }: VerdictProps) {
  const { result, log, count } = checked;
  const { state } = result;
  const names = playerNames(state);
  return (
    <section class="panel stack verdict" aria-labelledby="verdict">
      <h2 id="verdict" class={result.ok ? 'right' : 'wrong'} tabIndex={-1}>
        {headingOf(checked)}
      </h2>
      <p class="quiet">
        {getMap(state.map).name} · {say.common.and(names)} · {say.check.actions(count)}
      </p>
      {!result.ok && <Wrong checked={checked} text={text} onPick={onPick} />}
      {result.ok && result.scores !== null && <Points state={state} scores={result.scores} />}
      {result.ok && result.scores === null && (
        <div>
          <p>{unfinished(checked, names)}</p>
          {!isBare(log) && <p class="quiet">{describeDecision(state)}</p>}
        </div>
      )}
      {isScoresFault(checked) && isOver(state) && (
        <Points state={state} scores={finalScores(state)} />
      )}
      <div class="row screen-only">
        <ReplayButton log={() => log} label={result.ok ? say.check.replay : say.check.replayUpTo} />
        {result.ok && (
          <>
            <button
              type="button"
              onClick={async () => download('log.txt', await textOf(log), 'text/plain')}
            >
              {say.check.saveText}
            </button>
            <button type="button" onClick={() => download('log.json', JSON.stringify(log))}>
              {say.check.saveJson}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

export function headingOf({ result, count, isOfVariation }: Checked): string {
  const { right, rightCorrected, wrongCorrection, wrongScores, wrongVariation, wrongAction } =
    say.check;
  if (result.ok) return result.corrections === 0 ? right : rightCorrected(result.corrections);
  if (isOfCorrection(result.error)) return wrongCorrection(result.index, count);
  if (result.action === undefined) return wrongScores;
  return (isOfVariation ? wrongVariation : wrongAction)(result.index + 1, count);
}

/** Whether only a result was written down. */
function isBare({ scores, actions }: GameLog): boolean {
  return scores !== undefined && actions.length === 0;
}

function unfinished({ log, result }: Checked, names: readonly string[]): string {
  if (!isBare(log)) return say.check.notOver(result.state.turn);
  return say.check.onlyResult(
    names.map((name, seat) => `${name} ${log.scores?.[seat]}`).join(', '),
  );
}

/** Whether all is right but the scores that were written down. */
export function isScoresFault({ result }: Checked): boolean {
  return !result.ok && result.action === undefined && !isOfCorrection(result.error);
}

interface PointsProps {
  readonly state: GameState;
  readonly scores: Parameters<typeof PointsTable>[0]['scores'];
}

/** Nothing is hidden when a game is over. */
function Points({ state, scores }: PointsProps) {
  const told = screenModel(state).scores;
  return (
    <PointsTable
      scores={withNames(state, scores)}
      called={(id) => nameOf(state, id)}
      how={() => told}
    />
  );
}

function Wrong({ checked, text, onPick }: VerdictProps) {
  const { result, span } = checked;
  if (result.ok) return null;
  const { index, action, error, state } = result;
  const known = ActionSchema.safeParse(action);
  const name = known.success ? playerName(state, known.data.seat) : undefined;
  const isAction = action !== undefined;
  return (
    <>
      <dl class="list facts">
        {(isAction || span !== undefined) && (
          <div>
            <dt>{say.check.where}</dt>
            <dd class="row">
              {isAction && say.check.actionAndTurn(index + 1, state.turn)}
              {span !== undefined && <PlaceButton text={text} span={span} onPick={onPick} />}
            </dd>
          </div>
        )}
        {known.success && (
          <div>
            <dt>{say.check.what}</dt>
            <dd>
              {name}: {describeAction(state, known.data)}
            </dd>
          </div>
        )}
        {isAction && (
          <div>
            <dt>{say.check.open}</dt>
            <dd>{describeDecision(state)}</dd>
          </div>
        )}
      </dl>
      {isScoresFault(checked) ? (
        <p class="fault" role="alert">
          {scoresTold(checked)}
        </p>
      ) : (
        <FaultPanel
          error={error}
          {...(isAction && isOfData(error) && { lead: say.check.noAction })}
          technical={isAction ? [`actions[${index}]`, JSON.stringify(action)] : []}
        />
      )}
    </>
  );
}

/** What was written down, beside what the game comes to. */
export function scoresTold({ result: { state, ...result }, recorded }: Checked): string {
  if (result.ok || !isOver(state)) return say.check.scoresEarly;
  const counted = finalScores(state).players.map(({ total }) => total);
  return say.check.scoresDiffer(recorded.join(', '), counted.join(', '));
}

interface PlaceButtonProps {
  readonly text: string;
  readonly span: Span;
  readonly onPick: (span: Span) => void;
}

/** The line and column of a fault; leads there. */
export function PlaceButton({ text, span, onPick }: PlaceButtonProps) {
  const { line, column } = lineOf(text, span);
  return (
    <button type="button" class="screen-only" onClick={() => onPick(span)}>
      {say.check.line(line, column)}
    </button>
  );
}
