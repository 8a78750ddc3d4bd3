/** What has a path as a router reads it: `:name` is any part, `*` at the end what may follow. */
interface WithPath {
  readonly path: string;
}

/** Answers which page is at an address, of those with a path the one that names most of it. */
export function pagesByPath<P extends WithPath>(
  pages: readonly P[],
): (pathname: string) => P | undefined {
  const places = pages.map((page) => ({ page, ...placeOf(page.path) }));
  places.sort((a, b) => b.weight - a.weight);
  return (pathname) => {
    const asked = partsOf(pathname.toLowerCase());
    const found = places.find(
      ({ parts, mayGoOn }) =>
        (mayGoOn ? asked.length >= parts.length : asked.length === parts.length) &&
        parts.every((part, at) => part.startsWith(':') || part === asked[at]),
    );
    return found?.page;
  };
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** A path with its weight, as react-router ranks paths: `page-at.spec.ts` compares both. */
function placeOf(path: string) {
  const all = partsOf(path.toLowerCase());
  const mayGoOn = all.at(-1) === '*';
  const parts = mayGoOn ? all.slice(0, -1) : all;
  const named = parts.filter((part) => !part.startsWith(':')).length;
  return { parts, mayGoOn, weight: 11 * named + 4 * (parts.length - named) - (mayGoOn ? 1 : 0) };
}
