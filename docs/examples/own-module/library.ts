import { type ActionOf, createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { italia } from 'concordia-rules/maps/italia';
import { forum } from 'concordia-rules/modules/forum';
import { teams } from 'concordia-rules/modules/teams';
import { venus } from 'concordia-rules/modules/venus';
import { census } from './census.js';
import { taxes } from './taxes.js';

export const library = createLibrary({
  maps: [imperium, italia],
  modules: [venus, teams, forum, taxes, census],
});

/** All actions, `collectTaxes` among them. */
export type Action = ActionOf<typeof library>;
