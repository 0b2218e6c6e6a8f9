import type { CityId } from 'concordia-rules/core';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SignButton } from '../../common/controls';
import { Seat } from '../../common/parts';
import { keep, kept } from '../../common/storage';
import type { PageProps } from '../../shell/pages';
import { say } from '../../words/language';
import { useAwake } from './awake';
import type { Count } from './count';
import { type Change, type Draft, newDraft, seated, withPlayer } from './draft';
import type { HousesProps } from './houses';
import {
  CardsEditor,
  fetchAhead,
  HousesEditor,
  loadScorer,
  ResultStep,
  Shared,
  ShelfList,
  ShelfWarning,
  ThingsEditor,
  useLoading,
} from './lazy';
import { Setup } from './setup';
import { useShelf } from './sheets/shelf';
import { stepOf } from './sheets/steps';
import './score.css';

/** What lies before the players comes before the board. */
const STEPS = ['game', 'cards', 'rest', 'houses', 'result'] as const;
type Step = (typeof STEPS)[number];

/** The steps in which a player is the brush. */
const EDITORS: Readonly<Partial<Record<Step, ComponentType<HousesProps>>>> = {
  cards: CardsEditor,
  rest: ThingsEditor,
  houses: HousesEditor,
};

/** Counts a game of cardboard; or shows a count that somebody has shared. */
export function ScorePage({ rest: [fragment] }: PageProps) {
  return fragment === undefined || fragment === '' ? <Own /> : <Other fragment={fragment} />;
}

/** A sheet that came by link has to be read before anything is shown. */
function Other({ fragment }: { fragment: string }) {
  const { scorer, trouble } = useScorer(true);
  return scorer === undefined ? trouble : <Shared fragment={fragment} />;
}

/**
 * What counts, and deals the cards: loaded at once where it is needed, else when somebody begins, or has looked for a while.
 * One can choose a game before it is there.
 */
function useScorer(isNeeded: boolean) {
  const { loaded: scorer, begin: load, missing: trouble } = useLoading(loadScorer);
  useEffect(() => {
    if (isNeeded) {
      load();
      return undefined;
    }
    const timer = setTimeout(load, LOOKED);
    for (const event of BEGINNINGS) addEventListener(event, load, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of BEGINNINGS) removeEventListener(event, load);
    };
  }, [isNeeded, load]);
  return { scorer, trouble };
}

const BEGINNINGS = ['pointerdown', 'keydown'] as const;
/** In milliseconds: the first step has been drawn, and nobody waits for it any more. */
const LOOKED = 1500;

const NOTHING: Count = { hints: [] };

/** Steps that fill the screen, between the players above and the way through them below. */
function Own() {
  const shelf = useShelf();
  const { date, game, before = [] } = shelf.open;
  const [{ step, active }, setPlace] = useState(placeBefore);
  const setStep = (to: Step): void => setPlace((place) => ({ ...place, step: to }));
  const setActive = (to: number): void => setPlace((place) => ({ ...place, active: to }));
  useEffect(() => {
    keep('session', PLACE, `${step} ${active}`);
  }, [step, active]);
  /** The city whose good is asked for or put right. */
  const [city, setCity] = useState<CityId>();
  const [isByCity, setIsByCity] = useState(false);
  const shown = useShown(step);
  const { scorer, trouble } = useScorer(step !== 'game');
  const deal = (undealt: Draft): Draft => scorer?.dealt(undealt) ?? undealt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `deal` is what the scorer does
  const draft = useMemo(() => deal(shelf.open.draft), [shelf.open.draft, scorer]);
  const count = useMemo(() => scorer?.counted(draft) ?? NOTHING, [draft, scorer]);
  const { players } = draft.sheet;
  const seat = Math.min(active, players.length - 1);
  useAwake();
  const [hasShelf, setHasShelf] = useState(false);
  useEffect(() => {
    // Not while the first step is being drawn.
    const timers = [setTimeout(() => setHasShelf(true), 200), setTimeout(fetchAhead, LOOKED)];
    return () => timers.forEach(clearTimeout);
  }, []);

  /** The field that was changed last; a change of another one is another step of undo. */
  const last = useRef('');
  // A map may have been loaded while people went on.
  const latest = useRef(shelf.open);
  latest.current = shelf.open;
  const change: Change = (field, changed) => {
    const { id, before = [] } = latest.current;
    const now = deal(latest.current.draft);
    const next = deal(changed(now));
    if (next === now) return;
    const isSame = last.current === `${id} ${field}`;
    last.current = `${id} ${field}`;
    const steps = isSame && before.length > 0 ? before : [...before, stepOf(now)];
    latest.current = { ...latest.current, draft: next, before: steps };
    shelf.change(next, steps);
  };
  const undo = (): void => {
    last.current = '';
    void shelf.undo();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: Step, place?: CityId): void => {
    setStep(to);
    setCity(place);
    // Who hears the page begins at the top of the step.
    requestAnimationFrame(() => {
      heading.current?.focus();
      heading.current?.closest('.step')?.scrollTo(0, 0);
    });
  };
  const begin = (): void => {
    shelf.start(nextDraft(draft));
    go('game');
  };

  const onSeat = (next: number): void => {
    setActive(next);
    setCity(undefined);
  };
  /** The next step begins with the first player. */
  const goOn = (): void => {
    const after = STEPS[STEPS.indexOf(step) + 1];
    if (after === undefined) return;
    onSeat(0);
    go(after);
  };
  return (
    <div class="score filling">
      <PlayersBar
        draft={draft}
        totals={players.map((_, index) => count.scores?.players[index]?.total)}
        seat={seat}
        onSeat={onSeat}
        onUndo={before.length > 0 ? undo : undefined}
      />
      <section
        class={`list step step-${step}${shown.length > 1 ? ` side-by-side of-${shown.length}` : ''}`}
        aria-labelledby="step"
      >
        <h2 id="step" class="hidden" tabIndex={-1} ref={heading}>
          {titleOf(step, players[seat]?.name ?? '')}
        </h2>
        {shelf.warning !== undefined && <ShelfWarning shelf={shelf} />}
        {scorer === undefined && step !== 'game' && trouble}
        {scorer !== undefined &&
          shown.map((one) => {
            const Editor = EDITORS[one];
            if (Editor === undefined) return null;
            return (
              <div key={one} class={`list part part-${one}`}>
                {shown.length > 1 && <h3>{say.score.step[one]}</h3>}
                <Editor
                  draft={draft}
                  seat={seat}
                  onSeat={onSeat}
                  onNext={shown.length > 1 ? undefined : goOn}
                  onChange={change}
                  hints={count.hints}
                  city={city}
                  onCity={setCity}
                  isByCity={isByCity}
                  onByCity={(next) => {
                    setIsByCity(next);
                    setCity(undefined);
                  }}
                />
              </div>
            );
          })}
        {step === 'game' && (
          <>
            <Setup
              draft={draft}
              known={shelf.all.flatMap(({ names }) => names)}
              onChange={change}
            />
            {hasShelf && <ShelfList shelf={shelf} onNew={begin} />}
          </>
        )}
        {scorer !== undefined && step === 'result' && (
          <ResultStep
            draft={draft}
            count={count}
            date={date}
            game={game}
            onNew={begin}
            onCity={(place) => go('houses', place)}
          />
        )}
      </section>
      <StepsBar step={step} onStep={(to) => go(to)} />
    </div>
  );
}

/** Steps that stand side by side where there is room: first what lies before a player, then the board, too. */
const SIDE_BY_SIDE = [
  { query: '(width >= 100rem) and (height >= 36rem)', steps: ['cards', 'rest', 'houses'] },
  { query: '(width >= 75rem) and (height >= 36rem)', steps: ['cards', 'rest'] },
] as const;

function stepsBeside(step: Step): readonly Step[] {
  const { steps } = SIDE_BY_SIDE.find(({ query }) => matchMedia(query).matches) ?? { steps: [] };
  return steps.some((one) => one === step) ? steps : [step];
}

/** The steps that are shown together with one. */
function useShown(step: Step): readonly Step[] {
  const [, setWidth] = useState(innerWidth);
  useEffect(() => {
    const look = (): void => setWidth(innerWidth);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return stepsBeside(step);
}

/** Which step, and whose lines. */
interface Place {
  readonly step: Step;
  readonly active: number;
}

/** Kept until the tab is closed: who loads the page anew, such as in another language, goes on where they were. */
const PLACE = 'concordia-rules:score:place';

function placeBefore(): Place {
  const [step, active] = (kept('session', PLACE) ?? '').split(' ');
  return { step: STEPS.find((one) => one === step) ?? 'game', active: Number(active ?? 0) || 0 };
}

/** The same people play again, most often. */
function nextDraft({ sheet }: Draft): Draft {
  return sheet.players.reduce(
    (next, { name }, seat) => withPlayer(next, seat, { name }),
    newDraft(sheet.players.length),
  );
}

function titleOf(step: Step, name: string): string {
  const { cards, houses, rest } = say.score;
  const titles: Readonly<Partial<Record<Step, string>>> = {
    cards: cards.of(name),
    houses: houses.of(name),
    rest: rest.of(name),
  };
  return titles[step] ?? say.score.step[step];
}

interface PlayersBarProps {
  readonly draft: Draft;
  readonly totals: readonly (number | undefined)[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onUndo: (() => void) | undefined;
}

/** Everybody's colour and points; the one that was tapped is the brush. */
function PlayersBar({ draft, totals, seat, onSeat, onUndo }: PlayersBarProps) {
  return (
    <div class="bar screen-only">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser. */}
      <div class="seats" role="group" aria-label={say.score.players}>
        {seated(draft.sheet.players).map(({ name, seat: index }) => (
          <button
            key={index}
            type="button"
            aria-pressed={index === seat}
            onClick={() => onSeat(index)}
          >
            <Seat seat={index} />
            <span class="name cut">{name}</span> <strong>{totals[index] ?? '–'}</strong>
          </button>
        ))}
      </div>
      <SignButton
        mark="undo"
        label={say.score.undo}
        sign="↶"
        isOff={onUndo === undefined}
        onClick={() => onUndo?.()}
      />
    </div>
  );
}

function StepsBar({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const at = STEPS.indexOf(step);
  const turn = (label: string, sign: string, to: Step | undefined) => (
    <SignButton
      label={label}
      sign={sign}
      isOff={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    />
  );
  return (
    <nav class="steps screen-only" aria-label={say.score.steps}>
      {turn(say.score.back, '‹', STEPS[at - 1])}
      {STEPS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === step ? 'step' : undefined}
          onClick={() => onStep(one)}
        >
          {say.score.step[one]}
        </button>
      ))}
      {turn(say.score.next, '›', STEPS[at + 1])}
    </nav>
  );
}
