import { load } from 'js-yaml';
import { parseSheet, type ScoreSheet, scoreGame } from '../../src/index';
import { page } from '../readme/markdown';
import type { Sample } from './real-data';

const NAMES = ['sheet-114', 'sheet-134', 'sheet-team'];

/** The score sheets among the examples, with ids for names, and what they come to. */
export function exampleSheets(): readonly Sample[] {
  return NAMES.flatMap((name) => {
    const sheet: ScoreSheet = sheetOf(name);
    return [
      { schema: 'score-sheet', what: name, data: sheet },
      { schema: 'scores', what: name, data: JSON.parse(JSON.stringify(scoreGame(sheet))) },
    ];
  });
}

function sheetOf(name: string): ScoreSheet {
  return parseSheet(load(page(`docs/examples/${name}.yaml`)));
}
