/**
 * All maps, each under its id, and `siciliaWith` for other tiles.
 *
 * @module
 */

export { aegyptus } from './maps/aegyptus';
export { allMaps } from './maps/all';
export { balearica } from './maps/balearica';
export { britannia } from './maps/britannia';
export { byzantium } from './maps/byzantium';
export { corsica } from './maps/corsica';
export { creta } from './maps/creta';
export { cyprus } from './maps/cyprus';
export { gallia } from './maps/gallia';
export { germania } from './maps/germania';
export { hellas } from './maps/hellas';
export { hispania } from './maps/hispania';
export { imperium } from './maps/imperium';
export { ionium } from './maps/ionium';
export { italia } from './maps/italia';
export { roma } from './maps/roma';
export { type SiciliaTile, type SiciliaTiles, sicilia, siciliaWith } from './maps/sicilia';
