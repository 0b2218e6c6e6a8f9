import { ConcordiaError, refuse } from './errors';

/**
 * Whatever is passed in, nothing but a ConcordiaError comes out: not even where a caller without
 * types hands over a proxy that throws, or has changed a state in place.
 */
export function guarded<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      if (error instanceof ConcordiaError) throw error;
      const message = 'This is not what the function takes.';
      return refuse({ code: 'INVALID_INPUT', message }, { cause: error });
    }
  };
}
