import type { SvgIconComponent } from '@mui/icons-material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Mark } from '../entry/Logo.js';
import { CompanyLogo } from '../images/CompanyLogo.js';
import { useMessages } from '../i18n/use-messages.js';
import { CompanySwitcher } from './CompanySwitcher.js';
import { isCurrentPage } from './current-page.js';
import { FoldableGroup } from './FoldableGroup.js';
import { iconOfType } from '../layout/icon-of-type.js';
import { firstPages, helpPages, menuGroups, overviewPages, type MenuPage } from '../layout/menu.js';
import { TrialNote } from './TrialNote.js';
import { useAwaitsTypesOf, useTypeName, useTypesOf } from '../layout/use-document-types.js';
import { usePermitted } from '../layout/use-permitted.js';

/** Brand, company and the pages that the user may open. */
export function Sidebar(): ReactNode {
  const t = useMessages();
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
        <FirstPages />
        <DocumentPages group="sales" />
        <DocumentPages group="purchases" />
        <DocumentPages group="internal" />
        {menuGroups.map(({ label, pages }) => (
          <Group key={label} label={label} pages={pages} />
        ))}
        <Group label="layout.groups.help" pages={helpPages} />
      </nav>
    </div>
  );
}

function FirstPages(): ReactNode {
  const permitted = usePermitted(firstPages);
  return (
    <ul>
      {permitted.map((page) => (
        <PageLink key={page.path} page={page} />
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly label: ScreenMessageKey;
  readonly pages: readonly MenuPage[];
}

function Group({ label, pages }: GroupProps): ReactNode {
  const permitted = usePermitted(pages);
  if (permitted.length === 0) return null;
  return (
    <FoldableGroup label={label}>
      <ul>
        {permitted.map((page) => (
          <PageLink key={page.path} page={page} />
        ))}
      </ul>
    </FoldableGroup>
  );
}

function PageLink({ page }: { readonly page: MenuPage }): ReactNode {
  const t = useMessages();
  return <MenuLink to={page.path} label={t(page.label)} icon={page.icon} />;
}

/** How many document types of a group the menu shows before the rest is folded away. */
const SHOWN = { sales: 5, purchases: 3, internal: 2 } as const;

function DocumentPages({ group }: { readonly group: DocumentTypeRow['group'] }): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const mayView = useMay('documents.view');
  const types = useTypesOf(group);
  const awaits = useAwaitsTypesOf(group);
  const shown = SHOWN[group];
  const link = (type: DocumentTypeRow): ReactNode => (
    <MenuLink
      key={type.id}
      to={`/commercial/document/${type.id}`}
      label={nameOf(type)}
      icon={iconOfType(type)}
    />
  );
  if (!mayView || (types.length === 0 && !awaits)) return null;
  return (
    <FoldableGroup label={`layout.groups.${group}`}>
      <ul>
        <Overview group={group} />
        {awaits ? <AwaitedLinks count={shown} /> : types.slice(0, shown).map(link)}
      </ul>
      {types.length > shown || awaits ? (
        <details className="side__more">
          <summary>
            {t('layout.moreDocuments')}
            <ExpandMore aria-hidden="true" />
          </summary>
          <ul>{types.slice(shown).map(link)}</ul>
        </details>
      ) : null}
    </FoldableGroup>
  );
}

/** In place of links that come, so that the menu below them does not move. */
const AwaitedLinks = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} className="side__link side__awaited" aria-hidden="true" />
  ));

/** Leads to what all types of a group come to. */
function Overview({ group }: { readonly group: DocumentTypeRow['group'] }): ReactNode {
  const pages = usePermitted(overviewPages);
  return pages
    .filter(({ path }) => path === `/commercial/${group}`)
    .map((page) => <PageLink key={page.path} page={page} />);
}

interface MenuLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
}

function MenuLink({ to, label, icon: Icon }: MenuLinkProps): ReactNode {
  const { pathname } = useLocation();
  const isCurrent = isCurrentPage(to, pathname);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <Link ref={link} to={to} className="side__link" aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
}
