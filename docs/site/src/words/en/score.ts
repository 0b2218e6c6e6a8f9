/** The page Score. */
export const score = {};
