/** The page Check. */
export const check = {};
