/** What lies around the board: players, one's own goods, cards, points, and what happened. */
import type { ListSection, ScreenColumn, ScreenModel, TableSection } from '../screen/shapes';
import {
  cardIcon,
  coinIcon,
  colonistIcon,
  goodIcon,
  houseIcon,
  type Maker,
  roomIcon,
} from './elements';
import { faceOf } from './picker';
import type { TableWords } from './settings';

/** A line of the history. */
export interface ToldLine {
  readonly seat: number | undefined;
  readonly text: string;
}

/** The number of a seat on its colour. */
export function seatChip(make: Maker, seat: number | undefined): HTMLElement {
  const name = seat === undefined ? '' : `${seat + 1}`;
  return make('span', { class: 'seat', 'data-seat': `${seat ?? ''}`, 'aria-hidden': 'true' }, name);
}

const textOf = ({ rows }: TableSection, key: string, seat: number): string =>
  rows.find((row) => row.key === key)?.cells[seat]?.text ?? '';
const labelOf = ({ rows }: TableSection, key: string): string =>
  rows.find((row) => row.key === key)?.label ?? key;

/** All players in their colours, with what everybody may know of them at a glance. */
export function chipsOf(
  document: Document,
  make: Maker,
  { players, decision }: ScreenModel,
  viewer: number | undefined,
): readonly HTMLElement[] {
  const shown = ['money', 'cardsInHand', 'housesLeft'] as const;
  return players.columns.map(({ seat, label }: ScreenColumn) => {
    const icons = {
      money: coinIcon(document),
      cardsInHand: cardIcon(document),
      housesLeft: houseIcon(document, seat),
    };
    const facts = shown.map((key) => `${labelOf(players, key)}: ${textOf(players, key, seat)}`);
    const chip = make(
      'li',
      { class: 'chip', title: `${label} – ${facts.join(', ')}` },
      seatChip(make, seat),
      make('span', { class: 'name' }, label),
      make('span', { class: 'hidden' }, `: ${facts.join(', ')}`),
      make(
        'span',
        { class: 'amounts', 'aria-hidden': 'true' },
        ...shown.map((key) =>
          make('span', { class: `amount ${key}` }, icons[key], textOf(players, key, seat)),
        ),
      ),
    );
    if (decision.seats.includes(seat)) chip.setAttribute('aria-current', 'true');
    if (seat === viewer) chip.classList.add('own');
    return chip;
  });
}

/** One's own purse and storehouse. */
export function stripOf(
  document: Document,
  make: Maker,
  { players, storehouses }: ScreenModel,
  seat: number,
): readonly HTMLElement[] {
  const one = (
    label: string,
    value: string,
    icon: SVGElement,
    kind: string,
    text = '',
  ): HTMLElement =>
    make(
      'li',
      { class: kind, title: `${label}: ${text || value}` },
      icon,
      make('span', { class: 'hidden' }, `${label}: `),
      make('b', {}, value),
    );
  const icons: Readonly<Record<string, () => SVGElement>> = {
    landColonists: () => colonistIcon(document, seat, 'land'),
    seaColonists: () => colonistIcon(document, seat, 'sea'),
    freeSpaces: () => roomIcon(document),
  };
  return [
    one(labelOf(players, 'money'), textOf(players, 'money', seat), coinIcon(document), 'money'),
    ...(storehouses[seat]?.items ?? []).map(({ kind, good, label, value, text }) => {
      const icon = good === undefined ? icons[kind]?.() : goodIcon(document, good);
      return one(label, `${value ?? ''}`, icon ?? roomIcon(document), kind, text);
    }),
    one(
      labelOf(players, 'housesLeft'),
      textOf(players, 'housesLeft', seat),
      houseIcon(document, seat),
      'houses',
    ),
  ];
}

/** Cards side by side. Those of a display have a price. */
export function cardsOf(
  document: Document,
  make: Maker,
  section: ListSection | undefined,
): readonly HTMLElement[] {
  return (section?.items ?? []).map((item) =>
    make(
      'li',
      { class: item.face === undefined ? 'face empty' : 'face', title: item.text },
      ...faceOf(document, make, item, item.label),
    ),
  );
}

/** A table with a column for each player. */
export function tableOf(make: Maker, { label, columns, rows }: TableSection): HTMLElement {
  const head = make(
    'tr',
    {},
    make('td'),
    ...columns.map(({ seat, label: name }) =>
      make('th', { scope: 'col', title: name }, seatChip(make, seat), make('span', {}, name)),
    ),
  );
  const body = rows.map(({ key, kind, label: title, cells }) =>
    make(
      'tr',
      { 'data-row': kind, 'data-key': key },
      make('th', { scope: 'row' }, title),
      ...cells.map(({ text, how }) => make('td', { title: how || undefined }, text)),
    ),
  );
  return make(
    'table',
    { 'aria-label': label },
    make('thead', {}, head),
    make('tbody', {}, ...body),
  );
}

/** What maps and modules show. */
export function partsOf(make: Maker, parts: readonly ListSection[]): readonly HTMLElement[] {
  return parts.flatMap(({ label, items }) => [
    make('h3', {}, label),
    make(
      'ul',
      { class: 'plain' },
      ...items.map((item) => make('li', { title: item.text }, item.label)),
    ),
  ]);
}

/** The history, the last of it first. */
export function historyOf(
  make: Maker,
  history: readonly ToldLine[],
  words: TableWords,
): readonly HTMLElement[] {
  if (history.length === 0) return [make('p', { class: 'quiet' }, words.none)];
  const lines = history
    .toReversed()
    .map(({ seat, text }) => make('li', { class: 'sentence' }, seatChip(make, seat), ` ${text}`));
  return [make('ol', { class: 'told' }, ...lines)];
}
