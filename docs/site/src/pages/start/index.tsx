import { useEffect, useState } from 'preact/hooks';
import type { PageEntry } from '../../shell/pages';
import { say } from '../../words/language';
import board from './board.svg';
import { begun } from './kept';
import './start.css';

/** What most people come for. */
const FIRST = ['score', 'play'] as const;

/** What players read. */
const FOR_PLAYERS = ['questions', 'rules', 'rulings'] as const;

export interface StartProps {
  readonly tools: readonly PageEntry[];
  readonly reading: readonly PageEntry[];
}

/** What one can do here. */
export function StartPage({ tools, reading }: StartProps) {
  const { title, lead, leads, titles, programmers, players, start } = say.shell;
  const verbs = { score: start.count, play: start.play };
  useEffect(() => {
    document.title = 'concordia-rules';
  }, []);
  return (
    <div class="start">
      <img class="hero" src={board} width={1210} height={713} alt={start.board} />
      <h1>{title}</h1>
      <p>{lead}</p>
      <GoOn />
      <ul class="plain doors first">
        {FIRST.map((id) => (
          <Door key={id} page={id} name={verbs[id]} />
        ))}
      </ul>
      <ul class="plain doors">
        {tools
          .filter(({ id }) => !FIRST.some((one) => one === id))
          .map(({ id }) => (
            <Door key={id} page={id} name={titles[id]} />
          ))}
      </ul>
      <div class="reading">
        <section>
          <h2>{players}</h2>
          <ul class="links">
            {FOR_PLAYERS.map((name) => (
              <li key={name}>
                <a href={`#/guides/${name}`}>{start[name]}</a>
              </li>
            ))}
          </ul>
          {say.guides.inEnglish !== '' && <p class="quiet">{say.guides.inEnglish}</p>}
        </section>
        <section>
          <h2>{programmers}</h2>
          <ul class="links">
            {reading.map(({ id }) => (
              <li key={id}>
                <a href={`#/${id}`}>{titles[id]}</a>: {leads[id]}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Door({ page, name }: { readonly page: PageEntry['id']; readonly name: string }) {
  return (
    <li>
      <a href={`#/${page}`}>
        <Icon page={page} />
        <strong>{name}</strong>
        <span>{say.shell.leads[page]}</span>
      </a>
    </li>
  );
}

/** What each tool does, at a glance: lines of 24 by 24. */
const LINES: Partial<Record<PageEntry['id'], string>> = {
  // Points as bars.
  score: 'M4 20h16M6 17V11M12 17V4M18 17V8',
  // A pawn.
  play: 'M12 4a3 3 0 1 1-.01 0M9 10h6M10 10c0 4-1.5 6-3 8h10c-1.5-2-3-4-3-8M6 21h12',
  check: 'M12 3a9 9 0 1 1-.01 0M8 12l3 3 5-6',
  // Back to the beginning.
  replay: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.6 5M11 9l4.5 3-4.5 3z',
};

function Icon({ page }: { readonly page: PageEntry['id'] }) {
  return (
    <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[page]} />
    </svg>
  );
}

/** What somebody has begun on this device. */
function GoOn() {
  const [all] = useState(begun);
  if (all.length === 0) return null;
  return (
    <section class="row" aria-label={say.shell.start.goOn}>
      {all.map(({ page, names }) => (
        <a key={page} class="button main" href={`#/${page}`}>
          {say.shell.start.goOn}: {say.shell.titles[page]} – {say.common.and(names)}
        </a>
      ))}
    </section>
  );
}
