/** States and logs of other versions: brought up to date, or refused with what to do. */

import type { ErrorCode } from './errors';
import { faultsOf } from './faults';
import { isRecord } from './plain';

type Data = Readonly<Record<string, unknown>>;

/** Makes data of a version into data of the next one, or refuses it with what to do. */
export type Upgrade = (data: Data) => Data;

/** What has versions. */
export interface Format {
  readonly code: ErrorCode;
  /** The first one leads from version 1 to version 2, and so on: the present version is that after the last. */
  readonly upgrades: readonly Upgrade[];
  /** Whether data without a version is meant to be of this format. */
  isMeant(data: Data): boolean;
}

/**
 * A function that brings plain data up to date, for `ParserSettings`. What has no version that there has ever been is
 * left as it is, for its schema to refuse.
 *
 * @param place - where errors say that the version stands.
 * @throws ConcordiaError with `newerVersion`, `noVersion`, or what an upgrade says.
 */
export function upToDate(
  { code, upgrades, isMeant }: Format,
  place = 'version',
): (input: unknown) => unknown {
  const present = upgrades.length + 1;
  return (input) => {
    if (!isRecord(input)) return input;
    const { version } = input;
    if (version === undefined && isMeant(input)) {
      versionFaults.refuse(code, place, 'noVersion', undefined, { present });
    }
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return input;
    if (version > present) {
      versionFaults.refuse(code, place, 'newerVersion', undefined, { version, present });
    }
    return upgrades.slice(version - 1).reduce((data, upgrade) => upgrade(data), input);
  };
}

/** The version of states. There has been only one. */
export const STATES: Format = {
  code: 'INVALID_STATE',
  upgrades: [],
  isMeant: (data) => 'map' in data && 'players' in data && 'board' in data,
};

export const versionFaults = faultsOf({
  /** States, views and logs: `present` is the version that this release writes. */
  newerVersion: (
    _names,
    { version, present }: { readonly version: number; readonly present: number },
  ) => `version ${version} needs a newer concordia-rules; this one reads up to version ${present}`,
  noVersion: (_names, { present }: { readonly present: number }) =>
    `the version, now ${present}, is missing; make this again from the actions of the game`,
});
