/** The documents of the package as pages of the site, rendered when it is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = 'virtual:guides';
const ONE = 'virtual:guide/';

/** What players look for first. */
const FOR_PLAYERS = ['questions', 'rules', 'rulings', 'coverage', 'venus', 'salt', 'forum'];

/** Where guides are, in the order in which they are shown; the texts of the site have headings for the groups. */
const GROUPS = [
  { group: 'rules', folder: 'docs/', only: FOR_PLAYERS },
  { group: 'maps', folder: 'docs/maps/' },
  { group: 'start', folder: '' },
  { group: 'how', folder: 'docs/guides/' },
  { group: 'about', folder: 'docs/', but: FOR_PLAYERS },
] as const;

interface Guide {
  /** In the address, such as `rules`. */
  readonly name: string;
  readonly title: string;
  readonly group: string;
  /** From the root of the repository. */
  readonly path: string;
}

export function guides(): Plugin {
  const all = found();
  return {
    name: 'guides',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOf(all);
      const guide = all.find(({ name }) => id === `\0${ONE}${name}`);
      if (guide === undefined) return undefined;
      this.addWatchFile(ROOT + guide.path);
      return moduleOf(guide, all);
    },
  };
}

function found(): readonly Guide[] {
  return GROUPS.flatMap((group) =>
    namesIn(group).map((name) => {
      const path = `${group.folder}${name}.md`;
      const [, title = name] = /^# (.+)$/m.exec(readFileSync(ROOT + path, 'utf8')) ?? [];
      return {
        name: name.toLowerCase(),
        title: title.replaceAll('`', ''),
        group: group.group,
        path,
      };
    }),
  );
}

function namesIn({ folder, ...group }: (typeof GROUPS)[number]): readonly string[] {
  if (folder === '') return ['README'];
  if ('only' in group) return group.only;
  const but: readonly string[] = 'but' in group ? group.but : [];
  return readdirSync(ROOT + folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => !but.includes(name));
}

function listOf(all: readonly Guide[]): string {
  const entries = all.map(({ name, title, group }) => {
    const facts = JSON.stringify({ name, title, group }).slice(0, -1);
    return `${facts}, load: () => import(${JSON.stringify(ONE + name)}) }`;
  });
  return `export const guides = [${entries.join(',\n')}];`;
}

/** A module with the guide as HTML; pictures in it are files of their own. */
function moduleOf(guide: Guide, all: readonly Guide[]): string {
  const pictures: string[] = [];
  const html = rendered(guide, all, (path) => `\0${pictures.push(path) - 1}\0`);
  const imports = pictures.map(
    (path, index) => `import picture${index} from ${JSON.stringify(`${ROOT}${path}?url`)};`,
  );
  const parts = html
    .split('\0')
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `picture${part}`));
  return [...imports, `export const html = ${parts.join(' + ')};`].join('\n');
}

/** @param pictureAt - what to write for the address of a picture. */
function rendered(
  guide: Guide,
  all: readonly Guide[],
  pictureAt: (path: string) => string,
): string {
  const folder = posix.dirname(guide.path);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        // The page has a heading already.
        const level = Math.min(depth + 1, 6);
        const inner = this.parser.parseInline(tokens);
        return `<h${level} id="${slugOf(text)}" tabindex="-1">${inner}</h${level}>\n`;
      },
      link({ href, text, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const to = isRule(text) ? `#/guides/rules/${text}` : addressOf(href, guide, all);
        return to === undefined ? inner : `<a href="${to}">${inner}</a>`;
      },
      image({ href, text }) {
        if (/^\w+:/.test(href)) return escaped(text);
        const path = posix.normalize(posix.join(folder, href));
        return `<img src="${pictureAt(path)}" alt="${escaped(text)}">`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
    },
  });
  const html = marked.parse(readFileSync(ROOT + guide.path, 'utf8'), { async: false });
  return (
    html
      // Errors name rules by their numbers, and link to them.
      .replace(
        /<li>(<p>)?<strong>(R-[\d.]+)<\/strong>/g,
        '<li id="$2" tabindex="-1">$1<strong>$2</strong>',
      )
      // What is wide scrolls, by keyboard as well.
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
  );
}

/** Where a link leads on the site; nowhere if it names a file that is not part of it. Lists stand in the reference beside it. */
function addressOf(href: string, guide: Guide, all: readonly Guide[]): string | undefined {
  if (/^https?:/.test(href)) return escaped(href);
  const [file = '', anchor = ''] = href.split('#');
  const path =
    file === '' ? guide.path : posix.normalize(posix.join(posix.dirname(guide.path), file));
  if (path === 'docs/reference.md') return './reference/index.html';
  const to = all.find((other) => other.path === path);
  if (to === undefined) return undefined;
  return `#/guides/${to.name}${anchor === '' ? '' : `/${anchor}`}`;
}

/** Whether a link is the number of a rule, which has an address of its own here. */
function isRule(text: string): boolean {
  return /^R-\d+\.\d+$/.test(text);
}

/** As hosts of repositories make anchors of headings. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
