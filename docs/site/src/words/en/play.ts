/** The page Play. */
export const play = {};
