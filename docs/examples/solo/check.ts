import { mapConformance } from 'concordia-rules/testing';
import { library } from './library.js';

const games = { games: 3, modules: ['solo'] };

for (const { name, run } of mapConformance(library, 'imperium', games)) {
  run();
  console.log(`✓ ${name}`);
}
