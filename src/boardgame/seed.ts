/**
 * A seed that nobody can guess: 128 bits of the machine's own generator. That of boardgame.io will not do: it
 * begins with the time of day, which the lobby tells everybody, and it is part of what clients are sent at first.
 */
export function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
