/** The page Replay. */
export const replay = {};
