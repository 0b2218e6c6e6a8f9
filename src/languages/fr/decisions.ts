/** Decisions; the text follows the player's name. */
import { startPlacesOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { fr } from './grammar';

export const decisions: OwnWords['decisions'] = {
  playCard: () => 'joue une carte',
  tribune(names, { placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : startPlacesOf(moment).map(names.place);
      return places.length === 0
        ? 'peut placer un colon'
        : fr`peut placer un colon à ${places.join(' ou à ')}`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0 ? 'peut continuer' : `peut ${open.join(' ou ')}`;
  },
  architect: (_names, { steps, building }) =>
    building || steps === 0
      ? 'peut construire'
      : fr`peut déplacer ses colons (encore ${steps} pas) ou construire`,
  prefect: () => 'fait produire une province ou prend les pièces',
  colonist: (_names, { placed }) =>
    placed === 0 ? 'place des colons ou prend de l’argent' : 'peut placer d’autres colons',
  mercator: () => 'peut faire du commerce',
  diplomat: () => 'copie une carte',
  senator: (names, { bought }) => fr`peut acheter ${names.counted(2 - bought, 'carte')}`,
  consul: () => 'peut acheter une carte',
  keepGoods: (names, { arriving }) => fr`choisit quoi garder : ${names.goods(arriving)}`,
  moveShip: () => 'peut déplacer un bateau',
  takeBonus: () => 'prend le bonus de la case du bateau',
  buildOnArrival: () => 'peut construire là où le bateau est arrivé',
  scoreGod: () => 'peut décompter un dieu',
  enterSquare: (names, { square }) => fr`fait entrer un bateau dans la case ${names.place(square)}`,
  magister: () => 'choisit une moitié de la carte précédente',
  praetor: () => 'peut acheter une carte',
  proconsul: () => 'peut acheter une carte',
  legatus: () => 'peut suggérer une carte',
  chooseStartCity: () => 'choisit sa cité de départ',
  buyGoods: () => 'peut acheter ses premières marchandises',
  chooseTile: () => 'garde une tuile',
  takeTile: () => 'peut prendre une tuile',
  useTiles: () => 'peut utiliser des tuiles',
  changeGoods: (names, { left }) => fr`peut changer ${names.counted(left, 'marchandise')}`,
  moveColonists: (_names, { steps }) => fr`peut déplacer ses colons (encore ${steps} pas)`,
};
