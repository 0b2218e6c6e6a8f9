import { useState } from 'react';
import { grouped, idsOf, naming } from './choices';
import { type Action, type Choice, concordia, stateSvg, type View } from './library';

interface TableProps {
  readonly view: View;
  readonly onPlay: (action: Action) => void;
}

/** The board, and all that the seat that decides can do. */
export function Table({ view, onPlay }: TableProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const choices = concordia.choices(view);
  const shown = naming(choices, picked);

  function pick(id: string) {
    // Within what is picked already, or else instead of it.
    const fits = (ids: readonly string[]) => naming(choices, ids).length > 0;
    setPicked([[...picked, id], [id]].find(fits) ?? []);
  }

  return (
    <>
      <div
        className="board"
        dangerouslySetInnerHTML={{
          __html: stateSvg(view, { highlight: marks(view, shown, picked) }),
        }}
        onClick={({ target }) => {
          const part = target instanceof Element ? target.closest('[data-id], [data-at]') : null;
          const id = part?.getAttribute('data-id') ?? part?.getAttribute('data-at');
          if (id) pick(id);
        }}
      />
      <div className="choices">
        <h2 tabIndex={-1} ref={focus}>
          {concordia.describeDecision(view)}
        </h2>
        {picked.length > 0 && (
          <button type="button" onClick={() => setPicked([])}>
            × {picked.map((id) => concordia.nameOf(view, id)).join(', ')}
          </button>
        )}
        {[...grouped(shown)].map(([id, group]) => (
          <Group
            key={id}
            id={id}
            view={view}
            choices={group}
            isOpen={picked.length > 0 || group.length < 8}
            onPlay={onPlay}
          />
        ))}
      </div>
    </>
  );
}

/** Who uses the keyboard, or hears the page, goes on from the heading after every action. */
function focus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
}

/** Of each open choice the first place on the board that is not picked yet. */
function marks(view: View, choices: readonly Choice[], picked: readonly string[]) {
  const { cities, provinces, routes, fields = [] } = concordia.getMap(view.map);
  const places = new Set([...cities, ...provinces, ...routes, ...fields].map(({ id }) => id));
  const marked = choices.flatMap(({ action, refusal }) => {
    const ids = refusal === undefined ? idsOf(action) : [];
    return ids.find((id) => places.has(id) && !picked.includes(id)) ?? [];
  });
  return [...new Set(marked)];
}

interface GroupProps extends TableProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly isOpen: boolean;
}

/** Buttons for what begins with the same place, card or good. */
function Group({ view, id, choices, isOpen, onPlay }: GroupProps) {
  const buttons = choices.map(({ action, refusal }) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      disabled={refusal !== undefined}
      onClick={() => onPlay(action)}
    >
      {concordia.describeAction(view, action)}
      {refusal && <small>{refusal.message}</small>}
    </button>
  ));
  if (id === '' || choices.length === 1) return buttons;
  const open = choices.filter(({ refusal }) => refusal === undefined);
  return (
    <details open={isOpen}>
      <summary>
        {concordia.nameOf(view, id)} ({open.length})
      </summary>
      {buttons}
    </details>
  );
}
