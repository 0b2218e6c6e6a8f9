/**
 * All map modules, each under its id.
 *
 * @module
 */
export { imperium } from './maps/imperium';
export { italia } from './maps/italia';
export { roma } from './maps/roma';
export { sicilia } from './maps/sicilia';
