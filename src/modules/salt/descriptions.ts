/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    salt: () =>
      'A sixth good, which stands for any other but cannot itself be bought or sold; some cities produce it.',
  },
} as const satisfies Descriptions;
