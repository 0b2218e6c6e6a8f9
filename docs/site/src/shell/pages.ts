/** All pages, each loaded when somebody goes there. */
import type { ComponentType } from 'preact';

export interface PageProps {
  /** What follows the page's name in the address. */
  readonly rest: readonly string[];
}

export interface PageEntry {
  readonly id: string;
  readonly title: string;
  /** What one can do there. */
  readonly lead: string;
  load(): Promise<ComponentType<PageProps>>;
}

export const PAGES: readonly PageEntry[] = [
  {
    id: 'score',
    title: 'Score',
    lead: 'Count a game you have just played at the table.',
    load: async () => (await import('../pages/score')).ScorePage,
  },
  {
    id: 'check',
    title: 'Check',
    lead: 'Find out whether a written game follows the rules.',
    load: async () => (await import('../pages/check')).CheckPage,
  },
  {
    id: 'replay',
    title: 'Replay',
    lead: 'Watch a game again, step by step.',
    load: async () => (await import('../pages/replay')).ReplayPage,
  },
  {
    id: 'play',
    title: 'Play',
    lead: 'Play on one device, with friends or against bots.',
    load: async () => (await import('../pages/play')).PlayPage,
  },
  {
    id: 'guides',
    title: 'Guides',
    lead: 'The rules, the files and how to build on the library.',
    load: async () => (await import('../pages/guides')).GuidesPage,
  },
  {
    id: 'reference',
    title: 'Reference',
    lead: 'Every function and type of the package.',
    load: async () => (await import('../pages/reference')).ReferencePage,
  },
];
