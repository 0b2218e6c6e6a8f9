import { createLibrary } from '../../src/index';
import {
  type DecisionType,
  defineMap,
  defineModule,
  defineRules,
  type EventType,
  type MapDefinition,
  type MapModule,
  type Part,
  type Rules,
  type Step,
} from '../../src/kit';
import { allModules } from '../../src/modules';

/**
 * A small board with everything the printed ones have somewhere:
 *
 * ```
 *   field ..> (portus~vicus)         insula = two lines = portus (capital)
 *   portus - vicus - oppidum - mons(gate) - arx     oppidum -x- arx (nobody stays)
 *   portus ~ insula ~ mare (square)
 * ```
 */
const DATA: Omit<MapDefinition, 'rules'> = {
  id: 'toy',
  name: 'Toy',
  start: { land: ['portus', 'campus'], sea: 'portus' },
  capital: { land: 'portus', sea: 'portus' },
  fields: [{ id: 'campus', name: 'Campus', kind: 'land', exits: ['land:portus~vicus'] }],
  provinces: [
    { id: 'east', name: 'East', color: '#112233', cities: ['vicus', 'oppidum'] },
    { id: 'west', name: 'West', color: '#445566', cities: ['arx', 'insula'] },
    { id: 'lacus', name: 'Lacus', color: '#778899', cities: ['villa'] },
  ],
  withoutMarker: ['lacus'],
  cities: [
    { id: 'portus', name: 'Portus', letter: 'capital' },
    { id: 'vicus', name: 'Vicus', letter: 'brick' },
    { id: 'oppidum', name: 'Oppidum', letter: 'food' },
    { id: 'arx', name: 'Arx', letter: 'wine' },
    { id: 'insula', name: 'Insula', letter: 'A' },
    { id: 'villa', name: 'Villa', letter: 'cloth' },
    { id: 'mons', name: 'Mons', letter: 'gate' },
    { id: 'mare', name: 'Mare', letter: 'square' },
  ],
  routes: [
    { kind: 'land', ends: ['portus', 'vicus'] },
    { kind: 'land', ends: ['vicus', 'oppidum'] },
    { kind: 'land', ends: ['mons', 'oppidum'] },
    { kind: 'land', ends: ['arx', 'mons'] },
    { kind: 'land', ends: ['arx', 'oppidum'], stop: false },
    { kind: 'land', ends: ['arx', 'villa'] },
    { kind: 'sea', ends: ['insula', 'portus'] },
    { kind: 'sea', ends: ['insula', 'portus'] },
    { kind: 'sea', ends: ['insula', 'mare'] },
  ],
  sharedRoutes: ['sea'],
  markerCoins: { brick: 3, food: 3, tool: 3, wine: 4, cloth: 2 },
  layout: {
    aspect: 1.5,
    cities: {
      portus: [0.1, 0.5],
      vicus: [0.2, 0.5],
      oppidum: [0.4, 0.5],
      arx: [0.8, 0.5],
      insula: [0.1, 0.9],
      villa: [0.9, 0.9],
      mons: [0.6, 0.5],
      mare: [0.5, 0.95],
      campus: [0.05, 0.3],
    },
    routes: {
      'land:portus~vicus': [0.15, 0.5],
      'land:oppidum~vicus': [0.3, 0.5],
      'land:mons~oppidum': [0.5, 0.5],
      'land:arx~mons': [0.7, 0.5],
      'land:arx~oppidum': [0.6, 0.3],
      'land:arx~villa': [0.85, 0.7],
      'sea:insula~portus': [0.1, 0.7],
      'sea:insula~portus#2': [0.15, 0.7],
      'sea:insula~mare': [0.3, 0.95],
    },
  },
};

/** Rules of the toy: all that a map can change, under the toy's id. */
export type ToyRules<
  S extends readonly Step[],
  D extends readonly DecisionType[],
  E extends readonly EventType[],
  P extends readonly Part[],
> = Omit<Rules<S, D, E, P>, 'id'>;

/** The board with these rules. */
export function toyMap<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
>(rules: ToyRules<S, D, E, P> = {}): MapModule<Rules<S, D, E, P>> {
  return defineMap({ ...DATA, rules: defineRules({ id: DATA.id, ...rules }) });
}

/** With this module two play, and with no other: the smallest game there is, if nothing larger is asked for. */
export const two = defineModule({
  id: 'two',
  incompatible: ({ modules }, players) =>
    players === 2 && modules.length === 1
      ? undefined
      : { code: 'INVALID_OPTIONS', message: 'Two play, and with nothing else.' },
  rules: defineRules({ id: 'two' }),
});

/** A library of the board with these rules, and all modules. */
export function toyLibrary<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
>(rules: ToyRules<S, D, E, P> = {}) {
  return createLibrary({ maps: [toyMap(rules)], modules: [...allModules, two] });
}
