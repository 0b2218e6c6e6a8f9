import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { keep, kept } from '../../common/kept';
import { Seat } from '../../common/seat';
import type { PageProps } from '../../shell/pages';
import { goTo } from '../../shell/route';
import { CardsEditor } from './cards';
import { counted } from './count';
import { type Draft, draftOf, namedSheet, newDraft } from './draft';
import { HousesEditor } from './houses';
import { Result } from './result';
import { Setup } from './setup';
import { draftOfFragment } from './share';
import { ThingsEditor } from './things';
import './score.css';

const KEY = 'concordia-rules score';
/** More taps than anybody takes back. */
const MOST_STEPS = 100;

/** Counts a game of cardboard; or shows a count that somebody has shared. */
export function ScorePage({ rest: [fragment] }: PageProps) {
  if (fragment !== undefined && fragment !== '') return <Shared fragment={fragment} />;
  return <Own />;
}

/** What a link brings stands beside one's own sheet until one takes it over. */
function Shared({ fragment }: { fragment: string }) {
  const [draft, setDraft] = useState<Draft>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    setDraft(undefined);
    setFault(undefined);
    draftOfFragment(fragment).then(setDraft, setFault);
  }, [fragment]);
  if (fault !== undefined) {
    return (
      <div class="stack">
        <FaultPanel error={fault} lead="This shared sheet cannot be shown." />
        <p>
          <a href="#/score">Go to your own sheet</a>
        </p>
      </div>
    );
  }
  if (draft === undefined) return <p role="status">Loading the sheet …</p>;
  return (
    <div class="stack">
      <p class="screen-only">This sheet was shared with you.</p>
      <Result draft={draft} count={counted(draft)} />
      <div class="row screen-only">
        <button
          type="button"
          onClick={() => {
            keepDraft(draft);
            goTo('score');
          }}
        >
          Replace my own sheet with it
        </button>
        <a class="button" href="#/score">
          Go to my own sheet
        </a>
      </div>
    </div>
  );
}

function Own() {
  const [steps, setSteps] = useState<readonly Draft[]>(() => [keptDraft() ?? newDraft()]);
  const [active, setActive] = useState(0);
  const [fault, setFault] = useState<unknown>();
  const draft = steps.at(-1) ?? newDraft();
  const count = useMemo(() => counted(draft), [draft]);
  const { players } = draft.sheet;
  const seat = Math.min(active, players.length - 1);

  const change = useCallback((next: Draft) => {
    setSteps((before) => [...before.slice(-MOST_STEPS), next]);
    setFault(undefined);
  }, []);
  useEffect(() => keepDraft(draft), [draft]);

  const editor = { draft, seat, onChange: change };
  return (
    <div class="score">
      <div class="stack editors screen-only">
        <Setup draft={draft} onChange={change} />
        <fieldset class="seats">
          <legend class="hidden">Whose sheet</legend>
          {players.map(({ name }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
              key={index}
              type="button"
              aria-pressed={index === seat}
              onClick={() => setActive(index)}
            >
              <Seat seat={index} />
              <span class="name">{name}</span>
              <strong>{count.scores?.players[index]?.total ?? '–'}</strong>
            </button>
          ))}
        </fieldset>
        <CardsEditor {...editor} />
        <HousesEditor {...editor} />
        <ThingsEditor {...editor} />
      </div>
      <div class="stack outcome">
        <Result draft={draft} count={count} />
        {fault !== undefined && <FaultPanel error={fault} lead="This file cannot be opened." />}
        <FileDrop
          label="Open a sheet"
          accept=".json,application/json"
          onFault={setFault}
          onText={(text) => change(draftOf(parsed(text)))}
        >
          <button
            type="button"
            disabled={steps.length < 2}
            onClick={() => setSteps((before) => before.slice(0, -1))}
          >
            Undo
          </button>
          <button type="button" onClick={() => change(newDraft(players.length))}>
            New sheet
          </button>
        </FileDrop>
      </div>
    </div>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON. Open a sheet that was saved on this page.');
  }
}

function keepDraft(draft: Draft): void {
  keep(KEY, { ...draft, sheet: namedSheet(draft) });
}

function keptDraft(): Draft | undefined {
  return kept(KEY, (input) => {
    if (typeof input !== 'object' || input === null || !('sheet' in input)) return undefined;
    const { intermediate, cards, salt, forum }: Partial<Record<string, unknown>> = { ...input };
    const draft = draftOf(input.sheet, intermediate === true);
    return {
      ...draft,
      ...(cards === 'venus' ? { cards } : {}),
      salt: draft.salt || salt === true,
      forum: draft.forum || forum === true,
    };
  });
}
