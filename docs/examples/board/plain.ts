/** A page without a framework that plays on a board; what it shows is in plain.html. */
import { type MountedBoard, mountBoard } from 'concordia-rules/board';
import { type Action, begun, buttonsOf, concordia, type Picked, played, type View } from './game';

let turn = begun();
let board: MountedBoard<View, Action> | undefined;

function mount() {
  board = mountBoard(found('main'), {
    engine: concordia,
    view: turn.view,
    onPick: (pick) => (pick.action ? play(pick.action) : show(pick)),
  });
  board.update(turn.view, turn.events);
}

function unmount() {
  board?.destroy();
  board = undefined;
}

function play(action: Action) {
  turn = played(turn.state, action);
  board?.update(turn.view, turn.events);
  show();
}

/** The decision in words, and a button for each action that a pick leaves. */
function show(pick?: Picked) {
  found('p').textContent = concordia.describeDecision(turn.view);
  found('.choices').replaceChildren(
    ...buttonsOf(turn.view, pick).map(({ text, action }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.addEventListener('click', () => play(action));
      return button;
    }),
  );
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(selector);
  return element;
}

const toggle = found('button');
toggle.textContent = concordia.getMap(turn.view.map).name;
toggle.addEventListener('click', () => {
  if (board === undefined) mount();
  else unmount();
  toggle.ariaPressed = `${board !== undefined}`;
  show();
});
mount();
show();
