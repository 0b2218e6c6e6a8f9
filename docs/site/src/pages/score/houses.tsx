import {
  type CityId,
  GOODS,
  type PlayerSheet,
  STORED_GOODS,
  type StoredGood,
} from 'concordia-rules';
import { useMemo } from 'preact/hooks';
import { Board } from '../../common/board';
import {
  buildable,
  type Draft,
  goodOf,
  printedGood,
  withCityGood,
  withHouse,
  withPlayer,
  withShared,
} from './draft';
import { getMap, nameOf } from './library';
import type { EditorProps } from './setup';
import { Stepper } from './stepper';

interface PlayerEditorProps extends EditorProps {
  readonly seat: number;
}

/** A board that has no game. */
const BOARD = { getMap };

/** One player's houses: tapped on the board, or counted by good. */
export function HousesEditor({ draft, seat, onChange }: PlayerEditorProps) {
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const { houses } = player;
  return (
    <section class="stack" aria-labelledby="houses">
      <h2 id="houses" tabIndex={-1}>
        Houses of {player.name}
      </h2>
      {'length' in houses && draft.sheet.map !== undefined ? (
        <OnBoard
          draft={draft}
          seat={seat}
          onChange={onChange}
          map={draft.sheet.map}
          houses={houses}
        />
      ) : (
        <Counted draft={draft} seat={seat} onChange={onChange} />
      )}
    </section>
  );
}

interface OnBoardProps extends PlayerEditorProps {
  readonly map: string;
  readonly houses: readonly CityId[];
}

function OnBoard({ draft, seat, onChange, map, houses }: OnBoardProps) {
  const view = useMemo(() => picture(draft, map), [draft, map]);
  const candidates = useMemo(
    () => buildable(draft).map((city) => ({ action: { type: 'house', city } })),
    [draft],
  );
  const board = getMap(map);
  const unknown = houses.filter((city) => goodOf(draft, city) === undefined);
  const asked = unknown.at(-1);
  const goods = draft.salt ? STORED_GOODS : GOODS;
  return (
    <>
      <Board
        engine={BOARD}
        view={view}
        title={`Cities of ${board.name}`}
        candidates={candidates}
        onPick={({ action }) => action && onChange(withHouse(draft, seat, action.city))}
      />
      {asked !== undefined && (
        <fieldset class="asked">
          <legend>What does {nameOf(board, asked)} make?</legend>
          <div class="row">
            {goods.map((good) => (
              <button
                key={good}
                type="button"
                class={`good good-${good}`}
                onClick={({ currentTarget }) => {
                  onChange(withCityGood(draft, asked, good));
                  goOnFrom(currentTarget, `.board [data-id="${asked}"]`);
                }}
              >
                {nameOf(board, good)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {houses.length > 0 && (
        <ul class="houses">
          {houses.map((city) => (
            <li key={city}>
              <CityGood
                draft={draft}
                city={city}
                map={map}
                goods={goods}
                onGood={(good) => onChange(withCityGood(draft, city, good))}
              />
              <button
                type="button"
                aria-label={`Remove the house in ${nameOf(board, city)}`}
                onClick={({ currentTarget }) => {
                  onChange(withHouse(draft, seat, city));
                  goOnFrom(currentTarget, 'h2');
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where the keyboard goes on, since the button that was pressed goes away. */
function goOnFrom(pressed: HTMLElement, place: string): void {
  const next = pressed.closest('section')?.querySelector<HTMLElement | SVGElement>(place);
  next?.focus({ preventScroll: true });
}

interface CityGoodProps {
  readonly draft: Draft;
  readonly city: CityId;
  readonly map: string;
  readonly goods: readonly StoredGood[];
  readonly onGood: (good: StoredGood | undefined) => void;
}

function CityGood({ draft, city, map, goods, onGood }: CityGoodProps) {
  const board = getMap(map);
  return (
    <label>
      {nameOf(board, city)}
      <select
        value={goodOf(draft, city) ?? ''}
        disabled={printedGood(map, city) !== undefined}
        onChange={({ currentTarget: { value } }) => onGood(goods.find((good) => good === value))}
      >
        <option value="">Which good?</option>
        {goods.map((good) => (
          <option key={good} value={good}>
            {nameOf(board, good)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The board with everybody's houses, as far as they stand in cities of it. */
function picture(draft: Draft, map: string) {
  const { players, cityGoods = {} } = draft.sheet;
  const cities = buildable(draft);
  const houses = cities.map((city) => {
    const seats = players.flatMap((player, seat) => (hasHouse(player, city) ? [seat] : []));
    return [city, seats] as const;
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
  };
}

function hasHouse({ houses }: PlayerSheet, city: CityId): boolean {
  return 'length' in houses && houses.includes(city);
}

function Counted({ draft, seat, onChange }: PlayerEditorProps) {
  const { houses } = draft.sheet.players[seat] ?? { houses: [] };
  const counts = 'length' in houses ? { byGood: {}, provinces: 0 } : houses;
  const byGood: Readonly<Partial<Record<StoredGood, number>>> = counts.byGood;
  const set = (lines: object) =>
    onChange(withPlayer(draft, seat, { houses: { ...counts, ...lines } }));
  const goods = draft.salt ? STORED_GOODS : GOODS;
  const isTeam = draft.sheet.mode === 'team';
  const map = getMap('imperium');
  return (
    <>
      <p class="quiet">How many of the houses stand in cities of each good?</p>
      <div class="steppers">
        {goods.map((good) => (
          <Stepper
            key={good}
            label={capital(nameOf(map, good))}
            of="cities"
            value={byGood[good] ?? 0}
            most={15}
            onChange={(count) => set({ byGood: { ...byGood, [good]: count } })}
          />
        ))}
      </div>
      <p class="quiet">And in how many provinces?</p>
      <div class="steppers">
        <Stepper
          label="Provinces"
          value={counts.provinces}
          most={15}
          onChange={(provinces) => set({ provinces })}
        />
        {draft.cards === 'venus' && !isTeam && (
          <Stepper
            label="With two or more houses"
            value={counts.provincesWithTwo ?? 0}
            most={15}
            onChange={(provincesWithTwo) => set({ provincesWithTwo })}
          />
        )}
        {isTeam && (
          <Stepper
            label="Shared with the partner"
            value={counts.sharedProvinces ?? 0}
            most={15}
            onChange={(shared) => onChange(withShared(draft, seat, shared))}
          />
        )}
      </div>
    </>
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
