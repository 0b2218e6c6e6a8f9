import { parseLog } from './src/index';
import { readFileSync } from 'node:fs';
for (const name of process.argv.slice(2)) {
  const text = readFileSync(`docs/examples/${name}.concordia`,'utf8').replace(/  ;.*$/gm,'');
  const cut = text.indexOf('\n\n'); const tags = text.slice(0,cut).replace(/\[Result "[^"]*"\]\n?/,''); const lines = text.slice(cut).trim().split('\n');
  let n=0, same=0, bad=0; const out: string[]=[];
  for (let i=0;i<lines.length;i++) {
    const before = `${tags}\n\n${lines.slice(0,i).join('\n')}\n`;
    const line = lines[i]!; if (line.startsWith('!')||line.includes('...')) continue;
    const want = JSON.stringify(parseLog(before+line).actions);
    const clauses = line.split('; ');
    clauses.forEach((clause,c) => {
      const m = /^((?:\d+ )?(?:[A-Z][a-z]+: )?)(.*)$/.exec(clause)!;
      const words = m[2]!.split(/(?<=[ -])/);
      words.forEach((w,k)=>{
        const left = m[1]+words.filter((_,x)=>x!==k).join('').trim();
        const other = clauses.map((o,x)=>x===c?left:o).join('; ');
        n++;
        try { const got = parseLog(before+other).actions; if (JSON.stringify(got)===want) same++; else { out.push(`${line}  ##  ${m[2]} - ${w.trim()}  =>  ${JSON.stringify(got.slice(JSON.parse(want).length-4))}`);} } catch { bad++; }
      });
    });
  }
  console.log(name, {n,same,bad,silent:out.length}); for (const o of out) console.log('   ',o);
}
