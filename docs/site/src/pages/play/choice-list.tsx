/** Buttons for everything that can be done, and for what cannot, with the reason. */
import type { Action, Choice, GameView } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { describeAction, nameOf } from '../../common/library';
import { titled } from '../replay/titled';
import { byType, divided, isOpen } from './choices';

interface ChoiceListProps {
  readonly view: GameView;
  readonly choices: readonly Choice[];
  /** Whether the board has narrowed them down, so that all of them are wanted. */
  readonly candidatesAreLegal: boolean;
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
  const { view, candidatesAreLegal } = rest;
  const open = choices.filter(isOpen);
  const closed = choices.filter((choice) => !isOpen(choice));
  const isFew = choices.length <= MOST;
  const parts = open.length <= MOST ? undefined : divided(open);
  return (
    <section class="choice-group" aria-label={titled(type)}>
      {choices.length > 1 && <h3>{titled(type)}</h3>}
      {parts === undefined ? (
        <Buttons choices={open} {...rest} />
      ) : (
        [...parts].map(([id, group]) => (
          <Folded
            key={id}
            title={`${id === '' ? 'Others' : nameOf(view, id)} (${group.length})`}
            isOpen={candidatesAreLegal}
          >
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

interface FoldedProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <summary>
        <span class="sentence">{title}</span>
      </summary>
      {children}
    </details>
  );
}
