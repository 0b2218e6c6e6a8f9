/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    salt: () =>
      'A sixth good, which stands for any other and cannot be bought or sold as salt; some cities produce it.',
  },
} as const satisfies Descriptions;
