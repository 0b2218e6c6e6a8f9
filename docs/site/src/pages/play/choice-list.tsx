/** Buttons for everything that can be done, and for what cannot, with the reason. */
import { type Action, type Choice, describeAction, type GameView, nameOf } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { titled } from '../replay/titled';
import { byFirstId, byType, isOpen } from './choices';

interface ChoiceListProps {
  readonly view: GameView;
  readonly choices: readonly Choice[];
  /** Whether the board has narrowed them down, so that all of them are wanted. */
  readonly isNarrow: boolean;
  readonly onPlay: (action: Action) => void;
}

/** More buttons in a row than that are folded. */
const MOST = 8;

export function ChoiceList({ choices, ...rest }: ChoiceListProps) {
  return (
    <div class="choices stack">
      {[...byType(choices)].map(([type, group]) => (
        <Group key={type} type={type} choices={group} {...rest} />
      ))}
    </div>
  );
}

function Group({ type, choices, ...rest }: ChoiceListProps & { type: string }) {
  const { view, isNarrow } = rest;
  const open = choices.filter(isOpen);
  const closed = choices.filter((choice) => !isOpen(choice));
  const isFew = choices.length <= MOST;
  const groups = [...byFirstId(open)];
  const isFlat = open.length <= MOST || groups.length === 1 || isNarrow;
  return (
    <section class="choice-group" aria-label={titled(type)}>
      {choices.length > 1 && <h3>{titled(type)}</h3>}
      {isFlat ? (
        <Buttons choices={open} {...rest} />
      ) : (
        groups.map(([id, group]) => (
          <Folded key={id} title={id === '' ? titled(type) : nameOf(view, id)}>
            <Buttons choices={group} {...rest} />
          </Folded>
        ))
      )}
      {isFew ? (
        <Buttons choices={closed} {...rest} />
      ) : (
        closed.length > 0 && (
          <Folded title={`Not possible now (${closed.length})`}>
            <Buttons choices={closed} {...rest} />
          </Folded>
        )
      )}
    </section>
  );
}

function Buttons({ view, choices, onPlay }: ChoiceListProps) {
  return (
    <>
      {choices.map(({ action, refusal }) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          disabled={refusal !== undefined}
          onClick={() => onPlay(action)}
        >
          <span class="sentence">{describeAction(view, action)}</span>
          {refusal !== undefined && <small>{refusal.message}</small>}
        </button>
      ))}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <details>
      <summary>
        <span class="sentence">{title}</span>
      </summary>
      {children}
    </details>
  );
}
