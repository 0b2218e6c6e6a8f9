/** A few buttons for what can be done, what a pick leaves of it, and a button to confirm it. */
import type { Action, Choice, GameView } from 'concordia-rules';
import type { BoardPick } from 'concordia-rules/board';
import { useMemo, useState } from 'preact/hooks';
import {
  choices,
  describeAction,
  describeCard,
  nameOf,
  preview,
  sentenceOf,
} from '../../common/library';
import { say } from '../../words/language';
import { Card, Cards } from './cards';
import { type Entry, entriesOf, type Group, isOpen, isPlain, wordAt } from './choices';
import type { PlayBoard } from './table';

interface ChoicesProps {
  readonly view: GameView;
  readonly pick: BoardPick<Action> | undefined;
  readonly board: PlayBoard | undefined;
  readonly onPlay: (action: Action) => void;
}

/** So many lines are there at once. */
const SHOWN = 4;

export function Choices({ view, pick, board, onPlay }: ChoicesProps) {
  const all = useMemo(() => choices(view), [view]);
  const [within, setWithin] = useState<readonly Group[]>([]);
  const [meant, setMeant] = useState<Action>();
  const picked = pick?.picked ?? [];
  // The board hands back the choices that it was given.
  const ofBoard = picked.length === 0 ? all : ((pick?.choices ?? []) as readonly Choice[]);
  const left = ofBoard.filter(({ action }) =>
    within.every(({ field, id }) => wordAt(action, field) === id),
  );
  const chosen = meant ?? pick?.action;

  function narrow(group: Group): void {
    const before = board?.pick.picked.length ?? 0;
    const isProvince = group.field.startsWith('province');
    board?.tap(isProvince ? `province:${group.id}` : group.id);
    // What has no place on the board is picked in the sheet alone.
    if ((board?.pick.picked.length ?? 0) === before) setWithin([...within, group]);
  }

  function choose(action: Action): void {
    // What cannot be taken back is asked once more.
    if (preview(view, action).complete) onPlay(action);
    else setMeant(action);
  }

  function clear(): void {
    setWithin([]);
    setMeant(undefined);
    board?.clear();
  }

  const names = [
    ...picked.map((key) => nameOf(view, key.replace(/^[a-z]+:/, ''))),
    ...within.map(({ id }) => nameOf(view, id)),
  ];
  return (
    <div class="choices">
      {(names.length > 0 || meant !== undefined) && (
        <button type="button" class="picked" onClick={clear}>
          <span aria-hidden="true">×</span>{' '}
          {names.length > 0 ? say.play.only(say.common.and(names)) : say.play.showAll}
        </button>
      )}
      {chosen !== undefined ? (
        <Confirm view={view} action={chosen} onPlay={onPlay} />
      ) : isHand(view, left) ? (
        <Hand view={view} choices={left} onChoose={choose} />
      ) : (
        <List
          key={names.join()}
          view={view}
          choices={left}
          isNarrowed={names.length > 0}
          onChoose={choose}
          onNarrow={narrow}
        />
      )}
    </div>
  );
}

/** What the pick comes to, and what it would bring. */
function Confirm({
  view,
  action,
  onPlay,
}: Pick<ChoicesProps, 'view' | 'onPlay'> & { action: Action }) {
  const { complete } = preview(view, action);
  return (
    <div class="confirm">
      <p class="sentence">
        <strong>{describeAction(view, action)}</strong>
      </p>
      <p class="quiet sentence">{outcomeOf(view, action)}</p>
      {!complete && <p class="quiet">{say.play.final}</p>}
      <button type="button" class="main" onClick={() => onPlay(action)}>
        {say.play.confirm}
      </button>
    </div>
  );
}

/** Whether it is about the cards of the hand. */
function isHand(view: GameView, all: readonly Choice[]): boolean {
  return all.length > 0 && all.every(({ action }) => cardInHand(view, action) !== undefined);
}

function cardInHand(view: GameView, action: Action): string | undefined {
  const card = wordAt(action, 'card');
  const hand = view.viewer === 'spectator' ? [] : (view.players[view.viewer]?.hand ?? []);
  return hand.find((one) => one === card);
}

interface ListProps {
  readonly view: GameView;
  readonly choices: readonly Choice[];
  readonly onChoose: (action: Action) => void;
}

function Hand({ view, choices: all, onChoose }: ListProps) {
  const sorted = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  return (
    <Cards label={say.play.tabs.cards}>
      {sorted.map(({ action, refusal }) => (
        <Card
          key={JSON.stringify(action)}
          label={describeAction(view, action)}
          text={describeCard(wordAt(action, 'card'))}
          refusal={refusal?.message}
          onPlay={() => onChoose(action)}
        />
      ))}
    </Cards>
  );
}

function List({
  view,
  choices: all,
  onChoose,
  onNarrow,
  isNarrowed,
}: ListProps & { onNarrow: (group: Group) => void; isNarrowed: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const open = all.filter(isOpen);
  const closed = all.filter((choice) => !isOpen(choice));
  const plain = open.filter(isPlain);
  const entries = entriesOf(
    open.filter((choice) => !isPlain(choice)),
    isNarrowed,
  );
  const most = isWhole || entries.length === SHOWN + 1 ? entries.length : SHOWN;
  return (
    <>
      {entries.slice(0, most).map((entry) => (
        <Line
          key={keyOf(entry)}
          entry={entry}
          view={view}
          onChoose={onChoose}
          onNarrow={onNarrow}
        />
      ))}
      {entries.length > most && (
        <button type="button" class="rest" onClick={() => setWhole(true)}>
          {say.play.more(entries.length - most)}
        </button>
      )}
      {plain.map(({ action }) => (
        <ChoiceButton
          key={JSON.stringify(action)}
          view={view}
          action={action}
          onChoose={onChoose}
        />
      ))}
      {closed.length > 0 && <Closed view={view} choices={closed} />}
    </>
  );
}

function keyOf(entry: Entry): string {
  return entry.kind === 'group'
    ? `${entry.group.field} ${entry.group.id}`
    : JSON.stringify(entry.choice.action);
}

interface LineProps extends Pick<ListProps, 'view' | 'onChoose'> {
  readonly entry: Entry;
  readonly onNarrow: (group: Group) => void;
}

function Line({ entry, view, onChoose, onNarrow }: LineProps) {
  if (entry.kind === 'choice') {
    return <ChoiceButton view={view} action={entry.choice.action} onChoose={onChoose} />;
  }
  const { id, choices: all } = entry.group;
  const [first] = all;
  return (
    <button type="button" class="group" onClick={() => onNarrow(entry.group)}>
      <span class="sentence">
        {nameOf(view, id)} <span aria-hidden="true">›</span>
      </span>
      <small class="sentence">
        {say.play.choices(all.length)}
        {first !== undefined && `: ${describeAction(view, first.action)} …`}
      </small>
    </button>
  );
}

function ChoiceButton({
  view,
  action,
  onChoose,
}: Pick<ListProps, 'view' | 'onChoose'> & { action: Action }) {
  const outcome = useMemo(() => outcomeOf(view, action), [view, action]);
  return (
    <button type="button" onClick={() => onChoose(action)}>
      <span class="sentence">{describeAction(view, action)}</span>
      {outcome !== '' && <small class="sentence">{outcome}</small>}
    </button>
  );
}

/** What an action would bring, as far as its player can know, besides what it says itself. */
function outcomeOf(view: GameView, action: Action): string {
  const [, ...more] = preview(view, action).events.flatMap(
    (event) => sentenceOf(view, event) ?? [],
  );
  if (more.length > 0) return more.join('; ');
  const card = wordAt(action, 'card');
  return card === '' ? '' : describeCard(card);
}

/** What cannot be done now, and why. */
function Closed({ view, choices: all }: Pick<ListProps, 'view' | 'choices'>) {
  const [isSeen, setSeen] = useState(false);
  return (
    <details class="closed" onToggle={({ currentTarget }) => setSeen(currentTarget.open)}>
      <summary>{say.play.closed(all.length)}</summary>
      {isSeen && (
        <ul class="items">
          {all.map(({ action, refusal }) => (
            <li key={JSON.stringify(action)}>
              <span class="sentence">{describeAction(view, action)}</span>
              <small>{refusal?.message}</small>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
