import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Game } from './game';
import { concordia } from './library';
import { opened, playedWithBots, saved } from './logs';
import { Sections } from './sections';
import { SetUp } from './setup';
import { Table } from './table';

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

  return (
    <>
      <header>
        <h1>{game ? concordia.getMap(game.state.map).name : concordia.setUpForm().label}</h1>
        {game !== undefined && (
          <>
            <button type="button" disabled={!game.before} onClick={() => setGame(game.before)}>
              Undo
            </button>
            <button type="button" onClick={() => download(saved(game))}>
              Save
            </button>
            <button type="button" onClick={() => setGame(undefined)}>
              {concordia.setUpForm().label}
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
        {game === undefined ? (
          <SetUp onStart={(log) => attempt(() => opened(log))} />
        ) : (
          <>
            <Table game={game} onPlay={(action) => attempt(() => playedWithBots(game, action))} />
            <Sections game={game} />
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
