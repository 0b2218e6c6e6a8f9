/** What happens with tiles, and through them. */
import { event, good, list, meaning, orNull, seat, storedGood } from '../../kit';
import { tile } from './fields';

/** A tile lies before its new owner now. */
const tileTaken = /* @__PURE__ */ event({
  type: 'tileTaken',
  shape: { seat, tile },
  words: (names, { tile }) => `takes ${names.title(tile)}`,
});

const tileUsed = /* @__PURE__ */ event({
  type: 'tileUsed',
  shape: { seat, tile },
  words: (names, { tile }) => `uses ${names.title(tile)}`,
});

const goodChanged = /* @__PURE__ */ event({
  type: 'goodChanged',
  shape: {
    seat,
    give: /* @__PURE__ */ meaning(good, 'The good that is gone.'),
    take: /* @__PURE__ */ meaning(storedGood, 'What it has become.'),
  },
  words: (_names, { give, take }) => `changes 1 ${give} into 1 ${take}`,
});

/** The row has been shifted to the left and filled up. */
const forumRefilled = /* @__PURE__ */ event({
  type: 'forumRefilled',
  shape: {
    row: /* @__PURE__ */ list(
      /* @__PURE__ */ orNull(tile, 'A tile, or null for an empty place.'),
      4,
      'The places of the row from left to right.',
    ),
  },
});

export const forumEvents = [tileTaken, tileUsed, goodChanged, forumRefilled] as const;
