/** How long it takes, and how fast it goes. */

/** From hours to tenths of a second. */
export function timeInWords(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}

export function perSecond(logs: number, seconds: number): number {
  return Math.round(logs / Math.max(seconds, 0.001));
}
