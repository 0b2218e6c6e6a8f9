import { useEffect, useState } from 'preact/hooks';
import type { PageEntry } from '../../shell/pages';
import { say } from '../../words/language';
import board from './board.svg';
import { Icon } from './icons';
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
