import { faultsOf } from './model/faults';

/** What can be wrong with a match of boardgame.io. */
export const matchFaults = faultsOf({
  /** The number in the options, and that of the match. */
  otherNumberOfPlayers: (
    _names,
    { players, found }: { readonly players: number; readonly found: number },
  ) => `this game is for ${players} players, not for ${found}`,
  /** An option that players may not choose for their match, and those that they may. */
  notForTheLobby: (
    _names,
    { option, open }: { readonly option: string; readonly open: readonly string[] },
  ) =>
    `the host does not let players choose ${option}${
      open.length === 0 ? '' : `, only ${open.join(', ')}`
    }`,
  noListOfOptions: () => 'expected a list of names of options',
  /** The name of the first move. */
  dealIsTaken: (_names, { action }: { readonly action: string }) =>
    `an action of this library is called ${action}, like the move that begins a match`,
});
