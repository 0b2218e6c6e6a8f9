/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    'bought-goods': () =>
      'Every player begins without goods and with more money, and may buy goods before the first card.',
  },
  options: {
    startingGoods: {
      label: 'First goods',
      text: 'Every player begins with the usual goods, or with more money to buy goods before the first card.',
      values: { standard: 'The usual goods', bought: 'Bought goods' },
    },
  },
} as const satisfies Descriptions;
