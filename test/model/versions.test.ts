/** States, views and logs of other versions: brought up to date, or refused with what to do. */
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import { createLibrary, LOG_VERSION } from '../../src/index';
import { french } from '../../src/languages/fr';
import { LOGS } from '../../src/log/parse-log';
import { imperium } from '../../src/maps/imperium';
import { type Format, STATES, upToDate } from '../../src/model/version';
import { thrownBy } from '../support/scenario';

const OPTIONS = { map: 'imperium', players: 2, seed: 'ludi' } as const;
const STATE = concordia.createGame(OPTIONS);
const VIEW = concordia.viewFor(STATE, 0);
const LOG = concordia.recordGame(OPTIONS, []);
const FRENCH = createLibrary({ maps: [imperium], words: french });

const withoutVersion = ({ version: _version, ...rest }: object & { version: number }) => rest;

/** What reads it, in English and in French. */
const READERS = {
  state: [concordia.parseState, FRENCH.parseState],
  view: [concordia.parseView, FRENCH.parseView],
  log: [concordia.readLog, FRENCH.readLog],
} as const;

describe('the words, and what to do', () => {
  test.each<[string, keyof typeof READERS, unknown, string, string, string]>([
    [
      'a newer state',
      'state',
      { ...STATE, version: 2, more: 1 },
      'newerVersion',
      'version 2 needs a newer concordia-rules; this one reads up to version 1',
      'la version 2 demande un concordia-rules plus récent ; celui-ci lit jusqu’à la version 1',
    ],
    [
      'a newer view',
      'view',
      { ...VIEW, version: 2 },
      'newerVersion',
      'version 2 needs a newer concordia-rules; this one reads up to version 1',
      'la version 2 demande un concordia-rules plus récent',
    ],
    [
      'a newer log',
      'log',
      { ...LOG, version: 7 },
      'newerVersion',
      'version 7 needs a newer concordia-rules; this one reads up to version 2',
      'la version 7 demande un concordia-rules plus récent ; celui-ci lit jusqu’à la version 2',
    ],
    [
      'a log of version 1',
      'log',
      { ...LOG, version: 1 },
      'oldLog',
      'this log has version 1, which shuffled differently; put what was dealt into its set-up instead of the seed, and write version 2',
      'ce journal est de la version 1, qui mélangeait autrement ; mettez dans sa mise en place ce qui a été distribué, à la place de la graine, et écrivez version 2',
    ],
    [
      'a state without a version',
      'state',
      withoutVersion(STATE),
      'noVersion',
      'the version, now 1, is missing; make this again from the actions of the game',
      'la version manque (c’est aujourd’hui la 1) ; refaites ceci à partir des actions de la partie',
    ],
    [
      'a log without a version',
      'log',
      withoutVersion(LOG),
      'noVersion',
      'the version, now 2, is missing',
      'la version manque (c’est aujourd’hui la 2)',
    ],
  ])('%s', (_, kind, input, reason, english, inFrench) => {
    const [read, readInFrench] = READERS[kind];
    const error = thrownBy(() => read(input));
    const code = kind === 'log' ? 'INVALID_LOG' : 'INVALID_STATE';
    expect(error).toMatchObject({ code, reason, details: { path: 'version' } });
    expect(error.message).toContain(english);
    const said = thrownBy(() => readInFrench(input)).message.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(said).toContain(inFrench);
  });

  test('a newer state is refused wherever a state goes, and as the beginning of a log', () => {
    const newer = { ...STATE, version: 2 } as never;
    expect(thrownBy(() => concordia.legalActions(newer)).reason).toBe('newerVersion');
    const log = { ...concordia.recordFrom(STATE, []), start: newer };
    expect(thrownBy(() => concordia.startOf(log))).toMatchObject({
      code: 'INVALID_LOG',
      reason: 'newerVersion',
      details: { path: 'start.version' },
    });
  });

  test('`validateLog` throws, as for whatever has no state to return', () => {
    const newer = { ...LOG, version: 3 };
    expect(thrownBy(() => concordia.validateLog(newer)).reason).toBe('newerVersion');
  });

  test('what is no version, and what is no state, is refused by its shape', () => {
    for (const version of [0, -1, 1.5, '1', null]) {
      const error = thrownBy(() => concordia.parseState({ ...STATE, version }));
      expect(error).toMatchObject({ reason: 'wrongValue', details: { path: 'version' } });
    }
    expect(thrownBy(() => concordia.parseState({})).reason).not.toBe('noVersion');
  });
});

describe('the steps', () => {
  test('lead to the present version', () => {
    expect(LOGS.upgrades.length + 1).toBe(LOG_VERSION);
    expect(STATES.upgrades.length + 1).toBe(STATE.version);
  });

  test('are taken from the version that is there, one after the other', () => {
    const format: Format = {
      code: 'INVALID_STATE',
      upgrades: [
        ({ name, ...rest }) => ({ ...rest, version: 2, names: [name] }),
        (data) => ({ ...data, version: 3, isOpen: false }),
      ],
      isMeant: () => true,
    };
    const present = { version: 3, names: ['Livia'], isOpen: false };
    const read = upToDate(format);
    expect(read({ version: 1, name: 'Livia' })).toEqual(present);
    expect(read({ version: 2, names: ['Livia'] })).toEqual(present);
    expect(read(present)).toBe(present);
    expect(thrownBy(() => read({ version: 4 })).reason).toBe('newerVersion');
    expect(thrownBy(() => read({})).reason).toBe('noVersion');
    expect(read([])).toEqual([]);
  });
});
