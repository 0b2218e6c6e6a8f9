/** What the page Check loads once somebody brings a game. */
export { Found } from './found';
export { ManyGames } from './many-games';
export { outcomeOf } from './outcome';
