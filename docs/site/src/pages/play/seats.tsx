/** Who sits on each seat: somebody at the screen, or a bot by its name. */
import { Seat } from '../../common/parts';
import { say } from '../../words/language';

export const PERSON = 'person';
/** From the weakest bot to the strongest. */
export const BOTS = ['random', 'greedy', 'planner', 'searcher', 'expert'] as const;
export const SITTERS: readonly string[] = [PERSON, ...BOTS];

/** Somebody at the screen against bots, as long as nobody says otherwise. */
export function usualSitters(players: readonly unknown[]): readonly string[] {
  return players.map((_, seat) => (seat === 0 ? PERSON : 'planner'));
}

interface SeatsProps {
  readonly names: readonly string[];
  readonly sitters: readonly string[];
  readonly onSitters: (sitters: readonly string[]) => void;
  /** Left out if names are as they are. */
  readonly onName?: (seat: number, name: string) => void;
}

export function Seats({ names, sitters, onSitters, onName }: SeatsProps) {
  return (
    <fieldset>
      <legend>{say.play.seats}</legend>
      <ul class="plain list seats">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay in their order
          <li key={seat} class="row">
            <Seat seat={seat} />
            {onName === undefined ? (
              <span>{name}</span>
            ) : (
              <input
                aria-label={say.play.nameOfSeat(seat + 1)}
                value={name}
                maxLength={60}
                required
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => onName(seat, value)}
              />
            )}
            <select
              aria-label={say.play.sitterOfSeat(seat + 1)}
              value={sitters[seat]}
              onChange={({ currentTarget: { value } }) => onSitters(sitters.with(seat, value))}
            >
              {SITTERS.map((sitter) => (
                <option key={sitter} value={sitter}>
                  {wordFor(sitter)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function wordFor(sitter: string): string {
  const words: Readonly<Record<string, string>> = say.play.sitters;
  return words[sitter] ?? sitter;
}
