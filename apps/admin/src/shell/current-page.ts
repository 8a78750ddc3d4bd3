import { firstPages, menuGroups } from '../layout/menu.js';

const groups = [firstPages, ...menuGroups.map(({ pages }) => pages)];
const paths = groups.flatMap((pages) => pages.map(({ path }) => path));

const isWithin = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`);

/** Whether a page of the menu is the one at an address: that of the longest path that fits. */
export const isCurrentPage = (path: string, pathname: string): boolean =>
  isWithin(path, pathname) &&
  !paths.some((other) => other.length > path.length && isWithin(other, pathname));
