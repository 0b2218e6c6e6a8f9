import { useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import { OUTSIDE_MODULES } from '../../common/outside-modules';
import { Seat } from '../../common/seat';
import { say } from '../../words/language';
import type { EditorProps } from './changes';
import { Check } from './check';
import {
  COUNTS,
  type Draft,
  holderOf,
  isUnnamed,
  SETS,
  withCards,
  withMap,
  withModule,
  without,
  withPlayer,
  withPlayers,
  withTeams,
} from './draft';
import { loadScorer } from './lazy';
import { MAPS } from './maps';

interface SetupProps extends EditorProps {
  /** Names of those who have played before. */
  readonly known: readonly string[];
}

/** Chips for names: what most groups have, and no more than two lines. */
const MOST_KNOWN = 8;

/** Which game it was, and who played. */
export function Setup({ draft, known, onChange }: SetupProps) {
  const { sheet, cards, salt, forum, intermediate } = draft;
  const { players } = sheet;
  const isTeam = sheet.mode === 'team';
  const words = say.score.game;
  const [fault, setFault] = useState<unknown>();
  const free = players.some(({ name }) => isUnnamed(name));
  const others = [...new Set(known)]
    .filter((name) => free && !isUnnamed(name) && players.every((player) => player.name !== name))
    .slice(0, MOST_KNOWN);

  async function choose(map: string | undefined): Promise<void> {
    try {
      const { loadMap } = await loadScorer();
      await loadMap(map);
      setFault(undefined);
      onChange('map', (now) => withMap(now, map));
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <div class="stack game">
      <div class="row">
        <label>
          {words.map}
          <select
            value={sheet.map ?? ''}
            onChange={({ currentTarget }) => void choose(currentTarget.value || undefined)}
          >
            {MAPS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{words.noMap}</option>
          </select>
        </label>
        <label>
          {words.cards}
          <select
            value={cards}
            disabled={isTeam}
            onChange={({ currentTarget }) => {
              const set = SETS.find((one) => one === currentTarget.value);
              if (set !== undefined) onChange('cards', (now) => withCards(now, set));
            }}
          >
            {SETS.map((set) => (
              <option key={set} value={set}>
                {words.sets[set]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {fault !== undefined && <FaultPanel error={fault} />}
      <fieldset class="counts">
        <legend>{words.count}</legend>
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={count === 6 ? words.inTeams(count) : undefined}
            aria-pressed={players.length === count}
            onClick={() => onChange('players', (now) => withPlayers(now, count))}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <div class="names">
        {players.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
          <label key={seat}>
            <span>
              <Seat seat={seat} /> <span class="hidden">{words.name(seat + 1)}</span>
            </span>
            <input
              value={name}
              maxLength={60}
              autocomplete="off"
              onInput={({ currentTarget: { value } }) =>
                onChange(`name ${seat}`, (now) => withPlayer(now, seat, { name: value }))
              }
            />
          </label>
        ))}
      </div>
      {others.length > 0 && (
        <fieldset class="chips known">
          <legend>{words.known}</legend>
          {others.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() =>
                onChange(`known ${name}`, (now) => {
                  const seat = now.sheet.players.findIndex((player) => isUnnamed(player.name));
                  return seat < 0 ? now : withPlayer(now, seat, { name });
                })
              }
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      <div class="checks">
        {players.length === 4 && (
          <Check
            label={words.teams}
            value={isTeam}
            onChange={(value) => onChange('teams', (now) => withTeams(now, value))}
          />
        )}
        <Check
          label={words.salt}
          value={salt}
          onChange={(value) => onChange('salt', (now) => ({ ...now, salt: value }))}
        />
        <Check
          label={words.forum}
          value={forum}
          onChange={(value) => onChange('forum', (now) => ({ ...now, forum: value }))}
        />
        {OUTSIDE_MODULES.filter(({ cards: own, lines }) => own.length + lines.length > 0).map(
          ({ id, name }) => (
            <Check
              key={id}
              label={name}
              value={draft.modules.includes(id)}
              onChange={(value) => onChange(`module ${id}`, (now) => withModule(now, id, value))}
            />
          ),
        )}
        <Check
          label={words.intermediate}
          value={intermediate}
          onChange={(value) => onChange('intermediate', (now) => ({ ...now, intermediate: value }))}
        />
      </div>
      {players.length > 1 && (
        <label>
          {words.holder}
          <select
            value={holderOf(sheet) ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange('holder', (now) => withHolder(now, value === '' ? undefined : Number(value)))
            }
          >
            <option value="">{words.unknown}</option>
            {players.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function withHolder(draft: Draft, seat: number | undefined): Draft {
  const others = without(draft.sheet, 'praefectusMagnus');
  return { ...draft, sheet: seat === undefined ? others : { ...others, praefectusMagnus: seat } };
}
