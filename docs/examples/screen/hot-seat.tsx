/** The smallest page that plays: everybody at one device, with the choices that the form begins with. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { begun, newLog, played } from './game';
import { concordia } from './library';
import { Table } from './table';

function HotSeat() {
  const [game, setGame] = useState(() => begun(newLog(concordia.setUpForm().options)));
  return (
    <>
      <Table game={game} onPlay={(action) => setGame(played(game, action))} />
      <button type="button" disabled={!game.before} onClick={() => setGame(game.before ?? game)}>
        Undo
      </button>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<HotSeat />);
