/** The test vectors of the package: every scenario of the rulebook, a line each. */
import { readdirSync, readFileSync } from 'node:fs';
import { type TestVector, vectorsOf } from '../src/cli/rulebook/vectors';
import * as concordia from '../src/index';
import { runRules } from '../src/testing/rulebook';

const FOLDER = 'docs/rulebook';

/** The files of the rulebook. */
export function rulebookFiles(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.rules'));
}

/** @throws if a scenario does not hold. */
export function vectorsIn(file: string): readonly TestVector[] {
  const report = runRules(concordia, readFileSync(`${FOLDER}/${file}`, 'utf8'));
  for (const { line, message } of report.failures) throw new Error(`${file}:${line} ${message}`);
  return vectorsOf(report, file, concordia);
}

/** All of them, as NDJSON. */
export function packedVectors(): string {
  return rulebookFiles()
    .flatMap(vectorsIn)
    .map((vector) => `${JSON.stringify(vector)}\n`)
    .join('');
}
