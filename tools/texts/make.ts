/** Makes the modules of all catalogues. They are not kept in git: whatever builds or tests makes them first. */
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueFault, compiled } from './compile';
import { catalogueOf, englishOf, functionsOf, languagesOf, ROOMS, type Room } from './rooms';

/** @throws an `Error` with a line for each fault of a catalogue. */
export function makeTexts(rooms: readonly Room[] = ROOMS): void {
  const faults = rooms.filter((room) => !isMade(room)).flatMap(makeRoom);
  if (faults.length > 0) throw new Error(faults.map(inWords).join('\n'));
}

export function inWords({ file, line, key, message }: CatalogueFault): string {
  return `${file}:${line}: ${key}: ${message}`;
}

function makeRoom(room: Room): readonly CatalogueFault[] {
  const english = englishOf(room);
  return languagesOf(room).flatMap((language) => {
    const catalogue = catalogueOf(room, language);
    const { code, faults } = compiled(
      catalogue,
      english,
      functionsOf(room, language),
      room.exported,
    );
    if (faults.length === 0) write(madeFile(room, language), code);
    return faults;
  });
}

function madeFile({ folder }: Room, language: string): string {
  return join(folder, `${language}.js`);
}

/** Two tests that begin at once write the same; nobody reads half of it. */
function write(file: string, code: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
}

/** Whether nothing has changed since. */
function isMade(room: Room): boolean {
  const made = languagesOf(room).map((language) => madeFile(room, language));
  if (!made.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...made.map(timeOf));
  const sources = [room.folder, import.meta.dirname].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|ts)$/.test(file))
      .map((file) => join(folder, file)),
  );
  return sources.every((file) => timeOf(file) < oldest);
}

function timeOf(file: string): number {
  return statSync(file).mtimeMs;
}
