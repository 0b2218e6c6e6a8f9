/** The frame of a language: valid TypeScript, with an empty entry for all that is missing. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { italia } from '../../src/maps/italia/index';
import { missingWords, type Words, wordsTemplate } from '../../src/words';

const library = createLibrary({ maps: [italia] });

/** The words that a frame has. */
function wordsIn(template: string): Words {
  const { outputText, diagnostics } = ts.transpileModule(template, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  expect(diagnostics).toEqual([]);
  const exported: { words?: Words } = {};
  new Function('exports', outputText)(exported);
  return exported.words ?? expect.fail('there are no words');
}

test('every entry of it is empty, so all of it is missing still', () => {
  const template = wordsTemplate(library, 'it');
  const words = wordsIn(template);
  const missing = missingWords(library, words);
  expect(missing.length).toBeGreaterThan(200);
  expect(missing).toEqual(missingWords(library, {}));
  expect(wordsTemplate(library, 'it', words)).toBe(template);
  expect(template.match(/: (?:''|\(\) => ''|\[\]),$/gm)).toHaveLength(missing.length);
});
