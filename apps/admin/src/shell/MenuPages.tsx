import './menu-pages.css';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { NotFound } from '../entry/NotFound.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { useMenu, type GroupEntries } from './use-menu.js';

/** All pages of a group of the menu, or of all groups. */
export function MenuPages(): ReactNode {
  const t = useMessages();
  const { group: named } = useParams();
  const { groups } = useMenu();
  const shown = groups.filter(({ name }) => named === undefined || name === named);
  const [first] = shown;
  if (first === undefined) return <NotFound />;
  return (
    <>
      <PageTitle>{t(named === undefined ? 'layout.allPages' : first.label)}</PageTitle>
      {shown.map((group) => (
        <Pages key={group.name} group={group} hasHeading={named === undefined} />
      ))}
    </>
  );
}

interface PagesProps {
  readonly group: GroupEntries;
  readonly hasHeading: boolean;
}

function Pages({ group, hasHeading }: PagesProps): ReactNode {
  const t = useMessages();
  const entries = [...group.main, ...group.rest];
  return (
    <section className="menu-pages" aria-label={t(group.label)}>
      {hasHeading ? <h2>{t(group.label)}</h2> : null}
      <ul>
        {entries.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <Link to={path}>
              <Icon aria-hidden="true" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
