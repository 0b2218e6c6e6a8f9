import { type Card, type CardId, type RoleName, SPECIALISTS, type Specialist } from '../model/cards';
import type { Good } from '../model/goods';

/**
 * What is printed on every card: the starting hands first, then the cards for sale, deck by deck.
 * Read off the printed cards; the base set agrees with the Pantheon table of the Imperium board.
 */
export const CARDS: { readonly [K in CardId]: Card & { readonly id: K } } = {
  tribune: { id: 'tribune', roles: ['tribune'], deck: 0, cost: {}, gods: ['mars'] },
  architect: { id: 'architect', roles: ['architect'], deck: 0, cost: {}, gods: ['jupiter'] },
  prefect: { id: 'prefect', roles: ['prefect'], deck: 0, cost: {}, gods: ['saturnus'] },
  mercator: { id: 'mercator', roles: ['mercator'], deck: 0, cost: {}, gods: ['mercurius'], income: 3 },
  diplomat: { id: 'diplomat', roles: ['diplomat'], deck: 0, cost: {}, gods: ['jupiter'] },
  senator: { id: 'senator', roles: ['senator'], deck: 0, cost: {}, gods: ['vesta'] },
  magister: { id: 'magister', roles: ['magister'], deck: 0, cost: {}, gods: ['venus'] },
  praetor: { id: 'praetor', roles: ['praetor'], deck: 0, cost: {}, gods: ['vesta'] },
  legatus: { id: 'legatus', roles: ['legatus'], deck: 0, cost: {}, gods: ['jupiter', 'saturnus', 'venus'] },
  'prefect-i': { id: 'prefect-i', roles: ['prefect'], deck: 1, cost: { wine: 1 }, gods: ['saturnus'] },
  'mason-i': { id: 'mason-i', roles: ['mason'], deck: 1, cost: { food: 1 }, gods: ['minerva'] },
  'mercator-i': { id: 'mercator-i', roles: ['mercator'], deck: 1, cost: { wine: 1 }, gods: ['mercurius'], income: 5 },
  'architect-i': { id: 'architect-i', roles: ['architect'], deck: 1, cost: { tool: 1 }, gods: ['jupiter'] },
  'colonist-i': { id: 'colonist-i', roles: ['colonist'], deck: 1, cost: { food: 1 }, gods: ['mars'] },
  'diplomat-i': { id: 'diplomat-i', roles: ['diplomat'], deck: 1, cost: { tool: 1 }, gods: ['saturnus'] },
  'farmer-i': { id: 'farmer-i', roles: ['farmer'], deck: 1, cost: { brick: 1, food: 1 }, gods: ['minerva'] },
  'smith-i': { id: 'smith-i', roles: ['smith'], deck: 1, cost: { brick: 1, tool: 1 }, gods: ['minerva'] },
  'prefect-architect-i': { id: 'prefect-architect-i', roles: ['prefect', 'architect'], deck: 1, cost: { wine: 1 }, gods: ['venus'] },
  'architect-ii': { id: 'architect-ii', roles: ['architect'], deck: 2, cost: { tool: 1 }, gods: ['jupiter'] },
  'mercator-ii': { id: 'mercator-ii', roles: ['mercator'], deck: 2, cost: { wine: 1 }, gods: ['mercurius'], income: 5 },
  'colonist-ii': { id: 'colonist-ii', roles: ['colonist'], deck: 2, cost: { food: 1 }, gods: ['mars'] },
  'prefect-ii': { id: 'prefect-ii', roles: ['prefect'], deck: 2, cost: { wine: 1 }, gods: ['saturnus'] },
  'consul-ii': { id: 'consul-ii', roles: ['consul'], deck: 2, cost: { cloth: 1 }, gods: ['jupiter'] },
  'vintner-ii': { id: 'vintner-ii', roles: ['vintner'], deck: 2, cost: { brick: 1, wine: 1 }, gods: ['minerva'] },
  'weaver-ii': { id: 'weaver-ii', roles: ['weaver'], deck: 2, cost: { brick: 1, cloth: 1 }, gods: ['minerva'] },
  'architect-mercator-ii': { id: 'architect-mercator-ii', roles: ['architect', 'mercator'], deck: 2, cost: { tool: 1 }, gods: ['venus'], income: 5 },
  'mason-ii': { id: 'mason-ii', roles: ['mason'], deck: 2, cost: { food: 1 }, gods: ['minerva'] },
  'proconsul-ii': { id: 'proconsul-ii', roles: ['proconsul'], deck: 2, cost: { cloth: 1 }, gods: ['jupiter'] },
  'mercator-iii': { id: 'mercator-iii', roles: ['mercator'], deck: 3, cost: { wine: 1 }, gods: ['mercurius'], income: 5 },
  'architect-iii': { id: 'architect-iii', roles: ['architect'], deck: 3, cost: { tool: 1 }, gods: ['jupiter'] },
  'colonist-iii': { id: 'colonist-iii', roles: ['colonist'], deck: 3, cost: { food: 1 }, gods: ['mars'] },
  'prefect-iii': { id: 'prefect-iii', roles: ['prefect'], deck: 3, cost: { wine: 1 }, gods: ['saturnus'] },
  'consul-iii': { id: 'consul-iii', roles: ['consul'], deck: 3, cost: { cloth: 1 }, gods: ['jupiter'] },
  'diplomat-iii': { id: 'diplomat-iii', roles: ['diplomat'], deck: 3, cost: { food: 1 }, gods: ['saturnus'] },
  'prefect-mercator-iii': { id: 'prefect-mercator-iii', roles: ['prefect', 'mercator'], deck: 3, cost: { wine: 1 }, gods: ['venus'], income: 5 },
  'proconsul-iii': { id: 'proconsul-iii', roles: ['proconsul'], deck: 3, cost: { cloth: 1 }, gods: ['jupiter'] },
  'architect-iv': { id: 'architect-iv', roles: ['architect'], deck: 4, cost: { tool: 1 }, gods: ['jupiter'] },
  'colonist-iv': { id: 'colonist-iv', roles: ['colonist'], deck: 4, cost: { food: 1 }, gods: ['mars'] },
  'prefect-iv': { id: 'prefect-iv', roles: ['prefect'], deck: 4, cost: { wine: 1 }, gods: ['saturnus'] },
  'consul-iv': { id: 'consul-iv', roles: ['consul'], deck: 4, cost: { cloth: 1 }, gods: ['jupiter'] },
  'diplomat-iv': { id: 'diplomat-iv', roles: ['diplomat'], deck: 4, cost: { tool: 1 }, gods: ['mercurius'] },
  'architect-mercator-iv': { id: 'architect-mercator-iv', roles: ['architect', 'mercator'], deck: 4, cost: { tool: 1 }, gods: ['venus'], income: 5 },
  'proconsul-iv': { id: 'proconsul-iv', roles: ['proconsul'], deck: 4, cost: { cloth: 1 }, gods: ['jupiter'] },
  'mercator-v': { id: 'mercator-v', roles: ['mercator'], deck: 5, cost: { wine: 1 }, gods: ['mercurius'], income: 5 },
  'prefect-v': { id: 'prefect-v', roles: ['prefect'], deck: 5, cost: { wine: 1 }, gods: ['saturnus'] },
  'consul-v': { id: 'consul-v', roles: ['consul'], deck: 5, cost: { cloth: 1 }, gods: ['jupiter'] },
  'diplomat-v': { id: 'diplomat-v', roles: ['diplomat'], deck: 5, cost: { food: 1 }, gods: ['mars'] },
  'proconsul-v': { id: 'proconsul-v', roles: ['proconsul'], deck: 5, cost: { cloth: 1 }, gods: ['jupiter'] },
};

/** What each specialist makes, and the points of its card for each house of that good. */
export const SPECIALTIES: Readonly<Record<Specialist, { readonly good: Good; readonly points: number }>> = {
  mason: { good: 'brick', points: 3 },
  farmer: { good: 'food', points: 3 },
  smith: { good: 'tool', points: 3 },
  vintner: { good: 'wine', points: 4 },
  weaver: { good: 'cloth', points: 5 },
};

export function isSpecialist(role: RoleName): role is Specialist {
  return SPECIALISTS.some((specialist) => specialist === role);
}
