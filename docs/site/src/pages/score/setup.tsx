import { useState } from 'preact/hooks';
import { Choice } from '../../common/controls';
import { FaultPanel } from '../../common/fault';
import { OUTSIDE_MODULES } from '../../common/outside-modules';
import { Check, Seat } from '../../common/parts';
import { say } from '../../words/language';
import {
  COUNTS,
  type Draft,
  type EditorProps,
  holderOf,
  isUnnamed,
  SETS,
  seated,
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
  const { sheet, cards } = draft;
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

  const flag = (name: 'salt' | 'forum' | 'intermediate') => (
    <Check
      label={words[name]}
      value={draft[name]}
      onChange={(value) => onChange(name, (now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <div class="stack game">
      <div class="row">
        <Choice
          label={words.map}
          value={sheet.map ?? ''}
          options={[...MAPS.map(({ id, name }) => [id, name] as const), ['', words.noMap]]}
          onChange={(map) => void choose(map || undefined)}
        />
        <Choice
          label={words.cards}
          value={cards}
          options={SETS.map((set) => [set, words.sets[set]])}
          isOff={isTeam}
          onChange={(set) => onChange('cards', (now) => withCards(now, set))}
        />
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
        {seated(players).map(({ name, seat }) => (
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
        {flag('salt')}
        {flag('forum')}
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
        {flag('intermediate')}
      </div>
      {players.length > 1 && (
        <Choice
          label={words.holder}
          value={`${holderOf(sheet) ?? ''}`}
          options={[
            ['', words.unknown],
            ...players.map(({ name }, seat) => [`${seat}`, name] as const),
          ]}
          onChange={(value) =>
            onChange('holder', (now) => withHolder(now, value === '' ? undefined : Number(value)))
          }
        />
      )}
    </div>
  );
}

function withHolder(draft: Draft, seat: number | undefined): Draft {
  const others = without(draft.sheet, 'praefectusMagnus');
  return { ...draft, sheet: seat === undefined ? others : { ...others, praefectusMagnus: seat } };
}
