/**
 * Writes the answers into docs/guides/ask-archive.md, from tables made as the page says.
 *
 *     npx tsx tools/ask-archive.ts <folder of the tables>
 */
import { writeFileSync } from 'node:fs';
import { page, ROOT } from '../test/readme/markdown';
import { ASK_PAGE, answersIn } from '../test/support/asked';
import { tableOf } from './pages/table';

const [folder = '.'] = process.argv.slice(2);
const answers = await answersIn(folder);

let at = 0;
// A block of SQL, and the table below it if there is one.
const text = page(ASK_PAGE).replace(/(```sql\n[^`]*```\n)(?:\n\|.*(?:\n\|.*)*\n)?/g, (_, block) => {
  const answer = answers[at];
  at += 1;
  return answer === undefined || !/^\d/.test(answer.heading)
    ? block
    : `${block}\n${tableOf(answer.columns, answer.rows)}\n`;
});
writeFileSync(`${ROOT}${ASK_PAGE}`, text);
