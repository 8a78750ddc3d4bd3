import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { settings } from '../boot/settings.js';
import { usePart } from '../boot/slice.js';
import { isCurrentPage } from './current-page.js';
import type { Menu, MenuEntry } from './use-menu.js';

/** Recent pages that the menu shows, and those that it remembers: many stand in the menu anyway. */
const RECENT = 3;
const REMEMBERED = 12;

/** The page of the menu that is on screen; none for what has no entry. */
export function useCurrentEntry({ all }: Pick<Menu, 'all'>): MenuEntry | undefined {
  const { pathname } = useLocation();
  return all.find(({ path }) => path !== '/' && isCurrentPage(path, pathname));
}

/** The paths with one at their beginning, each once. */
export const withFirst = (path: string, paths: readonly string[], most: number): string[] =>
  [path, ...paths.filter((other) => other !== path)].slice(0, most);

/** Puts a page to the favourites, or takes it away. */
export function toggleFavourite(path: string): void {
  const { favourites } = settings.get();
  settings.merge({
    favourites: favourites.includes(path)
      ? favourites.filter((each) => each !== path)
      : [...favourites, path],
  });
}

/** Remembers the page on screen among the recent ones. */
export function useRemembering(menu: Menu): void {
  const path = useCurrentEntry(menu)?.path;
  useEffect(() => {
    const { recentPages } = settings.get();
    if (path === undefined || recentPages[0] === path) return;
    settings.merge({ recentPages: withFirst(path, recentPages, REMEMBERED) });
  }, [path]);
}

/** The favourites of the user, and the pages last opened that stand nowhere else in the menu. */
export function useOwnEntries({ first, groups, all, cashier }: Menu): {
  readonly favourites: readonly MenuEntry[];
  readonly recent: readonly MenuEntry[];
} {
  const favourites = usePart(settings, (chosen) => chosen.favourites);
  const recentPages = usePart(settings, (chosen) => chosen.recentPages);
  const inMenu = cashier ?? [...first, ...groups.flatMap(({ main }) => main)];
  const entriesOf = (paths: readonly string[]): readonly MenuEntry[] =>
    paths.flatMap((path) => all.filter((entry) => entry.path === path));
  const isShown = (path: string): boolean =>
    favourites.includes(path) || inMenu.some((entry) => entry.path === path);
  return {
    favourites: entriesOf(favourites),
    recent: entriesOf(recentPages.filter((path) => !isShown(path))).slice(0, RECENT),
  };
}
