/** The board of a sheet, with everybody's houses. */
import type { BoardShape } from 'concordia-rules/board';
import type { CityId } from 'concordia-rules/core';
import { useMemo } from 'preact/hooks';
import { Board, unitsPerPixel } from '../../common/board';
import { buildable, seatsIn } from './cities';
import type { Draft } from './draft';
import { getMap, sheetsOn } from './library';

export interface OnBoardProps {
  readonly draft: Draft;
  readonly map: string;
  readonly title: string;
  /** Called with the city that was tapped; without it, the board only shows. */
  readonly onCity?: (city: CityId) => void;
  /** What is lit up. */
  readonly shapes?: readonly BoardShape[];
}

const NOTHING: readonly BoardShape[] = [];

export function OnBoard({ draft, map, title, onCity, shapes = NOTHING }: OnBoardProps) {
  const { players, cityGoods } = draft.sheet;
  // Names, cards and money leave the board as it is.
  const houses = JSON.stringify(players.map((player) => [player.name, player.houses]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn of the draft
  const view = useMemo(() => viewOf(draft, map), [houses, cityGoods, map]);
  // Always the same, so that the board stays where it has been moved to.
  const isTapped = onCity !== undefined;
  const candidates = useMemo(
    () => (isTapped ? buildable(map).map((city) => ({ action: { type: 'house', city } })) : false),
    [map, isTapped],
  );
  const isWide = useMemo(() => isTapped && matchMedia('(width >= 60rem)').matches, [isTapped]);
  const engine = useMemo(
    () => ({
      getMap,
      nameOf: (_: unknown, id: string) => sheetsOn(map).nameOf(getMap(map), id),
    }),
    [map],
  );
  return (
    <Board
      engine={engine}
      view={view}
      title={title}
      candidates={candidates}
      shapes={shapes}
      {...(isWide && { visible: MOST_OF_IT })}
      onPick={({ action }) => action !== undefined && onCity?.(action.city)}
      onMounted={(board, holder) => {
        // A desktop scrolls over high boards, whose names would be too small.
        const height = holder?.querySelector('svg')?.getAttribute('height') ?? '0';
        holder?.closest<HTMLElement>('.on-board')?.style.setProperty('--board-units', height);
        if (isWide) return;
        // The whole board, as long as a finger tells its cities; colonists are not tapped here.
        const zoom = holder === undefined ? 1 : LEAST_GAP / gapIn(holder);
        board?.set({ zoom: Math.min(Math.max(1, zoom), MOST_ZOOM) });
      }}
    />
  );
}

/** What a desktop shows at least of a board whose names need to be larger. */
const MOST_OF_IT = 0.75;
/** Between two cities that can be tapped, in pixels. */
const LEAST_GAP = 22;
const MOST_ZOOM = 3;

/** The least distance of two cities to be tapped, in pixels, while the whole board is shown: pictures spread them apart. */
function gapIn(holder: HTMLElement): number {
  const picture = holder.querySelector('svg');
  const places = [...holder.querySelectorAll('circle.concordia-open')].map(
    (place) => [Number(place.getAttribute('cx')), Number(place.getAttribute('cy'))] as const,
  );
  const gaps = places.flatMap(([x, y], index) =>
    places.slice(0, index).map(([ax, ay]) => Math.hypot(ax - x, ay - y)),
  );
  return Math.min(...gaps) / unitsPerPixel(holder, picture);
}

/** The board with everybody's houses, as far as they stand in cities of it. */
export function viewOf(draft: Draft, map: string) {
  const { players, cityGoods = {} } = draft.sheet;
  const cities = buildable(map);
  const houses = cities.map((city) => {
    return [city, seatsIn(draft.sheet, city)] as const;
  });
  const goods = Object.entries(cityGoods).filter(([city]) => cities.includes(city));
  const board = {
    cityGoods: Object.fromEntries(goods),
    houses: Object.fromEntries(houses.filter(([, seats]) => seats.length > 0)),
    colonists: [],
    markers: {},
  };
  return {
    map,
    options: { omitProvinces: [] },
    players: players.map(({ name }) => ({ name })),
    board,
    // Only of a whole game are there names in the language of the site.
    parts: {},
  };
}
