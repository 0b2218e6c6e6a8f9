/** Builds the site with other outsiders than its own. */
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config';

const replacement = fileURLToPath(new URL('outsiders.ts', import.meta.url));

export default mergeConfig(
  site,
  defineConfig({ resolve: { alias: [{ find: /^(?:\.\.\/)+outsiders$/, replacement }] } }),
);
