import { useEffect, useRef, useState } from 'preact/hooks';
import { FaultPanel, fetched } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { say, speakOfGames } from '../../words/language';
import { type Game, gamesOfFiles, gamesOfText } from './games';
import type { Outcome } from './outcome';
import type { Span } from './place-in-json';
import './check.css';

const ENDINGS =
  '.json,.concordia,.txt,.ndjson,.jsonl,application/json,application/x-ndjson,text/plain';

/** Everything that needs the rules, which come as soon as somebody is about to bring a game. */
async function loadChecker() {
  await speakOfGames();
  return fetched(() => import('./found'));
}

type Checker = Awaited<ReturnType<typeof loadChecker>>;

/** What is below the form. */
type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'trouble'; readonly error: unknown }
  | { readonly kind: 'one'; readonly checker: Checker; readonly outcome: Outcome }
  | { readonly kind: 'many'; readonly checker: Checker; readonly games: AsyncIterable<Game> };

const EXAMPLES = {
  whole: exampleBy(() => import('../../../../examples/imperium-4.json?raw')),
  broken: exampleBy(() => import('../../../../examples/imperium-4-broken.json?raw')),
};

function exampleBy(load: () => Promise<{ readonly default: string }>): () => Promise<string> {
  return async () => (await fetched(load)).default;
}

/** What comes of a check, and the text for the area. */
interface Found {
  readonly shown: Shown;
  readonly text?: string;
}

/** Says of games whether they follow the rules. */
export function CheckPage() {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>();
  /** One of many games that has been opened stays below them. */
  const [opened, setOpened] = useState<Extract<Shown, { readonly kind: 'one' }>>();
  const area = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const latest = useRef<unknown>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  /** Shows what comes of it, unless somebody has gone on to another game meanwhile. */
  async function last<F extends Found>(
    find: () => Promise<F>,
    show: (shown: F['shown']) => void,
  ): Promise<void> {
    latest.current = find;
    const typed = area.current?.value;
    const { shown: found, text: checked } = await find();
    if (latest.current !== find) return;
    show(found);
    // The places of the verdict are in this text; what somebody has typed since then stays.
    if (checked !== undefined && area.current?.value === typed) setText(checked);
    // Who hears the page goes on from the verdict.
    if (found.kind !== 'many') requestAnimationFrame(() => results.current?.focus());
  }

  function attempt(find: (checker: Checker) => Promise<Found>): Promise<void> {
    setOpened(undefined);
    setShown((before) => before ?? { kind: 'loading' });
    return last(
      () =>
        loadChecker()
          .then(find)
          .catch((error: unknown): Found => ({ shown: { kind: 'trouble', error } })),
      setShown,
    );
  }

  function check(read: () => string | Promise<string>, name?: string): Promise<void> {
    return attempt(async (checker) => {
      const given = asInArea(await read());
      const parts = await gamesOfText(given, name);
      const [only] = parts;
      if (parts.length > 1) {
        const shown: Shown = { kind: 'many', checker, games: inTurn(parts) };
        return { shown, text: shownOf(given) };
      }
      return one(checker, only?.text ?? given, only?.isCut ?? false);
    });
  }

  async function one(checker: Checker, given: string, isCut: boolean) {
    const outcome = await checker.outcomeOf(given, isCut);
    return { shown: { kind: 'one' as const, checker, outcome }, text: shownOf(outcome.text) };
  }

  function open(checker: Checker, given: string): Promise<void> {
    return last(() => one(checker, given, false), setOpened);
  }

  function pick({ start, length }: Span): void {
    area.current?.focus();
    area.current?.setSelectionRange(start, start + length);
    area.current?.scrollIntoView({ block: 'nearest' });
  }

  /** So that nobody waits for the rules once the game is there. */
  const prepare = () => void loadChecker().catch(() => undefined);
  const single = shown?.kind === 'one' ? shown : opened;
  return (
    <div class="stack check">
      <form
        class="panel stack screen-only"
        onFocusIn={prepare}
        onPointerDown={prepare}
        onDragEnter={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          void check(() => text);
        }}
      >
        <FileDrop
          label={say.check.choose}
          accept={ENDINGS}
          onText={(input, name) => void check(() => input, name)}
          onFiles={(files) =>
            void attempt(async (checker) => ({
              shown: { kind: 'many', checker, games: gamesOfFiles(files) },
            }))
          }
          onFault={(error) => setShown({ kind: 'trouble', error })}
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
          <button type="button" onClick={() => void check(EXAMPLES.whole)}>
            {say.check.tryWhole}
          </button>
          <button type="button" onClick={() => void check(EXAMPLES.broken)}>
            {say.check.tryBroken}
          </button>
        </div>
      </form>
      {shown?.kind === 'loading' && <p role="status">{say.shell.loading}</p>}
      {shown?.kind === 'many' && (
        <shown.checker.ManyGames
          games={shown.games}
          onOpen={(game) => void open(shown.checker, game)}
        />
      )}
      <div ref={results} tabIndex={-1} class="outcome">
        {shown?.kind === 'trouble' && (
          <FaultPanel error={shown.error} lead={say.check.notChecked} />
        )}
        {single !== undefined && <single.checker.Found outcome={single.outcome} onPick={pick} />}
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
