import { parseLog } from './src/index';
const T='[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';
const M='1 Livia: Architect; sea Roma > Olbia-Roma; land Roma > Casinum-Roma; ';
const N=M+'build Olbia; build Casinum\n2 Gaius: Architect; land Roma > Cosa-Florentia; build Florentia; build Cosa\n3 Flavia: Architect; land Roma > Ancona-Spoletum; build Ancona\n';
for (const t of [
 M+'build Olbia and Casinum', M+'build Olbia; and Casinum', M+'build Olbia for 1 brick 1 food 1 sestertius', M+'build Olbia for 1 brick, 1 food and 2 sestertii', M+'build Olbia for brick tool', M+'build Olbia for 2 sestertii', M+'build Olbia for 99 sestertii', M+'build Olbia; for 2 sestertii',
 N+'4 Livia: Prefect; produce Corsica', N+'4 Livia: Prefect; coins 0',N+'4 Livia: Prefect; coins', N+'4 Livia: Prefect; coins 0 sestertii', N+'4 Livia: Prefect; produce Corsica; gains 1 wine', N+'4 Livia: Prefect; produce Corsica; +1 wine',
 '1 Livia: Mercator; buy 1 cloth for 7 sestertii','1 Livia: Mercator; buy 1 cloth for 8 sestertii','1 Livia: Mercator; gains 3 sestertii', '1 Livia: Mercator; buy two food','1 Livia: Mercator; buy 1 food and 1 brick','1 Livia: ! Mercator II', '1 Livia: Mercator 1', '1 Livia: Mercator I', '1 Livia: mer','1 ! Livia: Mercator II\n1 Livia: Architect',
]) { try { const l=parseLog(T+t); console.log('OK ', JSON.stringify(t.split('\n').at(-1)), JSON.stringify(l.actions.slice(-2))); } catch(e:any){ console.log('BAD', JSON.stringify(t.split('\n').at(-1)), e.message.slice(0,300)); } }
for (const tags of ['[Site "x"] '+T, '[Result "99999, 1, 1"] '+T, '[Result "1, 1"] '+T, '[Event "x"] [Round "3"] [Date "x"] [Annotator "y"] [White "z"] [Time "t"]'+T, '[Result "1,2,x"]'+T]) try { const l=parseLog(tags+'1 Livia: Architect'); console.log('OK',tags,l.meta,l.scores)} catch(e:any){console.log('BAD',tags,e.message, e.details.line)}
