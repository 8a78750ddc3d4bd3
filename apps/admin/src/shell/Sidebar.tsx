import type { SvgIconComponent } from '@mui/icons-material';
import Apps from '@mui/icons-material/AppsOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import type { ScreenMessageKey } from '@balcao/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Mark } from '../entry/Logo.js';
import { CompanyLogo } from '../images/CompanyLogo.js';
import { useMessages } from '../i18n/use-messages.js';
import { CompanySwitcher } from './CompanySwitcher.js';
import { isCurrentPage } from './current-page.js';
import { useOwnEntries, useRemembering } from './favourites.js';
import { FoldableGroup } from './FoldableGroup.js';
import { TrialNote } from './TrialNote.js';
import { useMenu, type GroupEntries, type Menu, type MenuEntry } from './use-menu.js';

/** Brand, company and the pages that the user may open. */
export function Sidebar(): ReactNode {
  const t = useMessages();
  const menu = useMenu();
  return (
    <div className="side">
      <Link to="/" className="side__brand">
        <Mark size={31} />
        {t('app.name')}
      </Link>
      <CompanySwitcher />
      <TrialNote />
      <CompanyLogo />
      <nav aria-label={t('layout.mainMenu')}>
        <OwnPages menu={menu} />
        {menu.cashier === undefined ? (
          <>
            <Entries entries={menu.first} />
            {menu.groups.map((group) => (
              <Group key={group.name} group={group} />
            ))}
          </>
        ) : (
          <Entries entries={menu.cashier}>
            <MenuLink to="/menu" label={t('layout.allPages')} icon={Apps} />
          </Entries>
        )}
      </nav>
    </div>
  );
}

/** Remembers the pages that are opened, whether the menu is shown or not. */
export function RememberedPages(): null {
  useRemembering(useMenu());
  return null;
}

/** The favourites of the user, and the pages last opened. */
function OwnPages({ menu }: { readonly menu: Menu }): ReactNode {
  const { favourites, recent } = useOwnEntries(menu);
  return (
    <>
      <Listed label="layout.favourites" entries={favourites} />
      <Listed label="layout.recent" entries={recent} />
    </>
  );
}

interface ListedProps {
  readonly label: ScreenMessageKey;
  readonly entries: readonly MenuEntry[];
}

function Listed({ label, entries }: ListedProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <FoldableGroup label={label}>
      <Entries entries={entries} />
    </FoldableGroup>
  );
}

function Group({ group }: { readonly group: GroupEntries }): ReactNode {
  const t = useMessages();
  const { name, label, icon, main, rest, awaited, isListedElsewhere } = group;
  const { pathname } = useLocation();
  const isWithin = rest.some(({ path }) => isCurrentPage(path, pathname));
  const all = `/menu/${name}`;
  if (main.length + awaited === 0) {
    return (
      <ul>
        <MenuLink to={all} label={t(label)} icon={icon} isWithin={isWithin} />
      </ul>
    );
  }
  return (
    <FoldableGroup label={label}>
      <Entries entries={main}>
        <Awaited count={awaited} />
        {rest.length === 0 || isListedElsewhere ? null : (
          <MenuLink to={all} label={t('layout.more')} icon={MoreHoriz} isWithin={isWithin} />
        )}
      </Entries>
    </FoldableGroup>
  );
}

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly children?: ReactNode;
}

const Entries = ({ entries, children }: EntriesProps): ReactNode => (
  <ul>
    {entries.map(({ path, title, icon }) => (
      <MenuLink key={path} to={path} label={title} icon={icon} />
    ))}
    {children}
  </ul>
);

/** In place of links that come, so that the menu below them does not move. */
const Awaited = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} className="side__link side__awaited" aria-hidden="true" />
  ));

interface MenuLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** The page on screen is one of those that it leads to. */
  readonly isWithin?: boolean;
}

function MenuLink({ to, label, icon: Icon, isWithin = false }: MenuLinkProps): ReactNode {
  const { pathname } = useLocation();
  const isCurrent = isCurrentPage(to, pathname);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const current = isCurrent ? 'page' : isWithin ? 'true' : undefined;
  return (
    <li>
      <Link ref={link} to={to} className="side__link" aria-current={current}>
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
}
