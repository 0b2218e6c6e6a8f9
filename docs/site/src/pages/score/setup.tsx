import { OUTSIDE_MODULES } from '../../common/outside-modules';
import { Seat } from '../../common/seat';
import {
  type Draft,
  MAPS,
  SETS,
  withCards,
  withMap,
  withModule,
  without,
  withPlayer,
  withPlayers,
  withTeams,
} from './draft';

export interface EditorProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const SET_NAMES: Readonly<Record<Draft['cards'], string>> = {
  concordia: 'Concordia',
  venus: 'Concordia Venus',
};

/** Which game it was, and who played. */
export function Setup({ draft, onChange }: EditorProps) {
  const { sheet, cards, salt, forum, intermediate } = draft;
  const { players } = sheet;
  const isTeam = sheet.mode === 'team';
  return (
    <section class="panel stack" aria-labelledby="the-game">
      <h2 id="the-game">The game</h2>
      <div class="row">
        <label>
          Map
          <select
            value={sheet.map ?? ''}
            onChange={({ currentTarget }) =>
              onChange(withMap(draft, currentTarget.value || undefined))
            }
          >
            {MAPS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">No board: enter counts</option>
          </select>
        </label>
        <label>
          Cards
          <select
            value={cards}
            disabled={isTeam}
            onChange={({ currentTarget }) => {
              const set = SETS.find((one) => one === currentTarget.value);
              if (set !== undefined) onChange(withCards(draft, set));
            }}
          >
            {SETS.map((set) => (
              <option key={set} value={set}>
                {SET_NAMES[set]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Players
          <select
            value={players.length}
            onChange={({ currentTarget }) =>
              onChange(withPlayers(draft, Number(currentTarget.value)))
            }
          >
            {[1, 2, 3, 4, 5, 6].map((count) => (
              <option key={count} value={count}>
                {count === 6 ? '6 (in teams)' : count}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="row">
        {players.length === 4 && (
          <Check
            label="Teams: partners sit opposite"
            value={isTeam}
            onChange={(value) => onChange(withTeams(draft, value))}
          />
        )}
        <Check
          label="Salt"
          value={salt}
          onChange={(value) => onChange({ ...draft, salt: value })}
        />
        <Check
          label="Forum"
          value={forum}
          onChange={(value) => onChange({ ...draft, forum: value })}
        />
        {OUTSIDE_MODULES.filter(({ cards: own }) => own.length > 0).map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            value={draft.modules.includes(id)}
            onChange={(value) => onChange(withModule(draft, id, value))}
          />
        ))}
        <Check
          label="Intermediate scoring"
          value={intermediate}
          onChange={(value) => onChange({ ...draft, intermediate: value })}
        />
      </div>
      <div class="names">
        {players.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
          <label key={seat}>
            <span>
              <Seat seat={seat} /> Name of player {seat + 1}
            </span>
            <input
              value={name}
              maxLength={60}
              autocomplete="off"
              onInput={({ currentTarget }) =>
                onChange(withPlayer(draft, seat, { name: currentTarget.value }))
              }
            />
          </label>
        ))}
      </div>
      {players.length > 1 && (
        <label>
          Praefectus Magnus (breaks ties)
          <select
            value={holderOf(sheet) ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const others = without(sheet, 'praefectusMagnus');
              const next = value === '' ? others : { ...others, praefectusMagnus: Number(value) };
              onChange({ ...draft, sheet: next });
            }}
          >
            <option value="">Unknown</option>
            {players.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

function holderOf({ praefectusMagnus: holder, players }: Draft['sheet']): number | undefined {
  if (typeof holder !== 'string') return holder;
  const seat = players.findIndex(({ name }) => name === holder);
  return seat === -1 ? undefined : seat;
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
