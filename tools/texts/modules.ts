/** Writes the modules of the catalogues of a room. */
import { renameSync, writeFileSync } from 'node:fs';
import { catalogueOf, englishOf, functionsOf } from './catalogue';
import { type CatalogueFault, compiled } from './compile';
import { languagesOf, madeFile, type Room } from './rooms';

/** @returns what is wrong; nothing is written for a language with a fault. */
export function makeRoom(room: Room): readonly string[] {
  const english = englishOf(room);
  return languagesOf(room).flatMap((language) => {
    const { code, faults } = compiled(
      catalogueOf(room, language),
      english,
      functionsOf(room, language),
      room.exported,
    );
    if (faults.length === 0) write(madeFile(room, language), code);
    return faults.map(inWords);
  });
}

function inWords({ file, line, key, message }: CatalogueFault): string {
  return `${file}:${line}: ${key}: ${message}`;
}

/** Two tests that begin at once write the same; nobody reads half of it. */
function write(file: string, code: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
}
