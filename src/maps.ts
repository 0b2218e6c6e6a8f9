/**
 * All map modules, each under its id.
 *
 * @module
 */
export { cyprus } from './maps/cyprus';
export { hellas } from './maps/hellas';
export { imperium } from './maps/imperium';
export { ionium } from './maps/ionium';
export { italia } from './maps/italia';
export { roma } from './maps/roma';
export { sicilia } from './maps/sicilia';
