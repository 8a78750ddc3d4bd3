import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyScreen } from '../routing/lazy-screen.js';
import { Spinner } from '../routing/Spinner.js';
import { listPath } from '../routing/document-paths.js';
import type { MessageArea } from '../i18n/areas.js';
import { withMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountPage, firstPages, menuGroups, settingsPage } from '../layout/menu.js';
import { PageTitle } from '../layout/page-title.js';
import { useDocumentTypes, useTypeName } from '../layout/use-document-types.js';

/** A page in a chunk of its own: its name and a centred spinner stand there before it has come. */
export const lazyPage = <P extends object>(
  loader: () => Promise<ComponentType<P>>,
  area: MessageArea = 'screens',
): ComponentType<P> => lazyScreen(withMessages(area, loader), <PageOnItsWay />);

const inMenu = [
  ...firstPages,
  ...menuGroups.flatMap(({ pages }) => pages),
  accountPage,
  settingsPage,
];

/** Names the page as the menu does, so that it is not taken for the one before. */
export function PageOnItsWay(): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  const types = useDocumentTypes();
  const nameOf = useTypeName();
  const label =
    inMenu.find(({ path }) => path === pathname)?.label ??
    menuGroups.find(({ name }) => pathname === `/menu/${name}`)?.label;
  const type = types.find(({ id }) => `${pathname}/`.startsWith(`${listPath(id)}/`));
  return (
    <>
      <PageTitle>
        {label !== undefined ? t(label) : type === undefined ? '' : nameOf(type)}
      </PageTitle>
      <Spinner />
    </>
  );
}
