/** What lies below the board, in rows: the display, the players, the parts of maps and modules, and the legend. */
import { STORED_GOODS, type StoredGood } from '../model/goods';
import { COLONIST_KINDS, type Seat } from '../model/ids';
import type { PartPicture } from '../model/moment';
import { titleCase } from '../model/names';
import {
  classed,
  element,
  meaningful,
  type SceneMeaning,
  type SceneNode,
  textual,
  widthOf,
} from './markup';
import { drawnItem, inARow, plateWith, SIZE, type Sign, signOf } from './parts';
import type { PicturePoint } from './plane';
import type { PicturedPlayer } from './read';
import type { Subject } from './subject';
import { cardBack, coin, colonistOf, goodToken, houseOf, moved } from './symbols';

/** Rows of the picture, and how high they are together. */
export interface Rows {
  readonly nodes: readonly SceneNode[];
  readonly height: number;
}

/** One thing in a row. */
interface Entry {
  readonly width: number;
  /** @param point - the middle of its left side. */
  node(point: PicturePoint): SceneNode;
}

const ROW = 30;
const MARGIN = 16;
/** Between the things in a row. */
const PITCH = 10;

export function besideOf(subject: Subject): Rows {
  const { state, beside, isWhole, layout } = subject;
  if (!isWhole) return { nodes: [], height: 0 };
  const { display } = state ?? {};
  const rows: readonly (readonly Entry[])[] = [
    ...(display === undefined ? [] : [displayOf(subject, display)]),
    ...(state?.players ?? []).map((player, seat) => playerOf(subject, player, seat)),
    ...beside.map(partOf),
    legendOf(subject),
  ];
  const nodes: SceneNode[] = [];
  let y = ROW / 2;
  for (const row of rows) {
    let x = MARGIN;
    for (const entry of row) {
      if (x + entry.width + MARGIN > layout.width && x > MARGIN) [x, y] = [MARGIN, y + ROW];
      nodes.push(entry.node([x, y]));
      x += entry.width + PITCH;
    }
    y += ROW;
  }
  return { nodes, height: y - ROW / 2 + 8 };
}

/** The cards for sale, from the cheapest place on. */
function displayOf({ nameOf }: Subject, display: readonly (string | null)[]): readonly Entry[] {
  const title = nameOf('display', 'Display');
  return [
    titled(title),
    ...display.flatMap((card) => {
      if (card === null) return [drawn(inARow([plateWith('–')]))];
      const name = cardName(nameOf, card);
      return [
        shown(
          { key: `card:${card}`, kind: 'card', of: card, label: name },
          inARow([plateWith(name)]),
        ),
      ];
    }),
  ];
}

/** All that everybody knows of a player. */
function playerOf({ nameOf }: Subject, player: PicturedPlayer, seat: Seat): readonly Entry[] {
  const { name, money, goods, storehouse, houses, hand, discard } = player;
  const entries: Entry[] = [
    shown(
      { key: `player:${seat}`, kind: 'player', seat, label: name },
      inARow([{ nodes: houseOf(seat), width: 18 }, writing(name)]),
    ),
  ];
  const count = (kind: string, id: string, nodes: readonly SceneNode[], of: number): void => {
    const heading = HEADINGS[kind] ?? kind;
    const whose = kind === 'goods' ? [] : [nameOf(heading, heading.replaceAll('-', ' '))];
    const what = [...whose, ...(id === '' ? [] : [nameOf(id, id)])].join(', ');
    const key = [kind, seat, ...(id === '' ? [] : [id])].join(':');
    const meaning = {
      key,
      kind,
      ...(id !== '' && { of: id }),
      seat,
      label: `${name} – ${what} (${of})`,
    };
    entries.push(shown(meaning, inARow([{ nodes, width: 22 }, writing(`${of}`)])));
  };
  if (money !== undefined) count('money', '', scaled(coin(''), 0.75), money);
  for (const good of STORED_GOODS) {
    const stored = goods?.[good] ?? 0;
    if (stored > 0) count('goods', good, scaled(goodToken(good), 0.75), stored);
  }
  for (const kind of COLONIST_KINDS) {
    if (storehouse !== undefined)
      count('storehouse', kind, colonistOf(seat, kind), storehouse[kind]);
  }
  if (houses !== undefined) count('houses', '', houseOf(seat), houses);
  if (hand !== undefined) count('hand', '', cardBack(), hand.length);
  // Only the card on top lies open.
  const top = discard?.at(-1);
  if (top !== undefined) {
    const label = `${name} – ${nameOf('last-played', 'last played')} – ${cardName(nameOf, top)}`;
    entries.push(
      shown(
        { key: `discard:${seat}`, kind: 'discard', of: top, seat, label },
        inARow([plateWith(cardName(nameOf, top))]),
      ),
    );
  }
  return entries;
}

/** By what a count is named, if not by its kind. */
const HEADINGS: Readonly<Record<string, string>> = {
  houses: 'houses-left',
  hand: 'cards-in-hand',
};

/** `mercator-ii` becomes `Mercator II`, where nobody names it. */
function cardName(nameOf: Subject['nameOf'], card: string): string {
  return nameOf(
    card,
    titleCase(card).replace(/ (?:i+|iv|v)$/i, (number) => number.toUpperCase()),
  );
}

function partOf({ part, label, items }: PartPicture): readonly Entry[] {
  const title = `${label}:`;
  return [
    {
      width: widthOf(title, SIZE),
      node: (point) =>
        meaningful(
          { key: `part:${part}`, kind: 'part', part, label },
          { transform: moved(point) },
          ...inARow([writing(title)]).nodes,
        ),
    },
    ...items.map((item): Entry => {
      const { nodes, width } = signOf(item);
      return { width, node: (point) => drawnItem({ ...item, part }, point, 1, nodes) };
    }),
  ];
}

/** The routes and goods in the picture. */
function legendOf({ layout, state, nameOf }: Subject): readonly Entry[] {
  const { lines, map } = layout;
  const kinds = COLONIST_KINDS.filter((kind) =>
    [...lines.values()].some(({ route }) => route.kind === kind),
  );
  const present = new Set<string>([
    ...map.cities.map(({ letter }) => letter),
    ...Object.values(state?.board.cityGoods ?? {}),
  ]);
  const isPresent = (good: StoredGood): boolean => present.has(good);
  return [
    ...kinds.map((kind): Entry => {
      const line = element('path', { d: 'M-17 0H17' });
      const sign = element('g', { class: classed(kind) }, line, element('circle', { r: 4 }));
      return drawn(inARow([{ nodes: [sign], width: 34 }, writing(nameOf(kind, kind))]));
    }),
    ...STORED_GOODS.filter(isPresent).map((good): Entry => {
      const sign = { nodes: scaled(goodToken(good), 0.75), width: 20 };
      return drawn(inARow([sign, writing(nameOf(good, good))]));
    }),
  ];
}

function titled(text: string): Entry {
  return drawn(inARow([writing(text)]));
}

/** A text, its middle at 0,0 in common fonts; the font decides where it ends, not where it begins. */
function writing(text: string): Sign {
  const attributes = { class: classed('name'), y: SIZE * 0.34, 'font-size': SIZE };
  const width = widthOf(text, SIZE);
  return { nodes: [textual('text', { ...attributes, x: -width / 2 }, text)], width };
}

function shown(meaning: SceneMeaning, { nodes, width }: Sign): Entry {
  return { width, node: (point) => meaningful(meaning, { transform: moved(point) }, ...nodes) };
}

function drawn({ nodes, width }: Sign): Entry {
  return { width, node: (point) => element('g', { transform: moved(point) }, ...nodes) };
}

function scaled(nodes: readonly SceneNode[], scale: number): readonly SceneNode[] {
  return [element('g', { transform: `scale(${scale})` }, ...nodes)];
}
