/** Parts of what the command line brings along that it never comes to, or that Node.js has itself. */
import type { Options } from 'tsup';

/** What stands in their place, by the file in its package. */
const INSTEAD: Readonly<Record<string, string>> = {
  'emoji-regex/index.js': 'module.exports = () => /\\p{RGI_Emoji}/gv;',
  'cli-progress/lib/multi-bar.js': '',
  // Dates, binary data and other types that JSON has not.
  'js-yaml/lib/schema/default.js': "module.exports = require('./core');",
  'js-yaml/dist/js-yaml.mjs': `export { load } from '../lib/loader.js';
    export { dump } from '../lib/dumper.js';
    export { default as CORE_SCHEMA } from '../lib/schema/core.js';
    export { default as YAMLException } from '../lib/exception.js';`,
};

/** The file in its package; undefined if it is one of ours. */
export function fileInPackage(path: string): string | undefined {
  const [, ...inside] = path.replaceAll('\\', '/').split(/(?:^|\/)node_modules\//);
  return inside.at(-1);
}

export function isUnneeded(file: string): boolean {
  return INSTEAD[file] !== undefined;
}

export const unneeded: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'unneeded',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]/ }, ({ path }) => {
      const contents = INSTEAD[fileInPackage(path) ?? ''];
      return contents === undefined ? undefined : { contents };
    });
  },
};
