/** Drafts as plain JSON: what storage, links and files hold, and what comes back from them. */
import { OUTSIDE_MODULES } from '../../../common/outside-modules';
import { type Draft, draftOf, namedSheet } from '../draft';

/** More letters than any sheet has. */
export const MOST_LETTERS = 200_000;

/** What is written: a name for everybody, without which no sheet is read again. */
export function contentOf(draft: Draft): Draft {
  return { ...draft, sheet: namedSheet(draft) };
}

/**
 * A draft of what anybody may have written.
 *
 * @throws ConcordiaError if there is no sheet in it, or one of an unknown map.
 */
export async function draftFrom(input: unknown): Promise<Draft> {
  const { sheet, intermediate, cards, salt, forum, modules } = recordOf(input);
  const isIntermediate = intermediate === true;
  const draft = await draftOf(withReadableNames(sheet), isIntermediate);
  return {
    ...draft,
    ...(cards === 'venus' ? { cards } : {}),
    salt: draft.salt || salt === true,
    forum: draft.forum || forum === true,
    modules: [...new Set([...draft.modules, ...knownModules(modules)])],
  };
}

/** The text as JSON, at most as long as a sheet may be; a mark at the start is what some editors put there. */
export function parsed(text: string): unknown {
  if (text.length > MOST_LETTERS) throw new Error('too long');
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

export function recordOf(input: unknown): Partial<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function knownModules(input: unknown): readonly string[] {
  if (!Array.isArray(input)) return [];
  return OUTSIDE_MODULES.map(({ id }) => id).filter((id) => input.includes(id));
}

/** Sheets refuse invisible characters in names, which anybody may have typed or pasted: nothing else is lost for them. */
function withReadableNames(sheet: unknown): unknown {
  const { players } = recordOf(sheet);
  if (!Array.isArray(players)) return sheet;
  const named = players.map((player: unknown, seat) => {
    const { name } = recordOf(player);
    return typeof name === 'string' && INVISIBLE.test(name)
      ? { ...recordOf(player), name: readableName(name) || `${seat + 1}` }
      : player;
  });
  return { ...recordOf(sheet), players: named };
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** A name of what can be seen. */
export function readableName(name: string): string {
  return name.replace(new RegExp(INVISIBLE, 'gu'), '').trim().slice(0, 60);
}
