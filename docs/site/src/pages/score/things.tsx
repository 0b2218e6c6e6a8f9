import { COLONISTS_OF_A_KIND, GOODS, STORED_GOODS } from 'concordia-rules/core';
import type { PlayerSheet } from 'concordia-rules/scoring';
import { FORUM_TILES } from 'concordia-rules/sheets';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { OutsideLine } from '../../common/outside-modules';
import { say } from '../../words/language';
import type { PlayerEditorProps } from './changes';
import { Check } from './check';
import { lineOf, linesIn, withConcordia, withPlayer } from './draft';
import { nameOn, titleOn } from './library';
import { NumberField, Stepper } from './stepper';

const MOST_MONEY = 9999;
const MOST_GOODS = 20;

/** What else a player has: most numbers are one tap. */
export function ThingsEditor({ draft, seat, onChange }: PlayerEditorProps) {
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const { map } = draft.sheet;
  const { colonists, money, goods, concordia = false, bonus = 0, tiles = [] } = player;
  const words = say.score.rest;
  const set = (field: string, lines: Parameters<typeof withPlayer>[2]) =>
    onChange(`${field} ${seat}`, (now) => withPlayer(now, seat, lines));
  return (
    <div class="things">
      <Pad
        key={seat}
        label={words.sestertii}
        value={money}
        onChange={(value) => set('money', { money: value })}
      />
      <p class="quiet">{words.sold}</p>
      <div class="lines">
        <Quick
          label={words.colonists}
          numbers={[2, 3, 4, 5, 6]}
          least={0}
          value={colonists}
          most={2 * COLONISTS_OF_A_KIND}
          onChange={(value) => set('colonists', { colonists: value })}
        />
        {(draft.salt ? STORED_GOODS : GOODS).map((good) => (
          <Quick
            key={good}
            good={good}
            label={titleOn(map, good)}
            name={words.stored(titleOn(map, good))}
            numbers={[1, 2, 3, 4, 5]}
            least={0}
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
      </div>
      {!draft.intermediate && (
        <div class="row">
          <Check
            label={words.concordia}
            value={concordia}
            onChange={(value) => onChange('concordia', (now) => withConcordia(now, seat, value))}
          />
          <Stepper
            label={words.bonus}
            value={bonus}
            least={-99}
            most={999}
            onChange={(value) => set('bonus', { bonus: value })}
          />
        </div>
      )}
      <OwnLines
        lines={linesIn(draft)}
        player={player}
        onChange={({ name }, value) => set(name, { [name]: value })}
      />
      {draft.forum && (
        <fieldset>
          <legend>{words.tiles}</legend>
          <div class="row">
            {FORUM_TILES.map((tile) => (
              <button
                key={tile}
                type="button"
                aria-pressed={tiles.includes(tile)}
                onClick={() => {
                  const others = tiles.filter((other) => other !== tile);
                  set(tile, { tiles: tiles.includes(tile) ? others : [...tiles, tile] });
                }}
              >
                {nameOn(map, tile)}
              </button>
            ))}
          </div>
        </fieldset>
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
  /** What most players have: one tap each; a second tap is none. */
  readonly numbers: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A small number: tapped, or typed if it is another one. */
function Quick(props: QuickProps) {
  const { label, name = label, good, numbers, least, most, value, onChange } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser.
    <div class="quick" role="group" aria-labelledby={id}>
      <span id={id}>
        {good !== undefined && <i class={`good good-${good}`} />}
        {label}
      </span>
      <div>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`${name}: ${number}`}
            aria-pressed={number === value}
            onClick={() => onChange(number === value ? least : number)}
          >
            {number}
          </button>
        ))}
        <NumberField
          name={name}
          value={value}
          onChange={(next) => onChange(Math.min(Math.max(next, least), most))}
        />
      </div>
    </div>
  );
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

interface PadProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A larger number: its digits are on the page, so that no keyboard covers the rest. */
function Pad({ label, value, onChange }: PadProps) {
  const id = useId();
  // What stands there when somebody comes is replaced by what they tap.
  const isFresh = useRef(true);
  // Several taps may come before the page shows the first of them.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: number) => {
    isFresh.current = false;
    latest.current = Math.min(next, MOST_MONEY);
    onChange(latest.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div class="pad" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <NumberField name={label} value={value} onChange={(next) => change(Math.max(0, next))} />
      <div>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            aria-label={`${label}: ${digit}`}
            onClick={() => change(isFresh.current ? digit : 10 * latest.current + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={`${label}: ${say.score.rest.erase}`}
          onClick={() => change(Math.floor(latest.current / 10))}
        >
          ⌫
        </button>
      </div>
    </div>
  );
}
