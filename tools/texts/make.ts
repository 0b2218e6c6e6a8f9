/** Makes the modules of all catalogues. They are not kept in git: whatever builds or tests makes them first. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf, MAKERS, madeFiles, ROOMS, type Room, sourcesOf } from './rooms';

/** @throws an `Error` with a line for each fault of a catalogue. */
export async function makeTexts(rooms: readonly Room[] = ROOMS): Promise<void> {
  const stale = rooms.filter((room) => !isMade(room));
  if (stale.length === 0) return;
  // It needs TypeScript, which takes a while to load.
  const { makeRooms } = await import('./modules');
  const faults = makeRooms(stale);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Before tests. */
export const setup = (): Promise<void> => makeTexts();

/** Whether nothing has changed since. */
function isMade(room: Room): boolean {
  const made = languagesOf(room).flatMap((language) => madeFiles(room, language));
  if (!made.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...made.map(timeOf));
  const sources = [sourcesOf(room), ...MAKERS].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|ts)$/.test(file))
      .map((file) => join(folder, file)),
  );
  return sources.every((file) => timeOf(file) < oldest);
}

function timeOf(file: string): number {
  return statSync(file).mtimeMs;
}
