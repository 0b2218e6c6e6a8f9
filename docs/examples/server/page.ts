/** A page that plays. The token of the seat is behind the # of its address; what it shows is in index.html. */
import * as concordia from 'concordia-rules';
import { type BoardPick, type MountedBoard, mountBoard } from 'concordia-rules/board';
import { join, type Screen } from './client';

type Pick = BoardPick<concordia.Action>;

const { VITE_SERVER = 'ws://localhost:8080' } = import.meta.env;

let screen: Screen | undefined;
let board: MountedBoard<concordia.GameView, concordia.Action> | undefined;

const guest = join(() => new WebSocket(VITE_SERVER), location.hash.slice(1), {
  shown(next) {
    screen = next;
    found('[role=alert]').textContent = '';
    if (board === undefined) {
      board = mountBoard(found('main'), { engine: concordia, view: next.view, onPick });
    } else {
      board.update(next.view, next.events);
    }
    show();
  },
  refused: ({ message }) => {
    found('[role=alert]').textContent = message;
  },
  lost: () => {
    found('[role=alert]').textContent = 'The connection is lost. It is tried again.';
  },
});

/** A piece and a place, or a place alone, that leave one action play it. */
function onPick(pick: Pick): void {
  if (pick.action) guest.play(pick.action);
  else show(pick);
}

function show(pick?: Pick): void {
  if (screen === undefined) return;
  const { view, title, news, buttons } = screen;
  found('h1').textContent = title;
  found('[role=status]').textContent = news.join('. ');
  const left = pick && new Set(pick.choices.map(({ action }) => JSON.stringify(action)));
  found('.choices').replaceChildren(
    ...buttons.flatMap(({ label, action, closed }) => {
      if (left?.has(JSON.stringify(action)) === false) return [];
      const button = document.createElement('button');
      button.type = 'button';
      const why = document.createElement('small');
      why.textContent = closed ?? '';
      button.append(`${label} `, why);
      button.disabled = closed !== undefined;
      button.addEventListener('click', () => guest.play(action));
      return button;
    }),
  );
  found<HTMLButtonElement>('#take-back').disabled = view.viewer === 'spectator';
}

function found<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(selector);
  return element;
}

found('#take-back').addEventListener('click', () => guest.takeBack());
// Another link in the same tab is another seat.
addEventListener('hashchange', () => location.reload());
