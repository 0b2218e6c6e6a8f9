/**
 * All modules: rules that can be combined with every map, and `forumWith` for other tiles.
 *
 * @module
 */
export { allModules } from './modules/all';
export { boughtGoods } from './modules/bought-goods';
export { type ForumBox, forum, forumWith, type OwnTile } from './modules/forum';
export { intermediateScoring } from './modules/intermediate-scoring';
export { salt } from './modules/salt';
export { teams } from './modules/teams';
export { venus } from './modules/venus';
