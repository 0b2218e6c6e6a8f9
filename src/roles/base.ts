/** The base game: every personality of the box, and what they share. */
import type { DecisionOfType } from '../kit/decision';
import { BASE_EVENTS } from '../kit/events';
import type { Rules } from '../kit/rules';
import { playCardRules } from '../rules/cards';
import { alreadyBuilt, houseTooDear, noHouseLeft } from '../rules/houses';
import { notOnDisplay } from '../rules/market';
import { nobodyThere, noWay, routeOccupied, tooFar } from '../rules/moving';
import { nobodyLeft, noPlaceForColonist } from '../rules/new-colonist';
import { nothingToChoose, payNotNamed, tooFewGoods, wrongPay } from '../rules/payment';
import {
  gameOver,
  notOffered,
  notYourTurn,
  otherDecision,
  tooLittleMoney,
} from '../rules/refusals';
import { storehouseRules } from '../rules/storehouse';
import { saltNotForSale, storehouseFull, tooFewToSell, wrongCount } from '../rules/trade';
import { architectRules } from './architect';
import { colonistRules } from './colonist';
import { consulRules } from './consul';
import { diplomatRules } from './diplomat';
import { mercatorRules } from './mercator';
import { prefectRules } from './prefect';
import { senatorRules } from './senator';
import { specialistRules } from './specialist';
import { tribuneRules } from './tribune';

export const baseRules = {
  id: 'concordia',
  events: BASE_EVENTS,
  refusals: [
    gameOver,
    notYourTurn,
    otherDecision,
    notOffered,
    tooLittleMoney,
    tooFewGoods,
    nothingToChoose,
    payNotNamed,
    wrongPay,
    ...playCardRules.refusals,
    nobodyThere,
    noWay,
    tooFar,
    routeOccupied,
    ...architectRules.refusals,
    alreadyBuilt,
    noHouseLeft,
    houseTooDear,
    ...prefectRules.refusals,
    nobodyLeft,
    noPlaceForColonist,
    ...colonistRules.refusals,
    ...mercatorRules.refusals,
    tooFewToSell,
    storehouseFull,
    saltNotForSale,
    wrongCount,
    ...diplomatRules.refusals,
    notOnDisplay,
    ...storehouseRules.refusals,
  ],
  roles: [
    ...tribuneRules.roles,
    ...architectRules.roles,
    ...prefectRules.roles,
    ...colonistRules.roles,
    ...mercatorRules.roles,
    ...diplomatRules.roles,
    ...senatorRules.roles,
    ...consulRules.roles,
    ...specialistRules.roles,
  ],
  decisions: [
    ...playCardRules.decisions,
    ...tribuneRules.decisions,
    ...architectRules.decisions,
    ...prefectRules.decisions,
    ...colonistRules.decisions,
    ...mercatorRules.decisions,
    ...diplomatRules.decisions,
    ...senatorRules.decisions,
    ...consulRules.decisions,
    ...storehouseRules.decisions,
  ],
  steps: [
    ...playCardRules.steps,
    ...tribuneRules.steps,
    ...architectRules.steps,
    ...prefectRules.steps,
    ...colonistRules.steps,
    ...mercatorRules.steps,
    ...diplomatRules.steps,
    ...senatorRules.steps,
    ...consulRules.steps,
    ...storehouseRules.steps,
  ],
} as const satisfies Rules;

/** Every decision of the base game. */
export type BaseDecision = DecisionOfType<(typeof baseRules)['decisions'][number]>;
