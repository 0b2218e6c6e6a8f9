/** Keeps the styles of a page on that page: they stay when somebody goes on to another, whose parts may have the same names. */
import type { Plugin } from 'vite';

const OF_PAGE = /\/src\/pages\/([a-z]+)\/.*\.css$/;

/** Puts all rules of a page inside its `<main>`, which `&` stands for, without making them stronger than they are. */
export function scoped(): Plugin {
  return {
    name: 'scoped',
    enforce: 'pre',
    transform(code, id) {
      const [, page] = OF_PAGE.exec(id.replace(/\?.*/, '')) ?? [];
      return page && { code: `:where([data-page="${page}"]) {\n${code}\n}\n`, map: null };
    },
  };
}
