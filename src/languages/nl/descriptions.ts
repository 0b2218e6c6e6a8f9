/** What cards, tiles, places, options, maps and modules are, for screens. */
import type { Describe, DescribeRole } from '../../kit/module';
import type { Names } from '../../model/names';
import type { OwnDescriptions } from '../own';

const always =
  (text: string): DescribeRole & Describe =>
  () =>
    text;

const PRODUCE = {
  brick: always('Elk van je huizen in een baksteenstad levert je 1 baksteen op.'),
  food: always('Elk van je huizen in een graanstad levert je 1 graan op.'),
  tool: always('Elk van je huizen in een gereedschapstad levert je 1 gereedschap op.'),
  wine: always('Elk van je huizen in een wijnstad levert je 1 wijn op.'),
  cloth: always('Elk van je huizen in een doekstad levert je 1 doek op.'),
} as const;

const roles: OwnDescriptions['roles'] = {
  tribune: (names) =>
    `Neem al je gespeelde kaarten terug in je hand, deze ook, en ontvang 1 sestertie voor elke kaart boven de 3; daarna mag je 1 nieuwe kolonist in de hoofdstad zetten voor ${names.goods({ food: 1, tool: 1 })}.`,
  architect: always(
    'Verplaats je kolonisten: je hebt één stap voor elke kolonist op het speelbord, en verdeelt ze zoals je wilt. Bouw daarna huizen in steden aan de routes waar ze staan.',
  ),
  prefect: always(
    'Laat een provincie produceren: je neemt de bonus, en elk huis daar levert zijn eigenaar 1 product op. Of verdien geld: 1 sestertie voor elke zichtbare munt, en alle bonusfiches gaan terug naar de productkant.',
  ),
  colonist: (names) =>
    `Zet nieuwe kolonisten op het speelbord voor ${names.goods({ food: 1, tool: 1 })} per kolonist, in de hoofdstad of in een stad met een eigen huis. Of neem 5 sestertiën, plus 1 voor elk van je kolonisten op het speelbord.`,
  mercator: (names, { income = 0 }) =>
    income === 0
      ? 'Handel in ten hoogste 2 soorten goederen.'
      : `Neem ${names.money(income)}; handel daarna in ten hoogste 2 soorten goederen.`,
  diplomat: always(
    'Voer de actie uit van de bovenste kaart van de aflegstapel van een andere speler, maar niet van een Diplomaat.',
  ),
  senator: always(
    'Koop ten hoogste 2 kaarten van het kaartenspoor. Betaal per kaart de prijs op de kaart en die van de plaats.',
  ),
  consul: always(
    'Koop 1 kaart van het kaartenspoor. Betaal alleen de prijs op de kaart, niet die van de plaats.',
  ),
  mason: PRODUCE.brick,
  farmer: PRODUCE.food,
  smith: PRODUCE.tool,
  vintner: PRODUCE.wine,
  weaver: PRODUCE.cloth,
  magister: always(
    'Voer de kaart die je hiervoor hebt gespeeld nog een keer uit, tenzij het een Senator is.',
  ),
  praetor: always(
    'Jij en je partner mogen elk 1 kaart van het kaartenspoor kopen, voor de prijs op de kaart en die van de plaats.',
  ),
  proconsul: always(
    'Koop 1 kaart van het kaartenspoor, alleen voor de prijs op de kaart, maar geen Proconsul. Daarna speelt je partner een kaart, maar geen Legatus, en voert die alleen uit.',
  ),
  legatus: always(
    'Bekijk de hand van je partner en stel een kaart voor. Daarna speelt je partner die kaart of een andere, voor jullie allebei.',
  ),
};

const saltOrAny = (names: Names): string =>
  `${names.goods({ salt: 1 })}, of een product naar keuze als je zonder zout speelt`;

const tiles: OwnDescriptions['tiles'] = {
  'annaeus-arcadius': () =>
    'Architect: bouw een huis aan de overkant van een route met een kolonist van een andere speler, als een kolonist van jou naast de stad aan deze kant staat.',
  'appius-arcadius': () => 'Architect: één stap meer.',
  'aulus-arcadius': (names) => `Elk huis kost je ${names.money(1)} minder.`,
  'claudia-agrippina': (names) =>
    `Vier locaties meer in je pakhuis, en meteen ${names.goods({ brick: 1 })}.`,
  'claudius-pompeius': () => 'Prefect: je mag de goederen van de bonus meteen verkopen.',
  'cornelius-scipio': () =>
    'Senator: betaal de prijs van de plaatsen van het kaartenspoor met goederen naar keuze.',
  'donatus-pompeius': () =>
    'Prefect: laat je een provincie produceren, dan krijg je ook de munten van het bonusfiche.',
  'faustus-marcellus': () => 'Koopman: de eerste baksteen die je koopt is gratis.',
  'gaius-marcellus': (names) =>
    `Koopman: alles wat je verkoopt levert per eenheid ${names.money(1)} meer op.`,
  'lucius-flavius': () =>
    'Diplomaat: je mag in plaats daarvan een kaart van het kaartenspoor kopiëren.',
  'servius-marcellus': () => 'Koopman: handel in 3 soorten goederen.',
  'sextus-pompeius': () => 'Prefect: je mag hem in plaats daarvan als Diplomaat gebruiken.',
  'titus-valerius': (names) => `Tribuun: ruil één product voor ${saltOrAny(names)}.`,
  augustus: (names) => `Eén keer: ruil ten hoogste twee producten, elk voor ${saltOrAny(names)}.`,
  commodus: (names) =>
    `Eén keer: neem ${names.goods({ tool: 1 })} voor elke drie provincies met een huis van jou.`,
  julius: () =>
    'Eén keer: verplaats je kolonisten, met één stap voor elke kolonist op het speelbord.',
  laurentius: (names) => `Eén keer: neem ${names.goods({ brick: 1, food: 1 })}.`,
  mamercus: () => 'Eén keer, bij een Architect: een huis naar keuze kost geen geld.',
  mamilius: () => 'Eén keer, bij een Architect: je huizen kosten deze beurt geen baksteen.',
  marcus: (names) =>
    `Eén keer, bij een Architect: een huis in een zoutstad, of in elke stad als je zonder zout speelt, kost alleen ${names.goods({ tool: 1 })}.`,
  numerius: (names) => `Eén keer: neem ${names.money(2)} voor elke provincie met een huis van jou.`,
  publius: (names) =>
    `Eén keer: zet een nieuwe kolonist in de hoofdstad of in een stad met een huis van jou voor ${names.money(5)}.`,
  spurius: (names) => `Eén keer: neem ${saltOrAny(names)}.`,
  tiberius: () =>
    'Eén keer: neem het product van het bonusfiche van een provincie die kan produceren; het fiche blijft zoals het ligt.',
};

const nile = (): string =>
  'Ligt aan de Nijl; is de overstroming hier, dan komt er 1 graan bij de bonus.';
const redSea = (): string => 'Ligt aan de Rode Zee.';
const port = (): string => 'Een haven voor de schepen die op de Middellandse Zee wachten.';
const etna = (): string =>
  'Vanaf de tweede tegel levert de bonus geen product meer op, vanaf de derde wordt er niet meer gebouwd, vanaf de vierde produceert de provincie niets meer.';
const building = (): string => 'Een schip dat aankomt mag hier één huis op een bouwplaats bouwen.';
const sites = (): string => 'De bouwplaatsen hier bereik je met schepen.';

const places: OwnDescriptions['places'] = {
  aegyptus: {
    'city:gold': () => 'Een schip hier telt voor 7 punten.',
    'city:frankincense': () =>
      'Een schip hier telt voor 7 punten, en levert 5 sestertiën op telkens als een provincie aan de Rode Zee produceert.',
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
      'Van het gekozen product blijft hier daarna een bonusfiche liggen, met de geldkant boven, tot iemand geld verdient met de bonusfiches.',
  },
  gallia: {
    'field:mediterranean': () =>
      'Een schip blijft hier tot zijn eigenaar in een haven een huis bouwt, en gaat dan daarheen.',
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
      'Hier beginnen de landkolonisten; hun eerste stap gaat door een poort de stad in.',
    'field:ostia': () => 'Hier beginnen de schepen; ze varen alleen vooruit.',
    'field:massilia': (names) => `Een schip dat aankomt levert ${names.money(3)} op.`,
    'field:valentia': (names) => `Een schip dat aankomt levert ${names.goods({ brick: 1 })} op.`,
    'field:carthago': building,
    'field:cyrene': (names) => `Een schip dat aankomt levert ${names.money(5)} op.`,
    'field:alexandria': (names) =>
      `Een schip dat aankomt levert ${names.goods({ food: 1 })} of ${names.goods({ tool: 1 })} op.`,
    'field:antiochia': (names) =>
      `Een schip dat aankomt levert ${names.goods({ wine: 1 })} of ${names.goods({ cloth: 1 })} op.`,
    'field:athenae': building,
    'field:byzantium': () =>
      'Met een schip dat aankomt mag je een god met een huis markeren en meteen de punten van één kaart tellen, of de helft als een andere speler die god al heeft gemarkeerd.',
    'province:carthago': sites,
    'province:athenae': sites,
  },
};

const summaries: OwnDescriptions['summaries'] = {
  aegyptus: () =>
    'De overstroming van de Nijl voegt graan toe aan de bonus van een provincie en gaat dan stroomafwaarts. Schepen die na een Architect naast een handelsveld liggen, varen het binnen, voor 7 punten per schip.',
  corsica: () => 'Geld verdienen met de bonusfiches levert 2 sestertiën meer op.',
  creta: () =>
    'Geld verdienen met de bonusfiches levert 2 sestertiën meer op. Gaudos heeft geen eigen bonusfiche: de bonus is een product naar keuze.',
  gallia: () =>
    'Het eerste schip van elke speler wacht op de Middellandse Zee tot zijn eigenaar in een haven bouwt.',
  germania: () =>
    'Een schip geeft een Architect twee stappen, en op een rivier mogen meerdere schepen liggen. Met een Tribuun mag je het product van een kasteel naast een van je kolonisten nemen.',
  roma: () =>
    'De wijken van de stad zijn de provincies. Schepen varen over een eigen route langs bonussen en bouwplaatsen naar Byzantium, waar ze meteen de punten van een god tellen.',
  sicilia: () =>
    'Elke Tribuun trekt een tegel van de Etna. Hoe meer tegels een provincie bij de vulkaan heeft, hoe minder die oplevert.',
  salt: () =>
    'Een zesde soort goederen, die elke andere vervangt en niet als zout wordt gekocht of verkocht; sommige steden produceren het.',
  forum: () =>
    'Mensen van het forum helpen hun eigenaar blijvend of één keer. Iedereen begint met een van hen, en een Tribuun die veel kaarten terugneemt mag er nog een nemen.',
  venus: () =>
    'Kaarten met twee helften om uit te kiezen, een Magister voor iedereen, en een zevende godheid.',
  teams: () =>
    'Twee partners zitten tegenover elkaar. Speelt een van hen een kaart, dan voeren ze die allebei uit, bij een dubbele kaart ieder een andere helft. Hun punten worden opgeteld.',
  'bought-goods': () =>
    'Iedereen begint zonder goederen en met meer geld, en mag vóór de eerste kaart goederen kopen.',
  'intermediate-scoring': () =>
    'Bij zijn eerste Tribuun telt elke speler de punten van zijn kaarten, en de beste twee krijgen geld.',
};

const options: OwnDescriptions['options'] = {
  cards: {
    label: 'Kaarten',
    text: 'De doos waar de kaarten uit komen.',
    values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
  },
  teams: {
    label: 'Teams',
    text: 'Speel in teams van twee, met vier of zes spelers.',
  },
  display: {
    label: 'Kaartenspoor',
    text: 'Wat de plaatsen van het kaartenspoor kosten bovenop de kaarten.',
    values: { cloth: 'De kant met doek', wine: 'De kant met meer wijn' },
  },
  startingGoods: {
    label: 'Eerste goederen',
    text: 'Iedereen begint met de gewone goederen, of met meer geld om vóór de eerste kaart goederen te kopen.',
    values: { standard: 'De gewone goederen', bought: 'Gekochte goederen' },
  },
  intermediateScoring: {
    label: 'Tussentijdse telling',
    text: 'Bij zijn eerste Tribuun telt elke speler de punten van zijn kaarten, en de beste twee krijgen een beetje geld. Handig bij je eerste spellen.',
  },
  forumTiles: {
    label: 'Eerste tegels',
    text: 'Iedereen houdt een van twee uitgedeelde tegels, of de tegels worden voor punten geveild.',
    values: { dealt: 'Uitgedeeld', auction: 'Geveild' },
  },
  modules: { label: 'Modules', text: 'Waarmee je speelt naast het basisspel.' },
  omitProvinces: {
    label: 'Weggelaten provincies',
    text: 'Het speelbord wordt zonder deze provincies en hun steden gespeeld.',
  },
};

export const descriptions: OwnDescriptions = { roles, tiles, places, summaries, options };
