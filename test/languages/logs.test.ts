/** Logs as text, in every language: they are written with its words, and read back as the same logs. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLibrary, type GameLog } from '../../src/index';
import { german } from '../../src/languages/de/index';
import { japanese } from '../../src/languages/ja/index';
import { dutch } from '../../src/languages/nl/index';
import { polish } from '../../src/languages/pl/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { ROOT } from '../readme/markdown';
import { IS_NIGHT } from '../support/night';

const PARTS = { maps: allMaps, modules: allModules } as const;
const FOLDER = `${ROOT}docs/examples/`;
const EXAMPLES = readdirSync(FOLDER).filter((name) => /-\d(?:-broken)?\.json$/.test(name));
const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';

/** English words of turns; each language has more of them that it does not have itself. */
const ENGLISH =
  'Colonist|Tribune|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|sea|coins|income';

const PLAYED = `${TAGS}Livia: Architect; land Roma > Casinum-Roma; build Casinum
Gaius: Mercator; sell 1 cloth; buy 2 brick`;

/** What people write of these turns, in the ways they write it. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Livia: Architekt; Land Roma > Casinum-Roma; baut Casinum\nGaius: Mercator; verkauft 1 Tuch; kauft 2 Ziegel',
    'Livia: spielt Architekt; zieht Land Roma > Casinum-Roma; baue Casinum\nGaius: spiele Mercator; verkaufe ein Tuch für 7 Sesterzen; kaufe zwei Ziegel',
    'Livia: archi; Land Casinum-Roma; casinum\nGaius: merc; verkauf 1 Tuch; kaufen 2 Ziegel',
  ],
  nl: [
    'Livia: speelt Architect; verplaatst landkolonist Roma > Casinum-Roma; bouwt Casinum\nGaius: Koopman; verkoopt een doek; koopt twee bakstenen',
  ],
  pl: [
    'Livia: zagrywa Architekt; ląd Roma > Casinum-Roma; zbuduj Casinum\nGaius: Kupiec; sprzedaj 1 tkanine; kup 2 cegły',
  ],
  ja: [
    'Livia: 建築家; 陸路 Roma > Casinum-Roma; 家 Casinum\nGaius: 商人; 売却 1 布; 購入 2 レンガ',
    'Livia: 建築家; 陸路 Roma > Casinum-Roma; 家 Casinum\nGaius: 商人; 売る 一 布; 購入 2 レンガ',
  ],
};

/** Corrections, as each language writes them. */
const CORRECTED: Readonly<Record<string, readonly string[]>> = {
  de: [
    '1 Livia: Präfekt; produziert Corsica',
    'Korrektur Livia: Geld 12; Livia: Waren 2 Nahrung Wein; Livia: Haus Olbia; Livia: Land Roma > Casinum-Roma; Livia: See Lagerhaus > Roma; Livia: Karte Präfekt Ablagestapel > Hand; Marker Etruria Münzen; Gaius: Zug',
    '2 Gaius: Mercator; verkauft 1 Tuch',
    'Korrektur jetzt Gaius: Geld 5; Livia: kein Haus Olbia; Gaius: Waren nichts; Marker Etruria Waren',
  ],
  nl: [
    '1 Livia: Prefect; produceer Corsica',
    'correctie Livia: geld 12; Livia: goederen 2 graan wijn; Livia: zee pakhuis > Roma; Livia: kaart Prefect aflegstapel > hand; bonusfiche Etruria munten; Gaius: beurt',
  ],
  pl: [
    '1 Livia: Prefekt; produkuje Corsica',
    'korekta Livia: pieniądze 12; Livia: dobra 2 zboże wino; Livia: dom Olbia; Livia: ląd Roma > Casinum-Roma; Livia: morze magazyn > Roma; Livia: karta Prefekt odrzucone > ręka; żeton Etruria monety; Gaius: tura',
    '2 Gaius: Kupiec; sprzedaje 1 tkanina',
    'korekta teraz Gaius: pieniądze 5; Livia: bez domu Olbia; Gaius: dobra nic; żeton Etruria dobra',
  ],
  ja: [
    '1 Livia: 長官; 生産 Corsica',
    '訂正 Livia: 所持金 12; Livia: 資源 2 食糧 ワイン; Livia: 家 Olbia; Livia: 水路 倉庫 > Roma; Livia: カード 長官 捨て札 > 手札; マーカー Etruria コイン面; Gaius: 手番',
    '2 Gaius: 商人; 売却 1 布',
  ],
};

describe.each([
  ['de', german, 'Architect|Prefect|Consul', 0],
  ['nl', dutch, 'Mercator|use|take', 1],
  ['pl', polish, 'Architect|Prefect|Mercator|land', 2],
  ['ja', japanese, 'Architect|Prefect|Mercator|Senator|land', 3],
] as const)('in %s', (tag, words, more, quarter) => {
  const library = createLibrary({ ...PARTS, words });
  /** Speaks English and reads the language. */
  const reader = createLibrary({ ...PARTS, languages: [words] });

  // Each is read in one language, and at night in all.
  const examples = EXAMPLES.filter((_, at) => IS_NIGHT || at % 4 === quarter);
  const english = new RegExp(`\\b(?:${ENGLISH}|${more})\\b|\\{`);

  test.each(examples)('%s has its words, and is the same when it is read back', (name) => {
    const log: GameLog = JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8'));
    const text = reader.formatLog(log, { language: tag });
    expect(text).toContain(`\n[Language "${tag}"]\n`);
    expect(text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '')).not.toMatch(
      english,
    );

    const same = reader.parseLog(reader.formatLog(log));
    expect(same.actions).toEqual(log.actions);
    for (const one of [reader, library]) {
      expect(one.parseLog(text)).toEqual(same);
      expect(one.parseLog(text.replace(`[Language "${tag}"]\n`, ''))).toEqual(same);
    }
    const told = library.formatLog(log, { language: tag, narrate: true });
    expect(reader.parseLog(told).actions).toEqual(log.actions);
  });

  test.each(WRITTEN[tag] ?? [])('people write: %s', (turns) => {
    const plain = reader.parseLog(PLAYED);
    for (const one of [reader, library]) expect(one.parseLog(`${TAGS}${turns}`)).toEqual(plain);
  });

  test('corrections are written in its words, and read again', () => {
    const rows = CORRECTED[tag] ?? [];
    const log = reader.parseLog(TAGS + rows.join('\n'));
    expect(log.corrections).toBeDefined();
    const text = reader.formatLog(log, { language: tag });
    expect(text.slice(text.indexOf('\n\n')).trim().split('\n')).toEqual(rows);
  });
});
