/** What the page Replay loads once somebody has chosen a game. */
export { validPrefix } from '../../common/library';
export { historyOf } from './history';
export { Replayed } from './replayed';
