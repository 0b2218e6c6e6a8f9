import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from './board';
import { concordia, game } from './game';
import './style.css';

const { VITE_SERVER = 'http://localhost:8000', VITE_LOBBY = 'http://localhost:8001' } = import.meta
  .env;
const lobby = new LobbyClient({ server: VITE_LOBBY });
const Match = Client({
  game,
  board: Board,
  multiplayer: SocketIO({ server: VITE_SERVER }),
  debug: false,
});

/** A seat is in the address, so that it is found again; the credentials stay in this browser. */
function App() {
  const [place, setPlace] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setPlace(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [matchID = '', playerID] = place.split('/');
  if (place === '') return <Lobby />;
  const credentials = localStorage.getItem(place) ?? undefined;
  // Without credentials one looks on.
  const seat = credentials !== undefined && playerID !== undefined && { playerID, credentials };
  return <Match key={place} matchID={matchID} {...seat} />;
}

type Matches = Awaited<ReturnType<LobbyClient['listMatches']>>['matches'];

function Lobby() {
  const [matches, setMatches] = useState<Matches>([]);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');

  async function attempt(step: () => Promise<void>) {
    try {
      await step();
      setMatches((await lobby.listMatches(game.name)).matches);
      setFault('');
    } catch (error) {
      setFault(faultOf(error));
    }
  }

  // Once, and again when somebody asks.
  useEffect(() => void attempt(async () => undefined), []);

  async function create(form: FormData) {
    const setupData = {
      map: String(form.get('map')),
      modules: concordia.RULE_MODULES.filter((module) => form.has(module)),
    };
    await lobby.createMatch(game.name, { numPlayers: Number(form.get('players')), setupData });
  }

  async function join(matchID: string) {
    const joined = await lobby.joinMatch(game.name, matchID, { playerName: name });
    const place = `${matchID}/${joined.playerID}`;
    localStorage.setItem(place, joined.playerCredentials);
    location.hash = place;
  }

  return (
    <>
      <h1>Concordia</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          attempt(() => create(form));
        }}
      >
        <label>
          Map
          <select name="map">
            {concordia.mapIds().map((id) => (
              <option key={id} value={id}>
                {concordia.getMap(id).name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Players <input name="players" type="number" defaultValue={2} />
        </label>
        {concordia.RULE_MODULES.map((module) => (
          <label key={module}>
            <input name={module} type="checkbox" /> {module}
          </label>
        ))}
        <button type="submit">Create</button>
      </form>
      <label>
        Your name{' '}
        <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" onClick={() => attempt(async () => undefined)}>
        Refresh
      </button>
      <p role="alert">{fault}</p>
      <ul>
        {matches.map(({ matchID, players, setupData }) => (
          <li key={matchID}>
            {[setupData?.map, ...players.map((player) => player.name ?? '…')].join(', ')}{' '}
            <button
              type="button"
              disabled={players.every((player) => player.name !== undefined)}
              onClick={() => attempt(() => join(matchID))}
            >
              Join
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the server says, such as why there is no such match. */
function faultOf(error: unknown): string {
  const said = error instanceof Error && 'details' in error ? error.details : undefined;
  return typeof said === 'string' ? said : String(error);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
