import { type ActionOf, createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { italia } from 'concordia-rules/maps/italia';
import { forum } from 'concordia-rules/modules/forum';
import { teams } from 'concordia-rules/modules/teams';
import { venus } from 'concordia-rules/modules/venus';
import { peace } from './peace.js';

export const library = createLibrary({
  maps: [imperium, italia],
  modules: [venus, teams, forum, peace],
});

export type Action = ActionOf<typeof library>;
