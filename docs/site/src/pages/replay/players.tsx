/** What lies on the table beside the board. */
import { EXTRA_COSTS, type ExtraCost, HIDDEN_CARD } from 'concordia-rules';
import { cards, nameOf } from '../../common/library';
import { Seat } from '../../common/seat';
import type { Seen } from './seen';

/** What everybody has, as far as it can be seen. */
export function Players({ view }: { view: Seen }) {
  return (
    <ul class="players">
      {view.players.map(({ name }, seat) => (
        <Player key={name} view={view} seat={seat} />
      ))}
    </ul>
  );
}

function Player({ view, seat }: { view: Seen; seat: number }) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { name, money, goods, storehouse, houses, hand, discard } = player;
  const called = (id: string) => nameOf(view, id);
  const top = discard.at(-1);
  const titles = [
    ...(view.praefectusMagnus === seat ? [called('praefectus-magnus')] : []),
    ...(view.concordia === seat ? [called('concordia')] : []),
  ];
  return (
    <li class={view.decision?.seat === seat ? 'panel deciding' : 'panel'}>
      <h3>
        <Seat seat={seat} /> {name}
      </h3>
      {titles.length > 0 && <p class="titles">{titles.join(', ')}</p>}
      <dl class="facts">
        <dt>Money</dt>
        <dd>{money}</dd>
        <dt>Goods</dt>
        <dd>{counted(goods, called) || 'none'}</dd>
        <dt>Colonists left</dt>
        <dd>{counted(storehouse, called) || 'none'}</dd>
        <dt>Houses left</dt>
        <dd>{houses}</dd>
        <dt>Hand</dt>
        <dd>{cardsInWords(hand, called)}</dd>
        <dt>Last played</dt>
        <dd>{top === undefined ? 'nothing' : cardsInWords([top], called)}</dd>
      </dl>
    </li>
  );
}

/** `2 brick, 1 wine`. */
function counted(counts: object, called: (id: string) => string): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${count} ${called(id).toLowerCase()}`)
    .join(', ');
}

/** Those that can be seen by their names, the others by their number. */
function cardsInWords(ids: readonly string[], called: (id: string) => string): string {
  const open = ids.filter((id) => id !== HIDDEN_CARD).map(called);
  const covered = ids.length - open.length;
  const rest = covered === 0 ? [] : [`${covered} covered`];
  return [...open, ...rest].join(', ') || 'none';
}

/** The cards for sale, with their price and their gods. */
export function Display({ view }: { view: Seen }) {
  const called = (id: string) => nameOf(view, id);
  const extra = EXTRA_COSTS[view.options.display];
  if (view.display.every((id) => id === null)) return <p>Nothing is left.</p>;
  return (
    <ol class="display">
      {view.display.map((id, place) => {
        const card = id === null ? undefined : cards[id];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are, and may be empty
          <li key={place}>
            {card === undefined ? (
              <span class="quiet">empty</span>
            ) : (
              <>
                <strong>{called(card.id)}</strong>
                <span>{priceOf(card.cost, extra[place], called)}</span>
                <span class="quiet">{card.gods.map(called).join(', ')}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** `1 wine, 1 cloth and 1 more`. */
function priceOf(
  cost: object,
  extra: ExtraCost | undefined,
  called: (id: string) => string,
): string {
  const { any = 0, ...place } = extra ?? {};
  const sum = new Map<string, number>();
  for (const [good, count] of [...Object.entries(cost), ...Object.entries(place)]) {
    sum.set(good, (sum.get(good) ?? 0) + Number(count));
  }
  const certain = counted(Object.fromEntries(sum), called);
  const free = any === 0 ? '' : `${any} of any good`;
  return [certain, free].filter((part) => part !== '').join(' and ');
}
