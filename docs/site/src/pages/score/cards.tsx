import { type CardId, PLAIN_GODS, SPECIALISTS } from 'concordia-rules';
import { Seat } from '../../common/seat';
import { boxOf, countedByGod, deckOf, ownerOf, withBought, withPlayer } from './draft';
import { cards as catalogue, getMap, nameOf } from './library';
import { Check, type EditorProps } from './setup';
import { Stepper } from './stepper';

interface PlayerEditorProps extends EditorProps {
  readonly seat: number;
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];
/** Cards have the same names on all maps. */
const NAMES = getMap('imperium');

/** One player's cards: tapped one by one, or counted by god. */
export function CardsEditor({ draft, seat, onChange }: PlayerEditorProps) {
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const isCounted = !('length' in player.cards);
  return (
    <section class="stack" aria-labelledby="cards">
      <div class="row spread">
        <h2 id="cards">Cards of {player.name}</h2>
        <Check
          label="Count by god instead"
          value={isCounted}
          onChange={(value) => {
            const cards = value ? countedByGod(player.cards) : boxOf(draft).handOf(seat);
            onChange(withPlayer(draft, seat, { cards }));
          }}
        />
      </div>
      {isCounted ? (
        <ByGod draft={draft} seat={seat} onChange={onChange} />
      ) : (
        <ByCard draft={draft} seat={seat} onChange={onChange} />
      )}
    </section>
  );
}

function ByCard({ draft, seat, onChange }: PlayerEditorProps) {
  const cards = draft.sheet.players[seat]?.cards;
  if (cards === undefined || !('length' in cards)) return null;
  const { handOf, sale } = boxOf(draft);
  const first = cards.filter((card) => deckOf(card) === 0 && catalogue[card] !== undefined);
  const others = cards.filter((card) => !sale.includes(card) && !first.includes(card));
  const decks = [...new Set(sale.map(deckOf))];
  return (
    <>
      <p class="quiet">
        Starting hand: {first.map((card) => nameOf(NAMES, card)).join(', ') || 'none'}.{' '}
        {first.length !== handOf(seat).length && (
          <button
            type="button"
            onClick={() => {
              const bought = cards.filter((card) => deckOf(card) > 0);
              onChange(withPlayer(draft, seat, { cards: [...handOf(seat), ...bought] }));
            }}
          >
            Take the usual one
          </button>
        )}
      </p>
      {decks.map((deck) => (
        <div key={deck} class="deck">
          <h3>Deck {NUMERALS[deck]}</h3>
          <ul class="cards">
            {sale
              .filter((card) => deckOf(card) === deck)
              .map((card) => (
                <li key={card}>
                  <CardButton
                    card={card}
                    owner={ownerOf(draft, card)}
                    seat={seat}
                    onTap={() => onChange(withBought(draft, seat, card))}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <div class="deck">
          <h3>Others on the sheet</h3>
          <ul class="cards">
            {others.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice.
              <li key={index}>
                <button
                  type="button"
                  aria-pressed="true"
                  onClick={() => {
                    const at = cards.lastIndexOf(card);
                    const left = cards.filter((_, place) => place !== at);
                    onChange(withPlayer(draft, seat, { cards: left }));
                  }}
                >
                  {nameOf(NAMES, card)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface CardButtonProps {
  readonly card: CardId;
  readonly owner: number | undefined;
  readonly seat: number;
  readonly onTap: () => void;
}

function CardButton({ card, owner, seat, onTap }: CardButtonProps) {
  const gods = catalogue[card]?.gods.map((god) => nameOf(NAMES, god)).join(', ');
  // The deck is in the heading.
  const name = nameOf(NAMES, card).replace(/ [IV]+$/, '');
  return (
    <button type="button" aria-pressed={owner === seat} onClick={onTap}>
      <span>{name}</span>
      <small>{gods}</small>
      {owner !== undefined && owner !== seat && (
        <>
          <Seat seat={owner} />
          <span class="hidden"> held by player {owner + 1}</span>
        </>
      )}
    </button>
  );
}

function ByGod({ draft, seat, onChange }: PlayerEditorProps) {
  const cards = draft.sheet.players[seat]?.cards;
  if (cards === undefined || 'length' in cards) return null;
  const { minerva = [] } = cards;
  const gods = PLAIN_GODS.filter((god) => god !== 'venus' || draft.cards === 'venus');
  return (
    <>
      <div class="steppers">
        {gods.map((god) => (
          <Stepper
            key={god}
            label={nameOf(NAMES, god)}
            value={cards[god] ?? 0}
            most={60}
            onChange={(count) =>
              onChange(withPlayer(draft, seat, { cards: { ...cards, [god]: count } }))
            }
          />
        ))}
      </div>
      <fieldset>
        <legend>Minerva: specialists</legend>
        <div class="row">
          {SPECIALISTS.map((role) => (
            <button
              key={role}
              type="button"
              aria-pressed={minerva.includes(role)}
              onClick={() => {
                const others = minerva.filter((other) => other !== role);
                const next = minerva.includes(role) ? others : [...minerva, role];
                onChange(withPlayer(draft, seat, { cards: { ...cards, minerva: next } }));
              }}
            >
              {nameOf(NAMES, role)}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
