/** The shortest part of a path that is taken for the beginning of another. */
const LEAST = 4;

/**
 * The page that a shortened address means: the one whose path begins with it, or whose last part
 * does; the shortest of several. Nothing where there is none.
 */
export function nearestPath(typed: string, paths: readonly string[]): string | undefined {
  const path = typed.toLowerCase().replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/'));
  if (last.length <= LEAST) return undefined;
  const isMeant = (page: string): boolean =>
    page.startsWith(path) || (last === path && page.slice(page.lastIndexOf('/')).startsWith(last));
  return paths.filter(isMeant).sort((a, b) => a.length - b.length)[0];
}
