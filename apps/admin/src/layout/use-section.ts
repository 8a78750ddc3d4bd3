import { useLocation } from 'react-router';
import { listPath } from '../routing/document-paths.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountPage, firstPages, menuGroups, settingsPage } from './menu.js';
import { useDocumentTypes, useTypeName } from './use-document-types.js';

const inMenu = [
  ...firstPages,
  ...menuGroups.flatMap(({ pages }) => pages),
  accountPage,
  settingsPage,
];

/** What the menu calls the page on screen, or the list that its record is one of. */
export function useSection(): string {
  const t = useMessages();
  const { pathname } = useLocation();
  const types = useDocumentTypes();
  const nameOf = useTypeName();
  const group = menuGroups.find(({ name }) => pathname === `/menu/${name}`);
  if (group !== undefined) return t(group.label);
  const type = types.find(({ id }) => isWithin(listPath(id), pathname));
  if (type !== undefined) return nameOf(type);
  const [page] = inMenu
    .filter(({ path }) => isWithin(path, pathname))
    .sort((a, b) => b.path.length - a.path.length);
  return page === undefined ? '' : t(page.label);
}

const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
