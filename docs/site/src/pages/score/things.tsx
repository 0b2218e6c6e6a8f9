import { COLONISTS_OF_A_KIND } from 'concordia-rules/core';
import type { PlayerSheet } from 'concordia-rules/scoring';
import { FORUM_TILES } from 'concordia-rules/sheets';
import { useId, useRef } from 'preact/hooks';
import type { OutsideLine } from '../../common/outside-modules';
import { Check } from '../../common/parts';
import { say } from '../../words/language';
import { goodsIn } from './cities';
import { lineOf, linesIn, type PlayerEditorProps, withPlayer } from './draft';
import { NumberField, Stepper, Toggles } from './fields';
import { titleOn } from './library';

const MOST_MONEY = 9999;
const MOST_GOODS = 20;
/** Of sestertii, each ten bring a point: as much as most players have at the end. */
const TENS = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));

/** What else a player has: most numbers are one tap. */
export function ThingsEditor({ draft, seat, onChange, onSeat, onNext }: PlayerEditorProps) {
  /** Who has told all. */
  const told = useRef(new Set<number>());
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const { map } = draft.sheet;
  const { colonists, money, goods, bonus = 0, tiles = [] } = player;
  const words = say.score.rest;
  const own = linesIn(draft);
  const set = (field: string, lines: Parameters<typeof withPlayer>[2]) =>
    onChange(`${field} ${seat}`, (now) => withPlayer(now, seat, lines));
  /** The colonists are told last, where there is nothing else to tell: then it is somebody else's turn. */
  const goOn = (): void => {
    told.current.add(seat);
    const seats = draft.sheet.players.map((_, index) => index);
    const next = [...seats.slice(seat + 1), ...seats].find((one) => !told.current.has(one));
    if (onNext === undefined || draft.forum || own.length > 0) return;
    if (next === undefined) onNext();
    else onSeat(next);
  };
  return (
    <div class="list things">
      <Quick
        label={words.sestertii}
        numbers={TENS}
        step={10}
        none={0}
        // Where goods are counted apart, each sestertius counts.
        isTyped={Object.values(goods).some((count) => count > 0)}
        value={money}
        most={MOST_MONEY}
        onChange={(value) => set('money', { money: value })}
      />
      <p class="quiet">{words.sold}</p>
      <div class="lines">
        {goodsIn(draft).map((good) => (
          <Quick
            key={good}
            good={good}
            label={titleOn(map, good)}
            name={words.stored(titleOn(map, good))}
            numbers={[1, 2, 3, 4, 5]}
            none={0}
            value={goods[good] ?? 0}
            most={MOST_GOODS}
            onChange={(value) =>
              onChange(`${good} ${seat}`, (now) => {
                const before = now.sheet.players[seat]?.goods;
                return withPlayer(now, seat, { goods: { ...before, [good]: value } });
              })
            }
          />
        ))}
        <Quick
          label={words.colonists}
          numbers={[2, 3, 4, 5, 6]}
          value={colonists}
          most={2 * COLONISTS_OF_A_KIND}
          onChange={(value) => set('colonists', { colonists: value })}
          onTap={goOn}
        />
      </div>
      {!draft.intermediate && (
        <Stepper
          label={words.bonus}
          value={bonus}
          least={-99}
          most={999}
          onChange={(value) => set('bonus', { bonus: value })}
        />
      )}
      <OwnLines
        lines={own}
        player={player}
        onChange={({ name }, value) => set(name, { [name]: value })}
      />
      {draft.forum && (
        <Toggles
          title={words.tiles}
          map={map}
          things={FORUM_TILES}
          own={tiles}
          onChange={(own, tile) => set(tile, { tiles: own })}
        />
      )}
    </div>
  );
}

interface OwnLinesProps {
  readonly lines: readonly OutsideLine[];
  readonly player: PlayerSheet;
  readonly onChange: (line: OutsideLine, value: unknown) => void;
}

/** The lines that modules add. What is neither a number nor yes or no stays as a file has brought it. */
function OwnLines({ lines, player, onChange }: OwnLinesProps) {
  const asked = lines.filter(({ kind }) => kind !== 'other');
  if (asked.length === 0) return null;
  return (
    <div class="row">
      {asked.map((line) => {
        const { name, label, kind, least, most } = line;
        const value = lineOf(player, line);
        return kind === 'flag' ? (
          <Check
            key={name}
            label={label}
            value={value === true}
            onChange={(next) => onChange(line, next || undefined)}
          />
        ) : (
          <Stepper
            key={name}
            label={label}
            value={Number(value ?? Math.max(0, least))}
            least={least}
            most={most}
            onChange={(next) => onChange(line, next)}
          />
        );
      })}
    </div>
  );
}

interface QuickProps {
  readonly label: string;
  /** With what tells it from others of that label, for those who do not see where it stands. */
  readonly name?: string;
  readonly good?: string;
  /** What most players have: one tap each. */
  readonly numbers: readonly number[];
  /** From one to the next. Larger steps are on a pad below the field, so that no keyboard covers the rest. */
  readonly step?: number;
  /** What a second tap is; it changes nothing where this is left out. */
  readonly none?: number;
  readonly isTyped?: boolean;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** After a number has been tapped. */
  readonly onTap?: () => void;
}

/** A number: tapped, or typed if it is another one. */
function Quick(props: QuickProps) {
  const { label, name = label, good, numbers, step = 1, none, isTyped } = props;
  const { most, value, onChange, onTap } = props;
  const id = useId();
  const isPad = step > 1;
  const field = <NumberField name={name} value={value} most={most} onChange={onChange} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser.
    <div class={isPad ? 'pad' : 'quick'} role="group" aria-labelledby={id}>
      <span id={id}>
        {good !== undefined && <i class={`good good-${good}`} />}
        {label}
      </span>
      {isPad && field}
      <div>
        {numbers.map((number) => {
          const isIn = value >= number && value < number + step;
          return (
            <button
              key={number}
              type="button"
              aria-label={`${name}: ${number}`}
              aria-pressed={isIn}
              disabled={isTyped}
              onClick={() => {
                onChange(isIn ? (none ?? number) : number);
                onTap?.();
              }}
            >
              {number}
            </button>
          );
        })}
        {!isPad && field}
      </div>
    </div>
  );
}
