import { type ActionOf, createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { italia } from 'concordia-rules/maps/italia';
import { venus } from 'concordia-rules/modules/venus';
import { solo } from './solo.js';

export const library = createLibrary({ maps: [imperium, italia], modules: [venus, solo] });

export type Action = ActionOf<typeof library>;
