/** What cards, tiles, places, options, maps and modules are, for screens. */
import type { Describe, DescribeRole } from '../../kit/module';
import type { Good } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnDescriptions } from '../own';
import { cityOf } from './goods';

const always =
  (text: string): DescribeRole & Describe =>
  () =>
    text;

const produce =
  (good: Good): DescribeRole =>
  (names) =>
    `Jedes deiner Häuser in einer ${cityOf(good)} bringt dir ${names.goods({ [good]: 1 })}.`;

const roles: OwnDescriptions['roles'] = {
  tribune: (names) =>
    `Nimm alle gespielten Karten zurück auf die Hand, auch diese, und nimm für jede ab der vierten 1 Sesterz. Danach darfst du für ${names.goods({ food: 1, tool: 1 })} einen neuen Kolonisten in der Hauptstadt einsetzen.`,
  architect: always(
    'Ziehe deine Kolonisten: Du hast so viele Schritte, wie du Kolonisten auf dem Spielplan hast, und teilst sie beliebig auf. Baue dann Häuser in den Städten an den Wegen, auf denen sie stehen.',
  ),
  prefect: always(
    'Lass eine Provinz produzieren: Du bekommst ihren Bonus, und jedes Haus dort bringt seinem Besitzer eine Ware. Oder nimm für jede sichtbare Münze 1 Sesterz; danach werden alle Bonusmarker umgedreht.',
  ),
  colonist: (names) =>
    `Setze neue Kolonisten ein, jeden für ${names.goods({ food: 1, tool: 1 })}, in der Hauptstadt oder in Städten mit einem Haus von dir. Oder nimm 5 Sesterzen und 1 weiteren für jeden deiner Kolonisten auf dem Spielplan.`,
  mercator: (names, { income = 0 }) =>
    income === 0
      ? 'Kaufe oder verkaufe bis zu zwei Warensorten.'
      : `Nimm ${names.money(income)}; kaufe oder verkaufe dann bis zu zwei Warensorten.`,
  diplomat: always(
    'Führe die oberste Karte vom Ablagestapel eines Mitspielers aus, aber keinen Diplomaten.',
  ),
  senator: always(
    'Kaufe bis zu zwei Karten aus der Auslage; jede kostet ihren Preis und den ihres Platzes.',
  ),
  consul: always('Kaufe eine Karte aus der Auslage; sie kostet nur ihren eigenen Preis.'),
  mason: produce('brick'),
  farmer: produce('food'),
  smith: produce('tool'),
  vintner: produce('wine'),
  weaver: produce('cloth'),
  magister: always(
    'Führe die Karte, die du davor gespielt hast, noch einmal aus, aber keinen Senator.',
  ),
  praetor: always(
    'Du und dein Partner dürft je eine Karte aus der Auslage kaufen; sie kostet ihren Preis und den ihres Platzes.',
  ),
  proconsul: always(
    'Kaufe eine Karte aus der Auslage nur zu ihrem eigenen Preis, aber keinen Prokonsul; danach spielt dein Partner eine Karte, aber keinen Legaten, und führt sie allein aus.',
  ),
  legatus: always(
    'Sieh dir die Hand deines Partners an und empfiehl eine Karte; danach spielt dein Partner diese oder eine andere, für euch beide.',
  ),
};

const saltOrAny = (names: Names): string =>
  `${names.goods({ salt: 1 })}, oder eine beliebige Ware, wenn ihr ohne Salz spielt`;

const tiles: OwnDescriptions['tiles'] = {
  'annaeus-arcadius': () =>
    'Architekt: Baue ein Haus am anderen Ende eines Weges, auf dem ein fremder Kolonist steht, wenn einer deiner Kolonisten neben dem nahen Ende steht.',
  'appius-arcadius': () => 'Architekt: 1 Schritt mehr.',
  'aulus-arcadius': (names) => `Jedes Haus kostet dich ${names.money(1)} weniger.`,
  'claudia-agrippina': (names) =>
    `Vier Felder mehr in deinem Lagerhaus, und sofort ${names.goods({ brick: 1 })}.`,
  'claudius-pompeius': () => 'Präfekt: Du darfst die Waren des Bonus gleich verkaufen.',
  'cornelius-scipio': () =>
    'Senator: Bezahle den Preis der Plätze in der Auslage mit beliebigen Waren.',
  'donatus-pompeius': () =>
    'Präfekt: Wenn du eine Provinz produzieren lässt, nimmst du auch die Münzen ihres Bonusmarkers.',
  'faustus-marcellus': (names) =>
    `Mercator: Der erste ${names.good('brick')}, den du kaufst, ist kostenlos.`,
  'gaius-marcellus': (names) => `Mercator: Jede verkaufte Ware bringt ${names.money(1)} mehr.`,
  'lucius-flavius': () => 'Diplomat: Du darfst stattdessen eine Karte der Auslage kopieren.',
  'servius-marcellus': () => 'Mercator: Handle mit drei Warensorten.',
  'sextus-pompeius': () => 'Präfekt: Du darfst ihn stattdessen als Diplomaten nutzen.',
  'titus-valerius': (names) => `Tribun: Tausche eine Ware gegen ${saltOrAny(names)}.`,
  augustus: (names) => `Einmal: Tausche bis zu zwei Waren, jede gegen ${saltOrAny(names)}.`,
  commodus: (names) =>
    `Einmal: Nimm ${names.goods({ tool: 1 })} für je drei Provinzen mit einem Haus von dir.`,
  julius: () =>
    'Einmal: Ziehe deine Kolonisten; du hast so viele Schritte, wie du Kolonisten auf dem Spielplan hast.',
  laurentius: (names) => `Einmal: Nimm ${names.goods({ brick: 1, food: 1 })}.`,
  mamercus: () => 'Einmal, mit einem Architekten: Ein Haus deiner Wahl kostet kein Geld.',
  mamilius: (names) =>
    `Einmal, mit einem Architekten: Deine Häuser kosten in diesem Zug keine ${names.good('brick')}.`,
  marcus: (names) =>
    `Einmal, mit einem Architekten: Ein Haus in einer Salzstadt, oder in einer beliebigen Stadt, wenn ihr ohne Salz spielt, kostet nur ${names.goods({ tool: 1 })}.`,
  numerius: (names) => `Einmal: Nimm ${names.money(2)} für jede Provinz mit einem Haus von dir.`,
  publius: (names) =>
    `Einmal: Setze für ${names.money(5)} einen neuen Kolonisten in der Hauptstadt oder in einer Stadt mit einem Haus von dir ein.`,
  spurius: (names) => `Einmal: Nimm ${saltOrAny(names)}.`,
  tiberius: () =>
    'Einmal: Nimm die Ware vom Bonusmarker einer Provinz, die produzieren kann; der Bonusmarker bleibt, wie er ist.',
};

const nile = (): string => 'Sie liegt am Nil, dessen Flut den Bonus um 1 Nahrung erhöht.';
const redSea = (): string => 'Sie liegt am Roten Meer.';
const port = (): string => 'Ein Hafen für die Schiffe, die im Mittelmeer warten.';
const etna = (): string =>
  'Ab dem zweiten Plättchen bringt ihr Bonus keine Ware mehr; ab dem dritten darf hier niemand bauen; ab dem vierten produziert sie nichts.';
const building = (): string =>
  'Ein Schiff, das ankommt, darf hier auf einem Bauplatz ein Haus bauen.';
const sites = (): string => 'Ihre Bauplätze erreicht man mit Schiffen.';
const arriving = (what: string): string => `Ein Schiff, das ankommt, bringt ${what}.`;

const places: OwnDescriptions['places'] = {
  aegyptus: {
    'city:gold': () => 'Ein Schiff darin bringt am Ende 7 Punkte.',
    'city:frankincense': () =>
      'Ein Schiff darin bringt am Ende 7 Punkte und jedes Mal 5 Sesterzen, wenn eine Provinz am Roten Meer produziert.',
    'province:kush': nile,
    'province:nubia': nile,
    'province:aegyptus-superior': nile,
    'province:arcadia': nile,
    'province:aegyptus-inferior': nile,
    'province:sinai': redSea,
    'province:arabia': redSea,
    'province:litus': redSea,
  },
  creta: {
    'province:brown': () =>
      'Hier liegt danach ein Bonusmarker der gewählten Ware, mit den Münzen nach oben, bis jemand die Münzen nimmt.',
  },
  gallia: {
    'field:mediterranean': () =>
      'Ein Schiff bleibt hier, bis sein Besitzer in einem Hafen ein Haus baut, und fährt dann dorthin.',
    'city:bononia': port,
    'city:juliobona': port,
    'city:gesocribate': port,
    'city:portus-namnetus': port,
    'city:burdigala': port,
    'city:flaviobriga': port,
  },
  sicilia: { 'province:grey': etna, 'province:yellow': etna, 'province:orange': etna },
  roma: {
    'field:start-field': () =>
      'Hier beginnen die Landkolonisten; ihr erster Schritt führt durch ein Tor in die Stadt.',
    'field:ostia': () => 'Hier beginnen die Schiffe; sie fahren nur vorwärts.',
    'field:massilia': (names) => arriving(names.money(3)),
    'field:valentia': (names) => arriving(names.goods({ brick: 1 })),
    'field:carthago': building,
    'field:cyrene': (names) => arriving(names.money(5)),
    'field:alexandria': (names) =>
      arriving(`${names.goods({ food: 1 })} oder ${names.goods({ tool: 1 })}`),
    'field:antiochia': (names) =>
      arriving(`${names.goods({ wine: 1 })} oder ${names.goods({ cloth: 1 })}`),
    'field:athenae': building,
    'field:byzantium': () =>
      'Ein Schiff, das ankommt, darf mit einem Haus eine Gottheit markieren und sofort wie für eine Karte werten; nur halb, wenn schon jemand anderes sie markiert hat.',
    'province:carthago': sites,
    'province:athenae': sites,
  },
};

const summaries: OwnDescriptions['summaries'] = {
  aegyptus: () =>
    'Die Nilflut erhöht den Bonus einer Provinz um Nahrung und zieht dann flussabwärts. Schiffe, die nach einem Architekten neben einem Handelsfeld stehen, fahren hinein und bringen je 7 Punkte.',
  corsica: () => 'Wer die Münzen nimmt, bekommt 2 Sesterzen mehr.',
  creta: () =>
    'Wer die Münzen nimmt, bekommt 2 Sesterzen mehr. Gaudos hat keinen eigenen Bonusmarker: Der Bonus ist eine beliebige Ware.',
  gallia: () =>
    'Das erste Schiff jedes Spielers wartet im Mittelmeer, bis sein Besitzer in einem Hafen baut.',
  germania: () =>
    'Ein Schiff gibt einem Architekten zwei Schritte, und auf einem Fluss ist Platz für beliebig viele Schiffe. Mit einem Tribun darfst du die Ware eines Kastells neben einem deiner Kolonisten nehmen.',
  roma: () =>
    'Die Viertel der Stadt sind die Provinzen. Schiffe fahren auf einer eigenen Leiste zu Boni, Bauplätzen und nach Byzantium, wo sie sofort eine Gottheit werten.',
  sicilia: () =>
    'Jeder Tribun deckt ein Plättchen des Ätna auf. Je mehr Plättchen eine Provinz am Vulkan hat, desto weniger bringt sie.',
  salt: () =>
    'Eine sechste Ware, die jede andere ersetzt, aber selbst weder gekauft noch verkauft wird; manche Städte produzieren sie.',
  forum: () =>
    'Forumskarten helfen ihren Besitzern dauerhaft oder einmal. Alle beginnen mit einer, und wer mit dem Tribun viele Karten zurücknimmt, darf eine weitere nehmen.',
  venus: () => 'Karten mit zwei Hälften zur Wahl, ein Magister für alle und eine siebte Gottheit.',
  teams: () =>
    'Zwei Partner sitzen einander gegenüber. Spielt einer eine Karte, führen sie beide aus, bei einer Doppelkarte jeder eine andere Hälfte. Ihre Punkte werden addiert.',
  'bought-goods': () =>
    'Alle beginnen ohne Waren und mit mehr Geld und dürfen vor der ersten Karte Waren kaufen.',
  'intermediate-scoring': () =>
    'Wer zum ersten Mal den Tribun spielt, wertet seine Karten schon einmal; die beiden Besten bekommen Geld.',
};

const options: OwnDescriptions['options'] = {
  cards: {
    label: 'Karten',
    text: 'Die Schachtel, aus der die Karten sind.',
    values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
  },
  teams: {
    label: 'Teams',
    text: 'Spielt in Teams von zwei Spielern, zu viert oder zu sechst.',
  },
  display: {
    label: 'Auslage',
    text: 'Was die Plätze der Auslage zusätzlich zu den Karten kosten.',
    values: { cloth: 'Die Seite mit Tuch', wine: 'Die Seite mit mehr Wein' },
  },
  startingGoods: {
    label: 'Erste Waren',
    text: 'Alle beginnen mit den üblichen Waren oder mit mehr Geld, um vor der ersten Karte Waren zu kaufen.',
    values: { standard: 'Die üblichen Waren', bought: 'Gekaufte Waren' },
  },
  intermediateScoring: {
    label: 'Zwischenwertung',
    text: 'Wer zum ersten Mal den Tribun spielt, wertet seine Karten schon einmal; die besten zwei bekommen etwas Geld. Das hilft in den ersten Partien.',
  },
  forumTiles: {
    label: 'Erste Forumskarten',
    text: 'Alle behalten eine von zwei zugeteilten Forumskarten oder ersteigern sie für Siegpunkte.',
    values: { dealt: 'Zugeteilt', auction: 'Versteigert' },
  },
  modules: { label: 'Module', text: 'Was ihr zusätzlich zum Grundspiel spielt.' },
  omitProvinces: {
    label: 'Weggelassene Provinzen',
    text: 'Diese Provinzen und ihre Städte sind nicht im Spiel.',
  },
};

export const descriptions: OwnDescriptions = { roles, tiles, places, summaries, options };
