/** Faults in definitions of boards, rules and modules. */

import type { DefinitionFacts } from '../../all-words';
import type { WordsFor } from '../../model/faults';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => `${WHAT[what]} muss ein einfaches Objekt sein`,
  choiceIsOpen: (_names, { kind }) => `die Wahl ${kind} ist schon im Gang`,
  notAName: (_names, { example }) =>
    `erwartet wird ein Name aus Buchstaben und Ziffern, etwa ${example}`,
  notAnId: (_names, { example }) =>
    `erwartet wird eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa ${example}`,
  nameTaken: (_names, { name }) => `der Name ${name} ist vergeben`,
  notMadeWithField: () => 'erwartet wird ein Feld, das field() aus einem zod-Schema macht',
  notMadeWithRefusal: () => 'erwartet wird ein Grund, den refusal() macht',
  notMadeWithZod: () => 'erwartet wird ein zod-Schema',
  schemaForbids: () => 'das Schema dieser Option lässt das nicht zu',
  offStarts: () => 'eine Option mit „off“ darf ihr Modul nicht schon durch ihre Wahl starten',
  idOfOther: (_names, { id }) => `die Regeln müssen die Kennung ihres Moduls haben, ${id}`,
  noSuchField: (_names, { field }) => `es gibt kein Feld ${field}`,
  fieldNotOnce: (_names, { field }) => `das Feld ${field} muss genau einmal vorkommen`,
  fieldInBrackets: (_names, { field }) =>
    `das Feld ${field} kann fehlen, also gehört es in eckige Klammern`,
  fieldOutsideBrackets: (_names, { field }) =>
    `das Feld ${field} darf nicht fehlen, also gehört es nicht in eckige Klammern`,
  unknownEvent: (_names, { event }) => `es gibt in dieser Partie kein Ereignis ${event}`,
};

const WHAT = {
  choice: 'eine Wahl',
  decision: 'eine Entscheidung',
  event: 'ein Ereignis',
  option: 'eine Option',
  part: 'ein Teil',
  refusal: 'eine Ablehnung',
  step: 'eine Aktion',
} as const;
