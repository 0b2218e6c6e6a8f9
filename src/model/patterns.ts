/** How ids are written. */

/** Kebab-case ASCII of the Latin name, such as `isca-dumnoniorum`. */
export const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_NAME = 60;

/** `<kind>:<end>~<end>`, ends in alphabetical order, `#2` for a second line between the same two. */
export const ROUTE = /^(?:land|sea):[a-z0-9-]+~[a-z0-9-]+(?:#[2-9])?$/;
export const MAX_ROUTE = 140;
