import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import type { FormField } from 'concordia-rules/screen';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { concordia, game, open } from './game';
import { MatchPage } from './match';
import './style.css';

const { VITE_SERVER = 'http://localhost:8000', VITE_LOBBY = 'http://localhost:8001' } = import.meta
  .env;
type Chosen = Parameters<typeof concordia.setUpForm>[0];

const lobby = new LobbyClient({ server: VITE_LOBBY });
const Match = Client({
  game,
  board: MatchPage,
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
  const [chosen, setChosen] = useState<Chosen>({});
  const form = concordia.setUpForm(chosen);

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

  async function create() {
    const { map, cards, modules, players } = form.options;
    const setupData = { map, cards, modules };
    await lobby.createMatch(game.name, { numPlayers: countOf(players), setupData });
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
          attempt(create);
        }}
      >
        {form.fields
          .filter(({ key }) => open.some((option) => option === key))
          .map((field) => (
            <Field
              key={field.key}
              field={field}
              onChoose={(value) => setChosen({ ...chosen, [field.key]: value })}
            />
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
            {[nameOf(setupData?.map), ...players.map((player) => player.name ?? '…')].join(', ')}{' '}
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

interface FieldProps {
  readonly field: FormField;
  readonly onChoose: (value: unknown) => void;
}

/** One value of several, or any number of them. */
function Field({ field, onChoose }: FieldProps) {
  const { key, kind, label, values } = field;
  if (kind !== 'some') {
    const chosen = values.find(({ isChosen }) => isChosen);
    return (
      <label>
        {label}{' '}
        <select
          name={key}
          value={chosen?.key}
          onChange={({ target }) => onChoose(values.find((one) => one.key === target.value)?.value)}
        >
          {values.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one.key}>
          <input
            type="checkbox"
            checked={one.isChosen}
            onChange={() =>
              onChoose(
                values
                  .filter(({ key, isChosen }) => (key === one.key) !== isChosen)
                  .map(({ value }) => value),
              )
            }
          />{' '}
          {one.label} <small>{one.refusal?.message}</small>
        </label>
      ))}
    </fieldset>
  );
}

function countOf(players: number | readonly string[]): number {
  return typeof players === 'number' ? players : players.length;
}

/** The name of a map that the server tells, which may be any. */
function nameOf(map: unknown): string {
  return (
    concordia.mapIds().flatMap((id) => (id === map ? concordia.getMap(id).name : []))[0] ?? '…'
  );
}

/** What the server says, such as why there is no such match. */
function faultOf(error: unknown): string {
  const said = error instanceof Error && 'details' in error ? error.details : undefined;
  return typeof said === 'string' ? said : String(error);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
