/** A program that imports and a dependency of it that requires: they share one library, its errors and its marks. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as imported from 'concordia-rules';
import { imperium } from 'concordia-rules/maps/imperium';

const require = createRequire(import.meta.url);
const required = require('concordia-rules');
assert.equal(required.ConcordiaError, imported.ConcordiaError);
assert.equal(require('concordia-rules/maps/imperium').imperium, imperium);
assert.deepEqual(Object.keys(required).sort(), Object.keys(imported).sort());
