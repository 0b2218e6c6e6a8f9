/** Actions with tiles that are refused, besides those of the rulebook (`docs/rulebook/forum*.rules`). */
// answers for src/modules/forum
import { describe, expect, test } from 'vitest';
import { type Action, applyAction, type GameState, legalActions } from '../../src/index';
import { place, play, playerOf, shift } from '../support/scenario';
import { cardPlayed, changeGood, ownerOf, pass, useTile } from './forum-tables';
import { type Any, deepFreeze, expectRefusal, type RefusedAction, refusal } from './support';

const move = (kind: 'land' | 'sea', from: string, to: string): Action => ({
  type: 'moveColonist',
  seat: 0,
  kind,
  from,
  to,
});

/** A use of a tile that is none of those there are. */
const useless = (what: string, state: () => GameState, action: Action): RefusedAction => ({
  ...refusal(`R-12.3: ${what}`, 'CANNOT_USE', action, state),
  rule: 'R-12.2',
});

/** An Architect of the owner of Mamilius next to Novaria and Massilia has built in Novaria. */
const built = (): GameState =>
  deepFreeze(
    play(
      cardPlayed('architect', ['laurentius', 'mamilius'], (draft) => {
        shift(draft, 0, 'land', 'roma', 'land:novaria~roma');
        shift(draft, 0, 'sea', 'roma', 'sea:massilia~roma');
        playerOf(draft, 0).money = 50;
        Object.assign(playerOf(draft, 0).goods, { brick: 3, food: 0, tool: 0 });
      }),
      { type: 'buildHouse', seat: 0, city: 'novaria' },
    ),
  );

const augustus = (): GameState => deepFreeze(play(ownerOf(['augustus']), useTile('augustus')));
const withSalt = (): GameState =>
  deepFreeze(
    play(
      ownerOf(['augustus'], () => {}, { map: 'hispania', modules: ['salt', 'forum'] }),
      useTile('augustus'),
    ),
  );
/** Julius has moved two colonists, and Appius is there. */
const juliusOver = (): GameState =>
  deepFreeze(
    play(
      ownerOf(['julius', 'appius-arcadius']),
      useTile('julius'),
      move('land', 'roma', 'land:novaria~roma'),
      move('sea', 'roma', 'sea:massilia~roma'),
    ),
  );
const claudius = (): GameState => cardPlayed('prefect', ['claudius-pompeius']);
const sale = (province: string, count: number, more: object = {}): Action =>
  useTile('claudius-pompeius', { province, count, ...more } as Any);

const REFUSALS: readonly RefusedAction[] = [
  useless(
    'Mamilius when the Architect is over',
    () => deepFreeze(play(cardPlayed('architect', ['mamilius', 'laurentius']), pass())),
    useTile('mamilius'),
  ),
  useless('Mamilius between two houses', built, useTile('mamilius')),
  useless(
    'Publius for a land colonist when all are on the board',
    () => ownerOf(['publius'], (draft) => place(draft, 0, 'land', 'roma', 'roma')),
    useTile('publius', { kind: 'land', city: 'roma' }),
  ),
  useless(
    'Publius in no city',
    () => ownerOf(['publius']),
    useTile('publius', { kind: 'sea', city: 'constructor' }),
  ),
  useless('Claudius in no province', claudius, sale('constructor', 1)),
  useless('Claudius for two goods without the Praefectus Magnus', claudius, sale('syria', 2)),
  useless('Claudius with the good that is printed', claudius, sale('syria', 1, { good: 'cloth' })),
  refusal(
    'R-12.3: changing a good into another where salt is played',
    'INVALID_ACTION',
    changeGood('food', 'wine'),
    withSalt,
  ),
  refusal(
    'R-12.3: changing salt',
    'INVALID_ACTION',
    { type: 'changeGood', seat: 0, give: 'salt', take: 'salt' },
    withSalt,
  ),
  refusal('R-12.3: a third good', 'WRONG_DECISION', changeGood('brick', 'wine'), () =>
    deepFreeze(play(augustus(), changeGood('food', 'wine'), changeGood('food', 'wine'))),
  ),
  refusal(
    'R-12.3: a third step of Julius with Appius, who helps an Architect only',
    'WRONG_DECISION',
    move('sea', 'sea:massilia~roma', 'sea:massilia~valentia'),
    juliusOver,
  ),
];

describe('refusals of the forum', () => {
  test.each(REFUSALS)('$what: $code', expectRefusal);

  test('each but for what is wrong in it would be allowed', () => {
    const allowed: readonly (readonly [GameState, Action])[] = [
      [cardPlayed('architect', ['mamilius']), useTile('mamilius')],
      [ownerOf(['publius']), useTile('publius', { kind: 'sea', city: 'roma' })],
      [claudius(), sale('syria', 1)],
      [augustus(), changeGood('food', 'wine')],
      [withSalt(), changeGood('food', 'salt')],
    ];
    for (const [state, action] of allowed) {
      expect(legalActions(state)).toContainEqual(action);
      expect(applyAction(state, action)).not.toEqual(state);
    }
  });
});
