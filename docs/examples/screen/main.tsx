import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Game, opened, played, saved, undone, viewOf } from './game';
import { concordia } from './library';
import { Setup } from './setup';
import { Players, Scores } from './sheets';
import { Table } from './table';
import './style.css';

function App() {
  const [game, setGame] = useState<Game>();
  const [fault, setFault] = useState('');

  function attempt(next: () => Game | undefined) {
    try {
      setGame(next());
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  const before = game && undone(game);
  const view = game && viewOf(game);
  return (
    <>
      <header>
        <h1>{view === undefined ? 'Concordia' : concordia.getMap(view.map).name}</h1>
        {game !== undefined && (
          <>
            <button type="button" disabled={!before} onClick={() => attempt(() => before)}>
              Undo
            </button>
            <button type="button" onClick={() => download(saved(game))}>
              Save
            </button>
            <button type="button" onClick={() => attempt(() => undefined)}>
              New game
            </button>
          </>
        )}
        <label className="button">
          Load
          <input
            type="file"
            onChange={async ({ target }) => {
              const text = await target.files?.[0]?.text();
              if (text !== undefined) attempt(() => opened(JSON.parse(text)));
            }}
          />
        </label>
        <p role="alert">{fault}</p>
      </header>
      <main>
        {game === undefined || view === undefined ? (
          <Setup onStart={(log) => attempt(() => opened(log))} />
        ) : (
          <>
            <Table
              key={game.steps.length}
              view={view}
              onPlay={(action) => attempt(() => played(game, action))}
            />
            <section className="sheets">
              {view.decision === null && <Scores view={view} />}
              <Players view={view} />
            </section>
            <ul className="log" aria-live="polite" aria-label="Log">
              {game.steps
                .slice(-12)
                .toReversed()
                .map(({ number, told }) => told && <li key={number}>{told}</li>)}
            </ul>
          </>
        )}
      </main>
    </>
  );
}

function download(log: object) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }));
  link.download = 'concordia.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
