/** How many parts of an address name a page: what follows is the page's own affair. */
const PARTS = 3;

/** The page that an address shows, by which React knows it: a form opens above its list. */
export const pageOf = (pathname: string): string =>
  pathname
    .replace(/\/(?:create|[^/]+\/(?:edit|history))$/, '')
    .split('/', PARTS + 1)
    .join('/');
