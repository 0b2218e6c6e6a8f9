/** What whoever creates a match in a lobby may choose: boardgame.io's `setupData`. */

import { matchFaults } from '../match-faults';
import { inputFaults } from '../model/faults';
import { isRecord } from '../model/plain';
import type { BoardgameLibrary, LobbyChoices } from './types';

/** Whoever knows them knows the deck. */
const SECRET = ['seed', 'setup'];

interface Lobby {
  /** The names of the options that can be chosen. */
  readonly open: readonly string[];
  /**
   * What has been chosen; `undefined` if nothing has.
   *
   * @throws ConcordiaError `INVALID_OPTIONS` if it is no such choice. Values are left to the library.
   */
  chosenIn(setupData: unknown): LobbyChoices | undefined;
}

/** @throws ConcordiaError `INVALID_OPTIONS` if these are no names of options, or some of those that tell the deck. */
export function lobbyOf(library: BoardgameLibrary, names: unknown = []): Lobby {
  const open = openIn(library, names);
  return {
    open,
    chosenIn(setupData) {
      // What a lobby sends for nothing.
      if (setupData == null) return undefined;
      if (!isRecord(setupData))
        inputFaults.refuse('INVALID_OPTIONS', 'setupData', 'notPlainObject');
      for (const option of Object.keys(setupData)) {
        if (open.includes(option)) continue;
        const facts = { option, open };
        matchFaults.refuse('INVALID_OPTIONS', 'setupData', 'notForTheLobby', undefined, facts);
      }
      // A copy that stays as it has been checked.
      return structuredClone(setupData);
    },
  };
}

function openIn({ optionNames }: BoardgameLibrary, names: unknown): readonly string[] {
  const known = optionNames.filter((name) => !SECRET.includes(name));
  if (!Array.isArray(names) || names.length > known.length) {
    return matchFaults.refuse('INVALID_OPTIONS', 'setupData', 'noListOfOptions');
  }
  return names.map((name: unknown, index) => {
    const found = known.find((option) => option === name);
    if (found !== undefined) return found;
    const path = `setupData[${index}]`;
    return inputFaults.refuse('INVALID_OPTIONS', path, 'noneOfThese', undefined, { known });
  });
}
