/** What is played here: Italia, against a bot, which a form or a server might know better. */
import * as concordia from 'concordia-rules';
import { chanceFromSeed, plannerWith } from 'concordia-rules/bots';
import { playHere } from 'concordia-rules/table';

const bot = plannerWith(concordia);

export function newGame() {
  const seed = crypto.getRandomValues(new Uint32Array(4)).join();
  const state = concordia.createGame({ map: 'italia', players: ['Livia', 'Gaius'], seed });
  return playHere(concordia, state, {
    people: [0],
    bot: (view) => bot.choose(view, concordia.legalActions(view), chanceFromSeed(`${view.turn}`)),
  });
}
