import { type ActionOf, createLibrary } from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';
import { forum } from 'concordia-rules/modules/forum';
import { salt } from 'concordia-rules/modules/salt';
import { teams } from 'concordia-rules/modules/teams';
import { venus } from 'concordia-rules/modules/venus';
import { colchis } from './colchis.js';

export const library = createLibrary({
  maps: [colchis, imperium],
  modules: [venus, teams, salt, forum],
});

/** All actions, `panGold` among them: the compiler knows their fields. */
export type Action = ActionOf<typeof library>;
