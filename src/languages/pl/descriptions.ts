/** What cards, tiles, places, options, maps and modules are, for screens. */
import type { Describe, DescribeRole } from '../../kit/module';
import type { StoredGood } from '../../model/goods';
import type { OwnDescriptions } from '../own';
import { aGood, someGoods, someMoney } from './names';

const produces =
  (good: StoredGood): DescribeRole =>
  () =>
    `Każdy twój dom w mieście produkującym ${aGood(good)} daje ci ${someGoods({ [good]: 1 })}.`;

const always =
  (text: string): DescribeRole & Describe =>
  () =>
    text;

const NEW_COLONIST = someGoods({ food: 1, tool: 1 });

const roles: OwnDescriptions['roles'] = {
  tribune: always(
    `Odzyskaj wszystkie swoje zagrane karty, także tę, i weź 1 sestercję za każdą od czwartej wzwyż; potem możesz umieścić nowego kolonistę w stolicy za ${NEW_COLONIST}.`,
  ),
  architect: always(
    'Przesuń swoich kolonistów: masz tyle ruchów, ilu masz kolonistów na planszy, i dzielisz je dowolnie. Potem buduj domy w miastach na końcach tras, na których stoją.',
  ),
  prefect: always(
    'Uruchom produkcję w jednej prowincji: bierzesz jej bonus, a każdy dom daje tam dobro swojemu właścicielowi. Albo weź 1 sestercję za każdą widoczną monetę i odwróć wszystkie żetony bonusu.',
  ),
  colonist: always(
    `Umieść nowych kolonistów w stolicy lub w miastach ze swoim domem, każdego za ${NEW_COLONIST}; albo weź 5 sestercji i po 1 za każdego swojego kolonistę na planszy.`,
  ),
  mercator: (_names, { income = 0 }) =>
    income === 0
      ? 'Kup lub sprzedaj dobra najwyżej dwóch rodzajów.'
      : `Weź ${someMoney(income)}; potem kup lub sprzedaj dobra najwyżej dwóch rodzajów.`,
  diplomat: always('Wykonaj ostatnią zagraną kartę innego gracza, jeśli nie jest to Dyplomata.'),
  senator: always('Kup najwyżej dwie karty z wystawki, każdą za jej koszt i koszt jej miejsca.'),
  consul: always('Kup jedną kartę z wystawki za sam jej koszt, bez kosztu miejsca.'),
  mason: produces('brick'),
  farmer: produces('food'),
  smith: produces('tool'),
  vintner: produces('wine'),
  weaver: produces('cloth'),
  magister: always('Wykonaj ponownie swoją poprzednio zagraną kartę, jeśli nie jest to Senator.'),
  praetor: always(
    'Ty i twój partner możecie kupić po jednej karcie z wystawki, za jej koszt i koszt jej miejsca.',
  ),
  proconsul: always(
    'Kup jedną kartę z wystawki za sam jej koszt, ale nie Prokonsula; potem twój partner zagrywa kartę inną niż Legat i tylko on ją wykonuje.',
  ),
  legatus: always(
    'Obejrzyj karty na ręce partnera i zaproponuj jedną z nich; potem partner zagrywa tę lub inną kartę za was oboje.',
  ),
};

const SALT_OR_ANY = 'sól, a w grze bez soli dowolne dobro';

const tiles: OwnDescriptions['tiles'] = {
  'annaeus-arcadius': always(
    'Architekt: zbuduj dom na drugim końcu trasy, na której stoi kolonista innego gracza, jeśli przy jej pierwszym końcu stoi twój kolonista.',
  ),
  'appius-arcadius': always('Architekt: masz o 1 ruch więcej.'),
  'aulus-arcadius': always(`Każdy dom kosztuje cię o ${someMoney(1)} mniej.`),
  'claudia-agrippina': always(
    `Twój magazyn ma o 4 miejsca więcej; od razu weź ${someGoods({ brick: 1 })}.`,
  ),
  'claudius-pompeius': always('Prefekt: dobra z bonusu możesz od razu sprzedać.'),
  'cornelius-scipio': always('Senator: koszt miejsc na wystawce płacisz dowolnymi dobrami.'),
  'donatus-pompeius': always(
    'Prefekt: z prowincji, która produkuje, bierzesz też monety z jej żetonu bonusu.',
  ),
  'faustus-marcellus': always('Kupiec: pierwsza kupiona cegła jest za darmo.'),
  'gaius-marcellus': always(`Kupiec: za każde sprzedane dobro dostajesz o ${someMoney(1)} więcej.`),
  'lucius-flavius': always('Dyplomata: możesz zamiast tego skopiować kartę z wystawki.'),
  'servius-marcellus': always('Kupiec: możesz handlować dobrami trzech rodzajów.'),
  'sextus-pompeius': always('Prefekt: możesz użyć go jako Dyplomaty.'),
  'titus-valerius': always(`Trybun: wymień 1 dobro na ${SALT_OR_ANY}.`),
  augustus: always(`Raz: wymień najwyżej 2 dobra, każde na ${SALT_OR_ANY}.`),
  commodus: always(`Raz: weź ${someGoods({ tool: 1 })} za każde trzy prowincje ze swoim domem.`),
  julius: always(
    'Raz: przesuń swoich kolonistów; masz tyle ruchów, ilu masz kolonistów na planszy.',
  ),
  laurentius: always(`Raz: weź ${someGoods({ brick: 1, food: 1 })}.`),
  mamercus: always('Raz, z Architektem: za wybrany dom nie płacisz sestercji.'),
  mamilius: always('Raz, z Architektem: w tej turze twoje domy nie kosztują cegły.'),
  marcus: always(
    `Raz, z Architektem: dom w mieście z solą, a w grze bez soli w dowolnym mieście, kosztuje tylko ${someGoods({ tool: 1 })}.`,
  ),
  numerius: always(`Raz: weź ${someMoney(2)} za każdą prowincję ze swoim domem.`),
  publius: always(
    `Raz: umieść nowego kolonistę w stolicy albo w mieście ze swoim domem za ${someMoney(5)}.`,
  ),
  spurius: always(`Raz: weź ${SALT_OR_ANY}.`),
  tiberius: always(
    'Raz: weź dobro z żetonu bonusu prowincji, która może produkować; żeton się nie odwraca.',
  ),
};

const nile = always('Leży nad Nilem, którego wylew dodaje do bonusu 1 zboże.');
const redSea = always('Leży nad Morzem Czerwonym.');
const port = always('To port dla kolonistów morskich, którzy czekają na Morzu Śródziemnym.');
const etna = always(
  'Od drugiego kafelka jej bonus nie daje dobra; od trzeciego nikt tu nie buduje; od czwartego prowincja nic nie produkuje.',
);
const building = always(
  'Kolonista morski, który tu wejdzie, może zbudować 1 dom na tutejszej działce.',
);
const sites = always('Na jej działki docierają koloniści morscy.');

/** What a field of the ship track gives. */
const brings = (what: string): Describe =>
  always(`Kolonista morski, który tu wejdzie, przynosi ${what}.`);

const places: OwnDescriptions['places'] = {
  aegyptus: {
    'city:gold': always('Kolonista morski na tym polu daje 7 punktów.'),
    'city:frankincense': always(
      'Kolonista morski na tym polu daje 7 punktów, a do tego 5 sestercji przy każdej produkcji w prowincji nad Morzem Czerwonym.',
    ),
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
    'province:brown': always(
      'Potem leży tu żeton bonusu wybranego dobra, stroną z monetami do góry, aż ktoś weźmie monety.',
    ),
  },
  gallia: {
    'field:mediterranean': always(
      'Kolonista morski czeka tutaj, aż jego właściciel zbuduje dom w porcie, i wtedy tam przechodzi.',
    ),
    'city:bononia': port,
    'city:juliobona': port,
    'city:gesocribate': port,
    'city:portus-namnetus': port,
    'city:burdigala': port,
    'city:flaviobriga': port,
  },
  sicilia: { 'province:grey': etna, 'province:yellow': etna, 'province:orange': etna },
  roma: {
    'field:start-field': always(
      'Tu zaczynają koloniści lądowi; ich pierwszy ruch prowadzi przez bramę do miasta.',
    ),
    'field:ostia': always('Tu zaczynają koloniści morscy; poruszają się tylko do przodu.'),
    'field:massilia': brings(someMoney(3)),
    'field:valentia': brings(someGoods({ brick: 1 })),
    'field:carthago': building,
    'field:cyrene': brings(someMoney(5)),
    'field:alexandria': brings(`${aGood('food')} lub ${aGood('tool')}`),
    'field:antiochia': brings(`${aGood('wine')} lub ${aGood('cloth')}`),
    'field:athenae': building,
    'field:byzantium': always(
      'Kolonista morski, który tu wejdzie, może oznaczyć domem boga i od razu go zapunktować jak za jedną kartę, a za połowę punktów, jeśli oznaczył go już inny gracz.',
    ),
    'province:carthago': sites,
    'province:athenae': sites,
  },
};

const summaries: OwnDescriptions['summaries'] = {
  aegyptus: always(
    'Wylew Nilu dodaje zboże do bonusu jednej prowincji, a potem przechodzi w dół rzeki. Koloniści morscy, których Architekt zostawi obok pola handlowego, wchodzą na nie i dają po 7 punktów.',
  ),
  corsica: always('Kto bierze monety, dostaje o 2 sestercje więcej.'),
  creta: always(
    'Kto bierze monety, dostaje o 2 sestercje więcej. Gaudos nie ma własnego żetonu: jej bonusem jest dowolne dobro.',
  ),
  gallia: always(
    'Pierwszy kolonista morski każdego gracza czeka na Morzu Śródziemnym, aż jego właściciel zbuduje dom w porcie.',
  ),
  germania: always(
    'Kolonista morski daje Architektowi 2 ruchy, a na jednej rzece może stać kilku. Trybun pozwala wziąć dobro z zamku obok twojego kolonisty.',
  ),
  roma: always(
    'Dzielnice miasta są jego prowincjami. Koloniści morscy mają własną trasę z bonusami, działkami i Byzantium, gdzie od razu punktują boga.',
  ),
  sicilia: always(
    'Każdy Trybun losuje kafelek wulkanu. Im więcej kafelków ma prowincja pod Etną, tym mniej daje.',
  ),
  salt: always(
    'Szóste dobro, które zastępuje każde inne i samo nie jest kupowane ani sprzedawane; produkują je niektóre miasta.',
  ),
  forum: always(
    'Ludzie z forum pomagają właścicielowi kafelka, na stałe albo raz. Każdy zaczyna z jednym kafelkiem, a Trybun, który odzyskuje wiele kart, pozwala wziąć następny.',
  ),
  venus: always('Karty o dwóch połowach do wyboru, Magister dla każdego i siódme bóstwo.'),
  teams: always(
    'Dwoje partnerów siedzi naprzeciw siebie. Gdy jedno z nich zagra kartę, wykonują ją oboje, a przy podwójnej karcie każde wykonuje inną jej połowę. Ich punkty się sumują.',
  ),
  'bought-goods': always(
    'Każdy zaczyna bez dóbr, ale z większą liczbą sestercji, i może kupić dobra przed pierwszą kartą.',
  ),
  'intermediate-scoring': always(
    'Przy pierwszym Trybunie każdego gracza liczy się punkty za jego karty, a dwóch najlepszych dostaje sestercje.',
  ),
};

const options: OwnDescriptions['options'] = {
  cards: {
    label: 'Karty',
    text: 'Pudełko, z którego są karty.',
    values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
  },
  teams: {
    label: 'Drużyny',
    text: 'Grajcie w drużynach po dwoje, w czworo lub w sześcioro.',
  },
  display: {
    label: 'Wystawka',
    text: 'Ile kosztują miejsca na wystawce oprócz samych kart.',
    values: { cloth: 'Strona z tkaniną', wine: 'Strona z większą ilością wina' },
  },
  startingGoods: {
    label: 'Pierwsze dobra',
    text: 'Każdy zaczyna ze zwykłymi dobrami albo z większą liczbą sestercji, by kupić dobra przed pierwszą kartą.',
    values: { standard: 'Zwykłe dobra', bought: 'Kupowane dobra' },
  },
  intermediateScoring: {
    label: 'Punktacja pośrednia',
    text: 'Przy pierwszym Trybunie każdego gracza liczy się punkty za jego karty, a dwóch najlepszych dostaje kilka sestercji; przydatne w pierwszych grach.',
  },
  forumTiles: {
    label: 'Pierwsze kafelki',
    text: 'Każdy zachowuje jeden z dwóch rozdanych kafelków albo kafelki są licytowane za punkty.',
    values: { dealt: 'Rozdane', auction: 'Licytowane' },
  },
  modules: { label: 'Moduły', text: 'Z czym się gra oprócz gry podstawowej.' },
  omitProvinces: {
    label: 'Pominięte prowincje',
    text: 'Gra się bez tych prowincji i ich miast.',
  },
};

export const descriptions: OwnDescriptions = { roles, tiles, places, summaries, options };
