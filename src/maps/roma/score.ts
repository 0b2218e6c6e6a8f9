/** The points won in Byzantium, as score sheets know them. */
export const byzantiumScore = Object.freeze({ id: 'byzantium', words: () => 'Byzantium' });
