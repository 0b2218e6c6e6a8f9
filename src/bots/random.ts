import { pick, type Strategy } from './strategy';

/** Every action is as likely as any other. */
export const random: Strategy = {
  name: 'random',
  choose: (_view, actions, chance) => pick(actions, chance),
};
