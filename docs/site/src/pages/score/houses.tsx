import type { CityId, StoredGood } from 'concordia-rules/core';
import type { HouseCounts } from 'concordia-rules/scoring';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Check, Seat } from '../../common/parts';
import { say } from '../../words/language';
import {
  buildable,
  goodOf,
  goodsIn,
  printedGood,
  seatsIn,
  withCityGood,
  withHouse,
} from './cities';
import type { Hint } from './count';
import { NO_COUNTS, type PlayerEditorProps, seated, withPlayer, withShared } from './draft';
import { Stepper } from './fields';
import { Hints } from './hints';
import { LazyBoard } from './lazy-board';
import { getMap, nameOn, titleOn } from './library';

export interface HousesProps extends PlayerEditorProps {
  readonly hints: readonly Hint[];
  /** The city whose good is asked for or put right, if one was tapped. */
  readonly city: CityId | undefined;
  readonly onCity: (city: CityId | undefined) => void;
  /** Whether one city after another is told, with all colours that stand in it. */
  readonly isByCity: boolean;
  readonly onByCity: (isByCity: boolean) => void;
}

/** One player's houses: tapped on the board, or counted by good. */
export function HousesEditor(props: HousesProps) {
  const { draft, seat } = props;
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const { map } = draft.sheet;
  return 'length' in player.houses && map !== undefined ? (
    <Listed {...props} map={map} houses={player.houses} />
  ) : (
    <Counted {...props} />
  );
}

interface ListedProps extends HousesProps {
  readonly map: string;
  readonly houses: readonly CityId[];
}

function Listed(props: ListedProps) {
  const { draft, seat, onChange, onSeat, map, houses, hints } = props;
  const { city: chosen, onCity: setChosen, isByCity, onByCity } = props;
  /** The good that cities get whose own nobody has told; none asks for each. */
  const [brush, setBrush] = useState<StoredGood>();
  /** The city that was tapped last: other colours may stand there, too. */
  const [last, setLast] = useState<CityId>();
  const { players } = draft.sheet;
  const words = say.score.houses;
  const known = buildable(map);
  const unknown = houses.filter((city) => goodOf(draft, city) === undefined);
  // A good is that of everybody's houses, so the city may also be one where this player has none.
  const isChosen = chosen !== undefined && known.includes(chosen);
  const asked = isChosen ? chosen : isByCity ? undefined : unknown.at(-1);
  const standing = asked ?? last;

  // The board keeps the callback that it has been given first.
  const tap = useRef<(city: CityId) => void>(() => undefined);
  tap.current = (city) => {
    setLast(city);
    setChosen(isByCity ? city : undefined);
    if (isByCity) return;
    onChange(`house ${city}`, (now) => {
      const next = withHouse(now, seat, city);
      const isNew = brush !== undefined && goodOf(now, city) === undefined;
      return isNew ? withCityGood(next, city, brush) : next;
    });
  };

  function tell(good: StoredGood): void {
    if (asked === undefined) {
      setBrush(good === brush ? undefined : good);
      return;
    }
    if (!isByCity) setChosen(undefined);
    onChange(`good ${asked}`, (now) => withCityGood(now, asked, good));
  }

  const shapes = useMemo(() => {
    // A sheet from elsewhere may name other cities.
    const own = isByCity ? [] : houses.filter((city) => city !== chosen);
    return [...own, ...(chosen === undefined ? [] : [chosen])].flatMap((city) =>
      buildable(map).includes(city)
        ? [{ from: `city:${city}`, color: city === chosen ? 'var(--accent)' : 'var(--ink)' }]
        : [],
    );
  }, [houses, chosen, map, isByCity]);
  const isPrinted = asked !== undefined && printedGood(map, asked) !== undefined;
  const pressed = asked === undefined ? brush : goodOf(draft, asked);
  const seatsOf = (city: CityId) => seatsIn(draft.sheet, city);
  const listed = isByCity ? known.filter((city) => seatsOf(city).length > 0) : houses;
  return (
    <div class="list listed">
      <LazyBoard
        draft={draft}
        map={map}
        title={words.board(getMap(map).name)}
        shapes={shapes}
        onCity={(city) => tap.current(city)}
      />
      <div class="list beside">
        <fieldset class="asked">
          <legend aria-live="polite">
            {asked !== undefined
              ? words.ask(nameOn(map, asked))
              : isByCity
                ? words.tapCity
                : words.next}
          </legend>
          <div>
            {goodsIn(draft).map((good) => (
              <button
                key={good}
                type="button"
                data-good={good}
                aria-pressed={good === pressed}
                disabled={isPrinted || (isByCity && asked === undefined)}
                onClick={() => tell(good)}
              >
                <i class={`good good-${good}`} />
                {nameOn(map, good)}
              </button>
            ))}
            {!isByCity && asked !== undefined && houses.includes(asked) && (
              <button
                type="button"
                aria-label={words.remove(nameOn(map, asked))}
                onClick={() => {
                  setChosen(undefined);
                  onChange(`house ${asked}`, (now) => withHouse(now, seat, asked));
                }}
              >
                ×
              </button>
            )}
          </div>
        </fieldset>
        <div class="standing">
          {players.length > 1 && (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser. */}
              <div role="group" aria-label={words.standing}>
                {seated(players).map(({ name, houses: own, seat: at }) => (
                  <button
                    key={at}
                    type="button"
                    aria-label={
                      standing === undefined ? name : words.houseOf(name, nameOn(map, standing))
                    }
                    aria-pressed={standing !== undefined && seatsOf(standing).includes(at)}
                    disabled={standing === undefined || !('length' in own)}
                    onClick={() => {
                      if (standing === undefined) return;
                      // Whose house is added goes on.
                      if (!seatsOf(standing).includes(at)) onSeat(at);
                      setChosen(isByCity ? standing : undefined);
                      onChange(`house ${standing} ${at}`, (now) => withHouse(now, at, standing));
                    }}
                  >
                    <Seat seat={at} />
                  </button>
                ))}
              </div>
              <Check label={words.byCity} value={isByCity} onChange={onByCity} />
            </>
          )}
        </div>
        <Hints
          hints={hints.filter(({ isWrongGood }) => isWrongGood)}
          map={map}
          onCity={setChosen}
        />
        <h3 class="hidden">{words.list(listed.length)}</h3>
        {listed.length === 0 ? (
          <p class="quiet">{isByCity ? words.noneByCity : words.none}</p>
        ) : (
          <ul class="plain tiles houses">
            {listed.map((city) => {
              const good = goodOf(draft, city);
              return (
                <li key={city}>
                  <button
                    type="button"
                    class="entry"
                    aria-pressed={city === chosen}
                    onClick={() => setChosen(city === chosen ? undefined : city)}
                  >
                    {(isByCity ? seatsOf(city) : [seat]).map((at) => (
                      <Seat key={at} seat={at} />
                    ))}
                    <span>{nameOn(map, city)}</span>
                    {good === undefined ? (
                      <>
                        <b aria-hidden="true">{words.noGood}</b>
                        <span class="hidden">, {words.noGoodSaid}</span>
                      </>
                    ) : (
                      <small>
                        <i class={`good good-${good}`} /> {nameOn(map, good)}
                      </small>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

function Counted({ draft, seat, onChange }: PlayerEditorProps) {
  const { houses } = draft.sheet.players[seat] ?? { houses: [] };
  const { map } = draft.sheet;
  const counts = 'length' in houses ? NO_COUNTS : houses;
  const byGood: Readonly<Partial<Record<StoredGood, number>>> = counts.byGood;
  const words = say.score.houses;
  const set = (field: string, change: (before: HouseCounts) => HouseCounts) =>
    onChange(`${field} ${seat}`, (now) => {
      const { houses: before = [] } = now.sheet.players[seat] ?? {};
      return withPlayer(now, seat, { houses: change('length' in before ? NO_COUNTS : before) });
    });
  const isTeam = draft.sheet.mode === 'team';
  const provinces = (name: Exclude<keyof HouseCounts, 'byGood'>, label: string) => (
    <Stepper
      label={label}
      value={counts[name] ?? 0}
      most={15}
      onChange={(count) =>
        name === 'sharedProvinces'
          ? onChange(`${name} ${seat}`, (now) => withShared(now, seat, count))
          : set(name, (before) => ({ ...before, [name]: count }))
      }
    />
  );
  return (
    <>
      <p class="quiet">{words.byGood}</p>
      <div class="tiles steppers">
        {goodsIn(draft).map((good) => (
          <Stepper
            key={good}
            label={titleOn(map, good)}
            name={words.cities(titleOn(map, good))}
            value={byGood[good] ?? 0}
            most={15}
            onChange={(count) =>
              set(good, (before) => ({ ...before, byGood: { ...before.byGood, [good]: count } }))
            }
          />
        ))}
      </div>
      <p class="quiet">{words.inProvinces}</p>
      <div class="tiles steppers">
        {provinces('provinces', words.provinces)}
        {draft.cards === 'venus' && !isTeam && provinces('provincesWithTwo', words.withTwo)}
        {isTeam && provinces('sharedProvinces', words.shared)}
      </div>
    </>
  );
}
