/**
 * A game that can be looked at at any of its moments, and what might have been played instead; with what else the page loads
 * once somebody has chosen a game.
 */
import type { Action, GameState, Variation } from 'concordia-rules';
import type { MountedBoard } from 'concordia-rules/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../common/board';
import { playerNames } from '../../common/called';
import { FaultPanel, isOfCorrection } from '../../common/fault';
import { getMap, isOver, library } from '../../common/library';
import { playOnFrom } from '../../common/play-on';
import { goTo as navigate } from '../../shell/route';
import { say } from '../../words/language';
import { ActionList } from './action-list';
import { turnsIn, useAnalysis } from './analysis';
import { Beside } from './beside';
import { Chances } from './chances';
import { Controls } from './controls';
import { type Course, courseOf, type Fault, type History, stateAfter } from './history';
import { Jumps } from './jumps';
import { Moment } from './moment';
import { Plot } from './plot';
import { Variations } from './said';
import { inOrder, type Survey, surveyOf } from './survey';
import { annotatedIn, lastMoveOf } from './telling';

export { validPrefix } from '../../common/library';
export { historyOf } from './history';

interface ReplayedProps {
  readonly name: string;
  readonly history: History;
}

/** Where somebody looks: a moment of the game, or of a variation. */
interface Place {
  readonly course: Course;
  /** So many actions have been played. */
  readonly count: number;
  /** Where the variation was left for this one. */
  readonly from?: Place;
  /** Whether it is one step after the place before, so that pieces move. */
  readonly isStep: boolean;
}

/** What the page needs of its board. */
type Shown = Pick<MountedBoard<GameState, Action>, 'whole' | 'set'>;

/** As in the style sheet: 60rem. */
const NARROW = 960;

export function Replayed({ name, history }: ReplayedProps) {
  const [place, setPlace] = useState<Place>({ course: history, count: 0, isStep: false });
  const { course, count, from } = place;
  const [tab, setTab] = useState<Tab>('actions');
  const survey = useSurvey(history);
  const { analysed, begin, stop } = useAnalysis(history);
  const turned = useMemo(() => turnsIn(analysed), [analysed]);
  // Once chances are known, points only hint at them.
  const hasChances = analysed.status === 'done';
  const turning = hasChances ? inOrder([...turned, ...(survey?.events ?? [])]) : survey?.moments;
  const annotated = useMemo(() => annotatedIn(history), [history]);
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);
  const state = stateAfter(course, count);
  const step = course.steps[count - 1];
  const lastMove = useMemo(
    () => (step === undefined ? [] : lastMoveOf(course.start, step.action)),
    [course, step],
  );
  const events = place.isStep ? step?.events : undefined;
  /** From anywhere to a moment of the game. */
  const going = { count: mainOf(place), onGo: jump };

  /** Pieces move only with a step: a jump shows at once how things stand. */
  function show(next: Place): void {
    if (next.isStep !== place.isStep) shown.current?.set({ speed: next.isStep ? undefined : 0 });
    setPlace(next);
  }

  function goTo(wanted: number): void {
    const next = Math.min(course.steps.length, Math.max(0, Math.round(wanted)));
    if (next !== count) show({ ...place, count: next, isStep: next === count + 1 });
  }

  /** To a moment of the game, wherever somebody is. */
  function jump(wanted: number): void {
    show({ course: history, count: wanted, isStep: false });
    view.current?.scrollIntoView({ block: 'nearest' });
  }

  function follow(variation: Variation<Action>): void {
    const next = courseOf(variation, stateAfter(course, count - 1));
    show({ course: next, count: Math.min(1, next.steps.length), from: place, isStep: false });
    view.current?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    // On a phone the frame of the site takes the room of the board.
    if (innerWidth < NARROW) view.current?.scrollIntoView();
  }, []);

  return (
    <div class="stack tabbed" data-open={tab}>
      <h2 class="players-line">
        {getMap(state.map).name}: {say.common.and(playerNames(state))}
      </h2>
      <p class="quiet source">{name}</p>
      {history.fault !== undefined && (
        <Wrong fault={history.fault} onShow={() => jump(history.steps.length)} />
      )}
      <div class="replay-table" ref={view}>
        <Board
          engine={library}
          view={state}
          {...(events !== undefined && { events })}
          title={say.replay.board}
          candidates={false}
          lastMove={lastMove}
          onMounted={(board) => {
            shown.current = board;
            board?.set({ speed: 0 });
            laidOut(view.current, board);
          }}
        />
        <div class="steering">
          <div class="stack side">
            {from !== undefined && (
              <div class="panel row variation-bar">
                <p>{say.replay.inVariation}</p>
                <button type="button" onClick={() => show({ ...from, isStep: false })}>
                  {say.replay.backToGame}
                </button>
              </div>
            )}
            <Moment course={course} count={count} />
            {from === undefined && history.fault === undefined && !isOver(state) && (
              <div class="row">
                <button
                  type="button"
                  onClick={() => {
                    playOnFrom(history.log, count);
                    navigate('play');
                  }}
                >
                  {say.replay.playOn}
                </button>
              </div>
            )}
            {count > 0 && (
              <Variations
                key={`${from === undefined}${count}`}
                variations={course.notes.get(count)?.variations ?? []}
                from={stateAfter(course, count - 1)}
                onFollow={follow}
              />
            )}
            <Tabs open={tab} onOpen={setTab} />
            <div data-tab="actions">
              <ActionList course={course} count={count} onGo={goTo} />
            </div>
          </div>
          <Controls course={course} count={count} onGo={goTo} />
        </div>
      </div>
      <div class="columns" data-tab="points">
        <Jumps
          title={say.replay.turningPoints}
          text={hasChances ? say.replay.chances.turnedHow : say.replay.turningPointsHow}
          moments={turning ?? []}
          {...going}
        />
        <Jumps title={say.replay.annotated} moments={annotated} {...going} />
      </div>
      {survey !== undefined && (
        <>
          <div data-tab="points">
            <Plot
              state={history.start}
              standings={survey.standings}
              moments={survey.moments}
              {...going}
            />
          </div>
          <div data-tab="chances">
            <Chances
              state={history.start}
              analysed={analysed}
              onBegin={begin}
              onStop={stop}
              standings={survey.standings}
              moments={turned}
              {...going}
            />
          </div>
        </>
      )}
      <Beside state={state} />
    </div>
  );
}

type Tab = keyof typeof say.replay.tabs;

interface TabsProps {
  readonly open: Tab;
  readonly onOpen: (tab: Tab) => void;
}

const TABS = ['actions', 'table', 'points', 'chances'] as const satisfies readonly Tab[];

/** On a phone, what is below the board one at a time. On a wide screen all of it is there, and nothing to choose. */
function Tabs({ open, onOpen }: TabsProps) {
  return (
    <nav class="tabs" aria-label={say.replay.below}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === open} onClick={() => onOpen(tab)}>
          {say.replay.tabs[tab]}
        </button>
      ))}
    </nav>
  );
}

/** What moves must not be out of sight; whoever wants to be nearer comes nearer. */
function laidOut(table: HTMLElement | null, board: Shown | undefined): void {
  board?.whole();
  // High boards are as high as the screen, unless their names would become too small: that depends on their own size.
  const height = table?.querySelector('.board-picture > svg')?.getAttribute('height');
  table?.style.setProperty('--board-units', height ?? '0');
}

/** The moment of the game from which everything else leads on. */
function mainOf({ count, from }: Place): number {
  return from === undefined ? count : mainOf(from);
}

function useSurvey(history: History): Survey | undefined {
  const [survey, setSurvey] = useState<Survey>();
  useEffect(() => {
    const controller = new AbortController();
    setSurvey(undefined);
    void surveyOf(history, controller.signal).then((found) => {
      if (found !== undefined && !controller.signal.aborted) setSurvey(found);
    });
    return () => controller.abort();
  }, [history]);
  return survey;
}

/** Where the log is wrong, and how. */
function Wrong({ fault, onShow }: { readonly fault: Fault; readonly onShow: () => void }) {
  return (
    <div class="stack">
      <FaultPanel error={fault.error} lead={leadOf(fault)} />
      <div>
        <button type="button" onClick={onShow}>
          {say.replay.showThere}
        </button>
      </div>
    </div>
  );
}

function leadOf({ index, action, error, isOfVariation }: Fault): string {
  const { wrongCorrection, wrongScores, wrongVariation, wrongAction } = say.replay;
  if (isOfCorrection(error)) return wrongCorrection(index);
  if (action === undefined) return wrongScores;
  return isOfVariation ? wrongVariation(index + 1) : wrongAction(index + 1);
}
