/** The words of this package in French. */
import type { TranslationOf } from 'concordia-rules/kit';
import type { rules } from '../rules.js';

/** The compiler names each action, decision, event and refusal of the rules that has no words here. */
export const inFrench: TranslationOf<typeof rules> = {
  language: 'fr',
  actions: {
    myPluginGive: (names, _action, cost) => `Donner ${names.money(cost?.money ?? 0)} au temple`,
  },
  decisions: {
    myPlugin: (names, { seat }) => `${names.player(seat)} peut donner au temple`,
  },
  events: {
    myPluginGiven: (names, { seat, money }) =>
      `${names.player(seat)} donne ${names.money(money)} au temple`,
  },
  refusals: {
    myPluginTooLittle: (names, { price }) => `Un don est de ${names.money(price)}.`,
  },
  scores: { 'my-plugin': () => 'Dons au temple' },
};
