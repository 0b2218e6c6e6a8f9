/** Invisible characters: they control a terminal, reverse text, or make two names look the same. */
import * as z from 'zod/mini';

/**
 * Control and format characters, line separators, lone surrogates. Joiners are allowed where writing needs them: within
 * an emoji, between letters from Arabic to Mongolian, after a virama.
 */
export const HIDDEN =
  /(?!(?<=\p{ExtPict}|\p{EMod}|\ufe0f)\u200d\p{ExtPict}|(?<=[\u0620-\u109f\u1780-\u18aa])[\u200c\u200d](?=[\u0620-\u109f\u1780-\u18aa])|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** The first one in a text, such as `U+202E`. */
export function hiddenIn(text: string): string | undefined {
  const code = HIDDEN.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same in a text of several lines. */
export function hiddenInLines(text: string): string | undefined {
  return hiddenIn(text.replace(/[\t\n\r]/g, ' '));
}

/** For schemas of texts: refuses them with the reason `hiddenCharacter`. */
export function withoutHidden(find = hiddenIn): z.core.$ZodCheck<string> {
  return z.check<string>(({ value, issues }) => {
    const character = find(value);
    if (character === undefined) return;
    issues.push({ code: 'custom', input: value, params: { reason: 'hiddenCharacter', character } });
  });
}
