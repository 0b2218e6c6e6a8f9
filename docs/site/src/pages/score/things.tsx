import { COLONISTS_OF_A_KIND, FORUM_TILES, GOODS, STORED_GOODS } from 'concordia-rules';
import { withConcordia, withPlayer } from './draft';
import { capital } from './houses';
import { getMap, nameOf } from './library';
import { Check, type EditorProps } from './setup';
import { Stepper } from './stepper';

interface PlayerEditorProps extends EditorProps {
  readonly seat: number;
}

/** What else a player has. */
export function ThingsEditor({ draft, seat, onChange }: PlayerEditorProps) {
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const map = getMap(draft.sheet.map ?? 'imperium');
  const { name, colonists, money, goods, concordia = false, bonus = 0, tiles = [] } = player;
  const set = (lines: Parameters<typeof withPlayer>[2]) => onChange(withPlayer(draft, seat, lines));
  return (
    <section class="stack" aria-labelledby="things">
      <h2 id="things">What else {name} has</h2>
      <div class="steppers">
        <Stepper
          label="Colonists on the board"
          value={colonists}
          most={2 * COLONISTS_OF_A_KIND}
          onChange={(value) => set({ colonists: value })}
        />
        <Stepper
          label="Sestertii"
          value={money}
          most={9999}
          onChange={(value) => set({ money: value })}
        />
        {(draft.salt ? STORED_GOODS : GOODS).map((good) => (
          <Stepper
            key={good}
            label={capital(nameOf(map, good))}
            of="in the storehouse"
            value={goods[good] ?? 0}
            most={20}
            onChange={(value) => set({ goods: { ...goods, [good]: value } })}
          />
        ))}
        {!draft.intermediate && (
          <Stepper
            label="Bonus points"
            value={bonus}
            least={-99}
            most={999}
            onChange={(value) => set({ bonus: value })}
          />
        )}
      </div>
      {!draft.intermediate && (
        <Check
          label="Has the Concordia card (7 points)"
          value={concordia}
          onChange={(value) => onChange(withConcordia(draft, seat, value))}
        />
      )}
      {draft.forum && (
        <fieldset>
          <legend>Tiles of the forum</legend>
          <div class="row">
            {FORUM_TILES.map((tile) => (
              <button
                key={tile}
                type="button"
                aria-pressed={tiles.includes(tile)}
                onClick={() => {
                  const others = tiles.filter((other) => other !== tile);
                  set({ tiles: tiles.includes(tile) ? others : [...tiles, tile] });
                }}
              >
                {nameOf(map, tile)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
