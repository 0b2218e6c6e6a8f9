/** How points come about. */
import {
  type CityId,
  GOODS,
  PLAIN_GODS,
  type PlainGod,
  PRICES,
  SPECIALTIES,
} from 'concordia-rules/core';
import type { PlayerScore, PlayerSheet } from 'concordia-rules/scoring';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Seat } from '../../common/parts';
import { say } from '../../words/language';
import { citiesOf, goodOf } from './cities';
import { type Draft, partnerOf } from './draft';
import { LazyBoard } from './lazy-board';
import { getMap, nameOn } from './library';

interface WhyProps {
  readonly draft: Draft;
  readonly score: PlayerScore;
  readonly seat: number;
  /** A god, as in the table of points, the Concordia card or all of them together. */
  readonly row: string;
  readonly name: string;
  readonly points: number;
  /** The player's points, row by row. */
  readonly all: readonly number[];
}

/** The row with the sums. */
export const TOTAL = 'total';

/** Whether there is more to say of a row than its number, which people enter where it is a bonus. */
export function canTell(row: string): boolean {
  return ['minerva', 'concordia', TOTAL].includes(row) || PLAIN_GODS.some((god) => god === row);
}

/** How a number of the table comes about: in words, and lit up on the board. */
export function Why({ draft, score, seat, row, name, points, all }: WhyProps) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question brings its answer into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    // What was asked about stays in sight above it.
    const asked = panel.current?.parentElement?.querySelector<HTMLElement>(
      '.points [aria-pressed="true"]',
    );
    asked?.style.setProperty('scroll-margin-bottom', `${(panel.current?.offsetHeight ?? 0) + 8}px`);
    asked?.scrollIntoView({ block: 'nearest' });
  }, [row, seat]);
  const about = say.score.why.about(score.name, name, points);
  return (
    <section class="why panel screen-only" ref={panel} aria-label={about}>
      <p role="status">
        <Seat seat={seat} /> {about} ={' '}
        {row === TOTAL ? all.join(' + ').replaceAll('+ -', '− ') : howOf(draft, row, score, seat)}
      </p>
      <Lit draft={draft} row={row} seat={seat} score={score} />
    </section>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Such as `2 cards × 5 provinces`. */
function howOf(draft: Draft, row: string, score: PlayerScore, seat: number): string {
  const words = say.score.why;
  const { map } = draft.sheet;
  if (row === 'minerva') {
    const cards = score.minerva.map(({ role, houses }) =>
      words.specialist(nameOn(map, role), houses, SPECIALTIES[role].points),
    );
    return cards.length === 0 ? words.none : cards.join('; ');
  }
  if (row === 'concordia') {
    return score.concordia === 0 ? words.none : words.times(words.cards(1), `${score.concordia}`);
  }
  const god = PLAIN_GODS.find((one) => one === row);
  const own = god && score.gods[god];
  if (god === undefined || own === undefined) return '';
  const { cards, value } = own;
  const worth: Readonly<Record<PlainGod, () => string>> = {
    vesta: () => words.vesta(value, wealthOf(draft.sheet.players[seat])),
    jupiter: () => words.jupiter(value),
    saturnus: () => words.saturnus(value),
    venus: () => (draft.sheet.mode === 'team' ? words.venusShared(value) : words.venus(value)),
    mercurius: () => words.mercurius(value),
    mars: () => words.mars(value),
  };
  return words.times(words.cards(cards), worth[god]());
}

/** With all goods sold; salt for the best price. */
function wealthOf(player: PlayerSheet | undefined): number {
  if (player === undefined) return 0;
  const { money, goods } = player;
  const best = Math.max(...GOODS.map((good) => PRICES[good]));
  return (
    money + sum(GOODS.map((good) => (goods[good] ?? 0) * PRICES[good])) + (goods.salt ?? 0) * best
  );
}

interface LitProps {
  readonly draft: Draft;
  readonly row: string;
  readonly seat: number;
  readonly score: PlayerScore;
}

/** The board with what counts for it; nothing where it is not about houses that stand on it. */
function Lit({ draft, row, seat, score }: LitProps) {
  const { map } = draft.sheet;
  const cities = useMemo(() => citiesFor(draft, row, seat, score), [draft, row, seat, score]);
  const shapes = useMemo(() => cities.map((city) => ({ from: `city:${city}` })), [cities]);
  if (map === undefined || cities.length === 0) return null;
  return (
    <LazyBoard
      draft={draft}
      map={map}
      title={say.score.houses.board(getMap(map).name)}
      shapes={shapes}
    />
  );
}

/** The cities whose houses a god counts. */
function citiesFor(draft: Draft, row: string, seat: number, score: PlayerScore): readonly CityId[] {
  const { map, mode } = draft.sheet;
  const own = housesOf(draft, seat);
  if (map === undefined) return [];
  const { provinces } = getMap(map);
  const inProvinces = (isMeant: (cities: readonly CityId[]) => boolean): readonly CityId[] =>
    provinces
      .filter(({ cities }) => isMeant(cities))
      .flatMap(({ cities }) => cities)
      .filter((city) => own.includes(city));
  switch (row) {
    case 'jupiter':
      return own.filter((city) => goodOf(draft, city) !== 'brick');
    case 'saturnus':
      return own;
    case 'venus': {
      const other = housesOf(draft, mode === 'team' ? partnerOf(draft.sheet, seat) : -1);
      return inProvinces((cities) =>
        mode === 'team'
          ? cities.some((city) => own.includes(city)) && cities.some((city) => other.includes(city))
          : cities.filter((city) => own.includes(city)).length > 1,
      );
    }
    case 'mercurius':
      return own.filter((city) => goodOf(draft, city) !== 'salt');
    case 'minerva': {
      const goods = score.minerva.map(({ good }) => good);
      return own.filter((city) => {
        const good = goodOf(draft, city);
        return good === 'salt' ? goods.length > 0 : goods.some((one) => one === good);
      });
    }
    default:
      return [];
  }
}

/** As far as they stand on the board. */
function housesOf({ sheet }: Draft, seat: number): readonly CityId[] {
  if (sheet.map === undefined) return [];
  const known = new Set(getMap(sheet.map).cities.map(({ id }) => id));
  return citiesOf(sheet.players[seat]).filter((city) => known.has(city));
}
