import { type ActionOf, createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { italia } from 'concordia-rules/maps/italia';
import { forumWith } from 'concordia-rules/modules/forum';
import { salt } from 'concordia-rules/modules/salt';
import { teams } from 'concordia-rules/modules/teams';
import { venus } from 'concordia-rules/modules/venus';
import { tiles } from './tiles.js';

export const library = createLibrary({
  maps: [imperium, italia],
  modules: [venus, teams, salt, forumWith({ tiles })],
});

export type Action = ActionOf<typeof library>;
