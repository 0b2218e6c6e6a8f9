/** The pages that are made from the code. They are not kept in git: whatever shows or packs them makes them first. */
import { join } from 'node:path';

export const FOLDER = 'docs/reference';

/** What is on a page. Each needs much of the code, so it is loaded with the page. */
type Make = () => string | Promise<string>;

/** The pages that the package has. */
const PACKED: Readonly<Record<string, Make>> = {
  commands: async () => (await import('./commands')).commandsPage(),
  events: async () => (await import('./events')).eventsPage(),
  faults: async () => (await import('./faults')).faultsPage(),
  kit: async () => (await import('./kit')).kitPage(),
  maps: async () => (await import('./commands')).mapsPage(),
  scenarios: async () => (await import('./scenarios')).scenariosPage(),
};

/** For people who read a whole language. They play games, so they take longest. */
const TEXTS: Readonly<Record<string, Make>> = Object.fromEntries(
  ['de', 'fr', 'ja', 'nl', 'pl'].map((tag) => [
    `texts/${tag}`,
    async () => (await import('./texts')).textsPage(tag),
  ]),
);

export const PACKED_PAGES: readonly string[] = Object.keys(PACKED);

export const MADE_PAGES: Readonly<Record<string, Make>> = { ...PACKED, ...TEXTS };

/** Where a page is written, from the root. */
export function fileOf(name: string): string {
  return join(FOLDER, `${name}.md`);
}
