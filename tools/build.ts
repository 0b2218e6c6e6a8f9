/** Builds what is shipped. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildCommandLine } from './command-line';
import { buildDeclarations } from './declarations';
import { jsonSchemas } from './json-schemas';
import { buildModules } from './modules';

rmSync('dist', { recursive: true, force: true });
await buildModules('dist');
buildDeclarations('dist/types');
await buildCommandLine('dist');

// For those who do not write TypeScript.
mkdirSync('dist/schemas');
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
}
