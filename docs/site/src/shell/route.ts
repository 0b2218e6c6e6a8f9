/** Where in the site somebody is: `#/guides/salt` is the page `guides` with the rest `salt`. */
import { useEffect, useState } from 'preact/hooks';

interface Route {
  readonly page: string;
  /** What follows the page's name, such as the name of a guide or a shared sheet. */
  readonly rest: readonly string[];
}

export function routeOf(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  return { page, rest };
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    // Somebody may have gone on since this was drawn.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, []);
  return routeOf(hash);
}

/** Goes to a page, as a link to it does. */
export function goTo(page: string): void {
  location.hash = `#/${page}`;
}
