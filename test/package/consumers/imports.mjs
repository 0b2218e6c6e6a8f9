import { tryEveryEntry } from './every-entry.cjs';

await tryEveryEntry((path) => import(`concordia-rules${path}`), process.argv[2]);
