import { mapConformance } from 'concordia-rules/testing';
import { library } from './library.js';

for (const { name, run } of mapConformance(library, 'colchis', { games: 3 })) {
  run();
  console.log(`✓ ${name}`);
}
