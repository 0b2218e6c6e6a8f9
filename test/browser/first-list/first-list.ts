/** How long a browser takes from the loaded script to the first list of choices. */

import { concordia } from '../../../docs/examples/screen/library';
import { begin } from './begin';

const state = concordia.createGame({ map: 'imperium', players: 4, seed: 'ludi' });
const { length } = concordia.choices(concordia.viewFor(state, 0));
document.title = JSON.stringify({ length, milliseconds: performance.now() - begin });
