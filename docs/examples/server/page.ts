/** A page that plays: a table, and what comes over the wire. The token of the seat is behind the # of its address. */
import * as concordia from 'concordia-rules';
import { type MountedTable, mountTable } from 'concordia-rules/table';
import { join } from './client';

const { VITE_SERVER = 'ws://localhost:8080' } = import.meta.env;
const alert = document.querySelector('[role=alert]') ?? document.body;

let table: MountedTable<concordia.GameView, concordia.Action> | undefined;
/** What the table waits for: news of what its player has done, or that it was refused. */
let asked: { done(): void; failed(error: Error): void } | undefined;

const play = {
  send: (action: concordia.Action) => answerTo(() => guest.play(action)),
  takeBack: () => answerTo(() => guest.takeBack()),
};

function answerTo(ask: () => void): Promise<void> {
  return new Promise((done, failed) => {
    asked = { done, failed };
    ask();
  });
}

const guest = join(() => new WebSocket(VITE_SERVER), location.hash.slice(1), {
  shown({ view, events }) {
    alert.textContent = '';
    if (table === undefined)
      table = mountTable(document.body, { engine: concordia, view, ...play });
    else table.update(view, events);
    asked?.done();
  },
  refused({ message }) {
    alert.textContent = message;
    asked?.failed(new Error(message));
  },
  lost() {
    alert.textContent = 'The connection is lost. It is tried again.';
  },
});

// Another link in the same tab is another seat.
addEventListener('hashchange', () => location.reload());
