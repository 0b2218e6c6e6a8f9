import { useMemo, useState } from 'preact/hooks';
import { Check, Seat } from '../../../common/parts';
import { goTo } from '../../../shell/route';
import { say } from '../../../words/language';
import { type Count, counted } from '../count';
import { type Draft, isUnnamed } from '../draft';
import { nameOn, titleOn } from '../library';
import {
  type Clash,
  clashesOf,
  type Decisions,
  isSame,
  isUntouched,
  keyOf,
  merged,
  obstacles,
} from './merge';
import { titleOfDraft } from './naming';
import { readableName } from './read';
import type { Kept, Shelf } from './shelf';
import { stepOf } from './steps';

interface TakeOverProps {
  readonly own: Kept;
  readonly other: Draft;
  readonly shelf: Shelf;
}

/** Lines that somebody else has counted, into one's own sheet of the same game. */
export function TakeOver({ own, other, shelf }: TakeOverProps) {
  const words = say.sheets.merge;
  const { draft } = own;
  const against = obstacles(draft, other);
  return (
    <section class="panel stack screen-only take-over" aria-labelledby="take-over">
      <h2 id="take-over">{words.heading}</h2>
      {against.length > 0 ? (
        <div>
          <p>{words.otherGame}</p>
          <ul>
            {against.map((obstacle) => (
              <li key={obstacle}>{words.obstacles[obstacle]}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p>{words.into(titleOfDraft(draft))}</p>
          {draft.sheet.players.every((_, seat) => isSame(draft, other, seat)) ? (
            <p>{words.same}</p>
          ) : (
            <Seats key={own.id} own={own} other={other} shelf={shelf} />
          )}
        </>
      )}
    </section>
  );
}

function Seats({ own: { draft, before = [] }, other, shelf }: TakeOverProps) {
  const words = say.sheets.merge;
  const seats = draft.sheet.players.map((_, seat) => seat);
  const [chosen, setChosen] = useState<readonly number[]>(() => seats.filter(isFilledOnlyThere));
  const [decisions, setDecisions] = useState<Decisions>({});
  const counts = useMemo(() => [counted(draft), counted(other)] as const, [draft, other]);
  const clashes = clashesOf(draft, other, chosen);

  function isFilledOnlyThere(seat: number): boolean {
    return !isSame(draft, other, seat) && isUntouched(draft, seat) && !isUntouched(other, seat);
  }

  return (
    <>
      <fieldset>
        <legend>{words.whose}</legend>
        {seats.map((seat) => (
          <SeatChoice
            key={seat}
            own={draft}
            other={other}
            seat={seat}
            counts={counts}
            value={chosen.includes(seat)}
            onChange={(value) =>
              setChosen(seats.filter((one) => (one === seat ? value : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
      {clashes.length > 0 && (
        <>
          <h3>{words.clashes}</h3>
          {clashes.map((clash) => (
            <Decision
              key={keyOf(clash)}
              own={draft}
              other={other}
              chosen={chosen}
              clash={clash}
              value={decisions[keyOf(clash)] ?? clash.options[0]}
              onChange={(value) => setDecisions({ ...decisions, [keyOf(clash)]: value })}
            />
          ))}
        </>
      )}
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={chosen.length === 0}
          onClick={() => {
            shelf.change(merged(draft, other, chosen, decisions), [...before, stepOf(draft)]);
            goTo('score');
          }}
        >
          {words.go}
        </button>
        {chosen.length === 0 && <span class="quiet">{words.none}</span>}
      </div>
    </>
  );
}

interface SeatChoiceProps {
  readonly own: Draft;
  readonly other: Draft;
  readonly seat: number;
  readonly counts: readonly [own: Count, other: Count];
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function SeatChoice({ own, other, seat, counts, value, onChange }: SeatChoiceProps) {
  const words = say.sheets.merge;
  const [here, there] = counts.map(({ scores }) => scores?.players[seat]?.total);
  const name = nameAt(other, seat);
  if (isSame(own, other, seat)) return <p class="quiet">{words.isSame(name)}</p>;
  if (isUntouched(other, seat)) return <p class="quiet">{words.untouched(name)}</p>;
  return (
    <Check
      value={value}
      onChange={onChange}
      label={
        <span>
          <Seat seat={seat} /> {words.take(name, there)}
          {!isUnnamed(nameAt(own, seat)) && nameAt(own, seat) !== name && (
            <small>{words.goesTo(nameAt(own, seat))}</small>
          )}
          {!isUntouched(own, seat) && <small>{words.replaces(nameAt(own, seat), here)}</small>}
        </span>
      }
    />
  );
}

interface DecisionProps {
  readonly own: Draft;
  readonly other: Draft;
  readonly chosen: readonly number[];
  readonly clash: Clash;
  readonly value: Decisions[string] | undefined;
  readonly onChange: (value: Decisions[string]) => void;
}

function Decision({ own, other, chosen, clash, value, onChange }: DecisionProps) {
  const nameOfOption = (option: Decisions[string]): string =>
    typeof option === 'number'
      ? nameAt(chosen.includes(option) ? other : own, option)
      : titleOn(own.sheet.map, option);
  return (
    <fieldset>
      <legend>{questionOf(own, clash)}</legend>
      <div class="row">
        {clash.options.map((option) => (
          <label key={option} class="check">
            <input
              type="radio"
              name={keyOf(clash)}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {nameOfOption(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function questionOf(draft: Draft, clash: Clash): string {
  const words = say.sheets.merge;
  if (clash.kind === 'good') return words.whichGood(nameOn(draft.sheet.map, clash.city));
  return words.whoHas(
    clash.kind === 'concordia' ? words.concordia : titleOn(draft.sheet.map, clash.id),
  );
}

function nameAt({ sheet }: Draft, seat: number): string {
  return readableName(sheet.players[seat]?.name ?? '');
}
