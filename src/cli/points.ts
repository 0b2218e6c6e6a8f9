/** Where points come from, and what that is called. */
import { PLAIN_GODS, type PlayerScore } from '../index';
import type { CliLanguage } from './language';
import { printable } from './printable';
import { namesWithoutMap } from './printable-names';

/** In the order of tables. */
export const SOURCES = [...PLAIN_GODS, 'minerva', 'concordia', 'bonus'] as const;
export type PointSource = (typeof SOURCES)[number];

export function pointsFrom(score: PlayerScore, source: PointSource): number {
  switch (source) {
    case 'minerva':
      return score.minerva.reduce((sum, { points }) => sum + points, 0);
    case 'concordia':
    case 'bonus':
      return score[source];
    default:
      return score.gods[source]?.points ?? 0;
  }
}

/** Victory points that have no name. */
export function otherPoints({ scores, bonus }: PlayerScore): number {
  return Object.values(scores).reduce((left, points) => left - points, bonus);
}

/** @param source - one of these, or the id of victory points that maps or modules bring. */
export function sourceName(source: string, language: CliLanguage): string {
  const { library, words } = language;
  if (source === 'concordia' || source === 'bonus') return words.score[source];
  if (SOURCES.some((known) => known === source)) return namesWithoutMap(language).title(source);
  const [map = ''] = library.mapIds();
  return printable(library.nameOf(library.getMap(map), source));
}
