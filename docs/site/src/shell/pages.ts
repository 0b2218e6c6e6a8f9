/** All pages, each loaded when somebody goes there. */
import type { ComponentType } from 'preact';
import type { SiteWords } from '../words/texts';

export interface PageProps {
  /** What follows the page's name in the address. */
  readonly rest: readonly string[];
}

export interface PageEntry {
  /** In the address; its title and what one can do there are in the texts of the site. */
  readonly id: keyof SiteWords['shell']['titles'];
  load(): Promise<ComponentType<PageProps>>;
}

/** The tools, for people who play. */
export const TOOLS: readonly PageEntry[] = [
  { id: 'score', load: async () => (await import('../pages/score')).ScorePage },
  { id: 'check', load: async () => (await import('../pages/check')).CheckPage },
  { id: 'replay', load: async () => (await import('../pages/replay')).ReplayPage },
  { id: 'play', load: async () => (await import('../pages/play')).PlayPage },
];

/** What programmers read. */
export const READING: readonly PageEntry[] = [
  { id: 'guides', load: async () => (await import('../pages/guides')).GuidesPage },
  { id: 'reference', load: async () => (await import('../pages/reference')).ReferencePage },
];

export const PAGES: readonly PageEntry[] = [...TOOLS, ...READING];
