/**
 * A seed that cannot be guessed: 128 bits from the system's generator. That of boardgame.io is not safe: it starts from
 * the time of day, which the lobby shows, and is part of what clients first receive.
 */
export function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
