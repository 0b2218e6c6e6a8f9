/** Imported first: what comes after it is measured. */
export const begin: number = performance.now();
