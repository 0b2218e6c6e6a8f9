/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { theCard } from './nouns';

export const corrections = {
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? `${names.player(seat)} hat jetzt ${names.goods(goods)} im Lagerhaus`
      : `${names.player(seat)} hat nichts mehr im Lagerhaus`;
  },
  card(names, { seat, card, from, to, place }) {
    const end = place === undefined ? PILES[to].onto : `auf Platz ${place} ${PILES[to].of}`;
    return `${names.player(seat)} legt ${theCard(names, card)} ${PILES[from].off} ${end}`;
  },
} satisfies Partial<OwnWords['corrections']>;

const PILES = {
  hand: { off: 'aus der Hand', onto: 'auf die Hand', of: 'der Hand' },
  discard: { off: 'vom Ablagestapel', onto: 'auf den Ablagestapel', of: 'des Ablagestapels' },
  display: { off: 'aus der Auslage', onto: 'in die Auslage', of: 'der Auslage' },
  deck: { off: 'vom Kartenstapel', onto: 'auf den Kartenstapel', of: 'des Kartenstapels' },
} as const;
