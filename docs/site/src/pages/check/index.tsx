import { useEffect, useRef, useState } from 'preact/hooks';
import complete from '../../../../examples/imperium-4.json?raw';
import broken from '../../../../examples/imperium-4-broken.json?raw';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { say } from '../../words/language';
import { FaultList } from './faults';
import { type Game, gamesOfFiles, gamesOfText } from './games';
import { ManyGames } from './many-games';
import { type Outcome, outcomeOf, spanOfFault } from './outcome';
import { PlaceButton } from './place-button';
import type { Span } from './place-in-json';
import { Verdict } from './verdict';
import './check.css';

const ENDINGS =
  '.json,.concordia,.txt,.ndjson,.jsonl,application/json,application/x-ndjson,text/plain';

/** Says of games whether they follow the rules. */
export function CheckPage() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  /** The text that has been checked; one too long to be shown is not in the area. */
  const [whole, setWhole] = useState('');
  /** If they are several. */
  const [games, setGames] = useState<AsyncIterable<Game>>();
  const area = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const latest = useRef<unknown>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  async function check(input: string, name?: string): Promise<void> {
    const given = asInArea(input);
    const parts = await gamesOfText(given, name);
    const [only] = parts;
    if (parts.length > 1) {
      setText(shownOf(given));
      return checkAll(inTurn(parts));
    }
    setGames(undefined);
    await show(only?.text ?? given);
  }

  async function show(given: string): Promise<void> {
    latest.current = given;
    setText(shownOf(given));
    const found = await outcomeOf(given);
    // Whoever has gone on to another game does not want this one.
    if (latest.current !== given) return;
    setOutcome(found);
    setWhole(given);
    // Who hears the page goes on from the verdict.
    requestAnimationFrame(() => results.current?.focus());
  }

  function checkAll(all: AsyncIterable<Game>): void {
    setOutcome(undefined);
    setGames(all);
  }

  function pick({ start, length }: Span): void {
    area.current?.focus();
    area.current?.setSelectionRange(start, start + length);
    area.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div class="stack check">
      <form
        class="panel stack screen-only"
        onSubmit={(event) => {
          event.preventDefault();
          void check(text);
        }}
      >
        <FileDrop
          label={say.check.choose}
          accept={ENDINGS}
          onText={check}
          onFiles={(files) => checkAll(gamesOfFiles(files))}
          onFault={(error) => {
            setGames(undefined);
            setOutcome({ kind: 'noGame', error });
          }}
        >
          <span class="quiet">{say.check.orDrop}</span>
        </FileDrop>
        <label>
          {say.check.orPaste}
          <textarea
            ref={area}
            value={text}
            spellcheck={false}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="main">
            {say.check.check}
          </button>
          <button type="button" onClick={() => check(complete)}>
            {say.check.tryWhole}
          </button>
          <button type="button" onClick={() => check(broken)}>
            {say.check.tryBroken}
          </button>
        </div>
      </form>
      {games !== undefined && <ManyGames games={games} onOpen={show} />}
      <div ref={results} tabIndex={-1} class="outcome">
        {outcome?.kind === 'checked' && <Verdict checked={outcome} text={whole} onPick={pick} />}
        {outcome?.kind === 'unread' && (
          <FaultList unread={outcome} onPick={(fault) => pick(spanOfFault(whole, fault))} />
        )}
        {outcome?.kind === 'noGame' && (
          <>
            <FaultPanel error={outcome.error} lead={say.check.notChecked} />
            {outcome.span !== undefined && (
              <PlaceButton text={whole} span={outcome.span} onPick={pick} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Longer than any game of people; a browser takes a minute to lay out a text area with millions of lines. */
const MOST_SHOWN = 400_000;

function shownOf(text: string): string {
  return text.length > MOST_SHOWN ? '' : text;
}

/** As a text area has it, so that places are the same in both. */
function asInArea(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

async function* inTurn<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
