/** The points of ships in the trade squares, as score sheets know them. */
export const squaresScore = Object.freeze({ id: 'trade-squares', words: () => 'Trade squares' });
