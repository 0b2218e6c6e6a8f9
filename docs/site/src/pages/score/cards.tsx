import { type CardId, PLAIN_GODS, SPECIALISTS } from 'concordia-rules/core';
import { Check, Seat } from '../../common/parts';
import { say } from '../../words/language';
import {
  boxOf,
  countedByGod,
  deckOf,
  leftOver,
  ownerOf,
  withBought,
  withCard,
  withoutCard,
  withTheRest,
} from './deck';
import { hasConcordia, type PlayerEditorProps, seated, withConcordia, withPlayer } from './draft';
import { Stepper, Toggles } from './fields';
import { catalogue, nameOn } from './library';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** One player's cards: tapped one by one, or counted by god. */
export function CardsEditor(props: PlayerEditorProps) {
  const { draft, seat, onChange } = props;
  const player = draft.sheet.players[seat];
  if (player === undefined) return null;
  const isCounted = !('length' in player.cards);
  const words = say.score.cards;
  return (
    <>
      {isCounted ? <ByGod {...props} /> : <ByCard {...props} />}
      <div class="checks">
        {!draft.intermediate && (
          <Check
            label={say.score.rest.concordia}
            value={player.concordia ?? false}
            onChange={(value) => onChange('concordia', (now) => withConcordia(now, seat, value))}
          />
        )}
        <Check
          label={words.byGod}
          value={isCounted}
          onChange={(value) =>
            onChange(`by god ${seat}`, (now) => {
              const own = now.sheet.players[seat]?.cards ?? [];
              const cards = value ? countedByGod(own) : boxOf(now).handOf(seat);
              return withPlayer(now, seat, { cards });
            })
          }
        />
      </div>
    </>
  );
}

/** Cards that others have taken fall away; whoever has taken a wrong one finds them below. */
function ByCard({ draft, seat, onChange, onSeat, onNext }: PlayerEditorProps) {
  const { cards = [] } = draft.sheet.players[seat] ?? {};
  if (!('length' in cards)) return null;
  const { map, players } = draft.sheet;
  const { handOf, sale } = boxOf(draft);
  const hand = handOf(seat);
  const left = leftOver(draft);
  const others = cards.filter((card) => !sale.includes(card) && !hand.includes(card));
  const taken = sale.filter((card) => ![undefined, seat].includes(ownerOf(draft, card)));
  const near = sale.filter((card) => !taken.includes(card));
  const decks = [...new Set(near.map(deckOf))];
  const words = say.score.cards;
  const count = left.length + (hasConcordia(draft) ? 0 : 1);
  const button = (card: CardId) => {
    const owner = ownerOf(draft, card);
    const name = owner === undefined || owner === seat ? undefined : players[owner]?.name;
    return (
      <CardButton
        key={card}
        card={card}
        map={map}
        isOwn={owner === seat}
        holder={name === undefined || owner === undefined ? undefined : { seat: owner, name }}
        onTap={() => onChange(`card ${card}`, (now) => withBought(now, seat, card))}
      />
    );
  };
  return (
    <>
      <Deck mark="" title={words.hand}>
        {hand.map((card, index) => {
          // Of two Prefects, the first is the one that is there.
          const before = hand.slice(0, index).filter((other) => other === card).length;
          const isThere = cards.filter((own) => own === card).length > before;
          const change = isThere ? withoutCard : withCard;
          return (
            <CardButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice.
              key={index}
              card={card}
              map={map}
              isOwn={isThere}
              onTap={() => onChange(`hand ${seat} ${index}`, (now) => change(now, seat, card))}
            />
          );
        })}
      </Deck>
      {decks.map((deck) => (
        <Deck key={deck} mark={NUMERALS[deck] ?? ''} title={words.deck(NUMERALS[deck] ?? '')}>
          {near.filter((card) => deckOf(card) === deck).map(button)}
        </Deck>
      ))}
      {others.length > 0 && (
        <Deck mark="" title={words.others}>
          {others.map((card, index) => (
            <CardButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice.
              key={index}
              card={card}
              map={map}
              isOwn
              onTap={() => onChange(`card ${card}`, (now) => withoutCard(now, seat, card))}
            />
          ))}
        </Deck>
      )}
      {left.length > 0 && left.length < sale.length && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser.
        <div class="the-rest" role="group" aria-labelledby="the-rest">
          <span id="the-rest">{words.left(count)}</span>
          {seated(players).map(({ name, seat: to }) => (
            <button
              key={to}
              type="button"
              onClick={() => {
                onChange('the rest', (now) => withTheRest(now, to));
                if (onNext === undefined) onSeat(to);
                else onNext();
              }}
            >
              <Seat seat={to} /> <span class="hidden">{words.rest(count, name)}</span>
              <span class="cut" aria-hidden="true">
                {name}
              </span>
            </button>
          ))}
        </div>
      )}
      {taken.length > 0 && (
        <details>
          <summary>{words.taken(taken.length)}</summary>
          <div class="tiles cards">{taken.map(button)}</div>
        </details>
      )}
    </>
  );
}

interface DeckProps {
  readonly mark: string;
  readonly title: string;
  readonly children: preact.ComponentChildren;
}

function Deck({ mark, title, children }: DeckProps) {
  return (
    <div class="deck">
      <h3>
        <span aria-hidden="true">{mark}</span>
        <span class="hidden">{title}</span>
      </h3>
      <div class="tiles cards">{children}</div>
    </div>
  );
}

interface CardButtonProps {
  readonly card: CardId;
  readonly map: string | undefined;
  readonly isOwn: boolean;
  readonly holder?: { readonly seat: number; readonly name: string } | undefined;
  readonly onTap: () => void;
}

function CardButton({ card, map, isOwn, holder, onTap }: CardButtonProps) {
  const gods = catalogue[card]?.gods.map((god) => nameOn(map, god)).join(', ');
  // The deck is in the heading; a name of two halves may be broken between them.
  const name = nameOn(map, card)
    .replace(/ [IV]+$/, '')
    .replace('/', '/\u200B');
  return (
    <button type="button" data-card={card} aria-pressed={isOwn} onClick={onTap}>
      <span>{name}</span> <small>{gods}</small>
      {holder !== undefined && (
        <>
          <Seat seat={holder.seat} />
          <span class="hidden"> {say.score.cards.heldBy(holder.name)}</span>
        </>
      )}
    </button>
  );
}

function ByGod({ draft, seat, onChange }: PlayerEditorProps) {
  const cards = draft.sheet.players[seat]?.cards;
  if (cards === undefined || 'length' in cards) return null;
  const { map } = draft.sheet;
  const { minerva = [] } = cards;
  const gods = PLAIN_GODS.filter((god) => god !== 'venus' || draft.cards === 'venus');
  const set = (field: string, lines: object) =>
    onChange(`${field} ${seat}`, (now) => {
      const before = now.sheet.players[seat]?.cards ?? {};
      return 'length' in before ? now : withPlayer(now, seat, { cards: { ...before, ...lines } });
    });
  return (
    <>
      <div class="tiles steppers">
        {gods.map((god) => (
          <Stepper
            key={god}
            label={nameOn(map, god)}
            value={cards[god] ?? 0}
            most={60}
            onChange={(count) => set(god, { [god]: count })}
          />
        ))}
      </div>
      <Toggles
        title={say.score.cards.specialists}
        map={map}
        things={SPECIALISTS}
        own={minerva}
        onChange={(own, role) => set(role, { minerva: own })}
      />
    </>
  );
}
