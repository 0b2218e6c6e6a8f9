import { deflateRawSync } from 'node:zlib';
import { withCityGood, withHouse } from '../src/pages/score/cities';
import { counted } from '../src/pages/score/count';
import { dealt, withBought } from '../src/pages/score/deck';
import { type Draft, newDraft, withConcordia, withPlayer } from '../src/pages/score/draft';
import { loadMap } from '../src/pages/score/library';
import { speakEnglish } from './english';

await speakEnglish('score');
await loadMap('italia');

/** Runs as markup, breaks a table or turns a line around where nobody takes care. */
export const HOSTILE = '"><img src=x onerror=alert(1)>[/c][b]';
export const TURNED = 'Li\u202evia';
export const LONG = 'Quintus Horatius Flaccus Venusinus Longissimus Maximus Magnu';

export const named = (draft: Draft, ...names: readonly string[]): Draft =>
  names.reduce((left, name, seat) => withPlayer(left, seat, { name }), draft);

/** Two on Imperium who have done nothing yet: Mars 2 colonists x 2 = 4 for each. */
export const EMPTY = named(dealt(newDraft(2)), 'Livia', 'Gaius');

export const built = (
  draft: Draft,
  seat: number,
  city: string,
  good: 'wine' | 'brick' | 'cloth',
): Draft => withCityGood(withHouse(draft, seat, city), city, good);

/**
 * As counted by hand in score.test.ts: 33 points. Novaria (wine) and Aquileia (cloth) in Italia, Vindobona (brick)
 * in Germania; an Architect, the Weaver, 12 sestertii and the Concordia card.
 */
export const LIVIA = [
  (draft: Draft) => built(draft, 0, 'novaria', 'wine'),
  (draft: Draft) => built(draft, 0, 'vindobona', 'brick'),
  (draft: Draft) => built(draft, 0, 'aquileia', 'cloth'),
  (draft: Draft) => withBought(draft, 0, 'architect-i'),
  (draft: Draft) => withBought(draft, 0, 'weaver-ii'),
  (draft: Draft) => withPlayer(draft, 0, { money: 12 }),
  (draft: Draft) => withConcordia(draft, 0, true),
].reduce((draft, step) => step(draft), EMPTY);

/** Gaius has a house in Burdigala (wine): Jupiter 2 x 1, Saturnus 2 x 1, Mercurius 1 x 2, Mars 4. */
export const GAIUS = built(EMPTY, 1, 'burdigala', 'wine');

export const totals = (draft: Draft): readonly number[] | undefined =>
  counted(draft).scores?.players.map(({ total }) => total);

/** A link with that content, which anybody may have made. */
export function fragmentWith(content: unknown): string {
  return deflateRawSync(JSON.stringify(content)).toString('base64url');
}

/** A link as earlier versions made it. */
export function earlierFragment({ sheet, intermediate }: Draft): string {
  return fragmentWith({ sheet, intermediate });
}
