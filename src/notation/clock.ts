/** Clock times at the beginning of a comment, as in PGN: `[%clk 0:12:30] a long think`. */

const CLOCK = /^\s*\[%clk (\d{1,3}):([0-5]?\d):([0-5]?\d)\](?: |$)/;

/** The time in seconds, and the rest of the comment, if there is one; undefined if it begins otherwise. */
export function clockIn(
  comment: string,
): { readonly clock: number; readonly text: string | undefined } | undefined {
  const found = CLOCK.exec(comment);
  if (found === null) return undefined;
  const [whole, hours, minutes, seconds] = found;
  const clock = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { clock, text: whole.endsWith(']') ? undefined : comment.slice(whole.length) };
}

export function clockText(clock: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(clock / 60);
  return `[%clk ${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(clock % 60)}]`;
}
