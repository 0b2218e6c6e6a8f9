/** All pages, each loaded when somebody goes there. */
import type { ComponentType } from 'preact';
import { speakOfGames } from '../words/language';
import type { SiteWords } from '../words/texts';
import { routeOf } from './route';

export interface PageProps {
  /** What follows the page's name in the address. */
  readonly rest: readonly string[];
}

type Page = ComponentType<PageProps>;

export interface PageEntry {
  /** In the address; its title and what one can do there are in the texts of the site. */
  readonly id: keyof SiteWords['shell']['titles'];
  load(): Promise<Page>;
}

/** The tools, for people who play. */
export const TOOLS: readonly PageEntry[] = [
  // These ask for the words of the library themselves: one can begin without them.
  { id: 'score', load: async () => (await import('../pages/score')).ScorePage },
  { id: 'check', load: async () => (await import('../pages/check')).CheckPage },
  { id: 'replay', load: async () => (await import('../pages/replay')).ReplayPage },
  { id: 'play', load: tool(async () => (await import('../pages/play')).PlayPage) },
];

/** A page makes its library as soon as it is loaded, so the words of the library must be there. */
function tool(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    await speakOfGames();
    return load();
  };
}

/** What programmers read. */
export const READING: readonly PageEntry[] = [
  { id: 'guides', load: async () => (await import('../pages/guides')).GuidesPage },
  { id: 'reference', load: async () => (await import('../pages/reference')).ReferencePage },
];

export const PAGES: readonly PageEntry[] = [...TOOLS, ...READING];

/** Whether an address leads to a tool that cannot begin without the words of the library. */
export function isOfGames(hash: string): boolean {
  const { page } = routeOf(hash);
  return page === 'play';
}
