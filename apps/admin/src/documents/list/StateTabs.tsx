import type { DocumentTypeRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/use-messages.js';
import { stateKey } from '../../fields/document-states.js';
import { draftsPath, listPath } from '../../routing/document-paths.js';
import { useFilter } from './use-filter.js';
import { useStates, useStatesOfAll } from './use-states.js';
import { tabOf, tabsOf, withTab, type StateTab } from './tabs.js';

/** Tabs for the states, and a link to the drafts. */
export function StateTabs({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const tabs: readonly StateTab[] = tabsOf(type);
  const current = tabOf(filter, tabs);
  const countOf = useStates(type);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} className="tabs" aria-label={t('documents.fields.state')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === current ? 'true' : undefined}
          onClick={() => {
            setFilter((set) => withTab(set, tab));
          }}
        >
          {t(tab === 'all' ? 'documents.list.all' : stateKey(tab, type))}
          <Count of={countOf(tab)} />
        </button>
      ))}
      <Link to={draftsPath(type.id)}>
        <DraftsLabel type={type} />
      </Link>
    </nav>
  );
}

/** A link above the drafts, back to the documents. */
export function DraftTabs({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const countOf = useStatesOfAll(type);
  return (
    <nav className="tabs" aria-label={t('documents.fields.state')}>
      {tabsOf(type).map((tab) => (
        <Link key={tab} to={tabPath(type.id, tab)}>
          {t(tab === 'all' ? 'documents.list.all' : stateKey(tab, type))}
          <Count of={countOf(tab)} />
        </Link>
      ))}
      <span aria-current="page">
        <DraftsLabel type={type} />
      </span>
    </nav>
  );
}

const tabPath = (typeId: string, tab: StateTab): string => {
  const filter = JSON.stringify(tab === 'all' ? {} : { state: tab });
  return `${listPath(typeId)}?filter=${encodeURIComponent(filter)}`;
};

function DraftsLabel({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const { total } = useGetList('drafts', {
    filter: { typeId: type.id },
    sort: { field: 'savedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return (
    <>
      {t('documents.list.drafts')}
      <Count of={total} />
    </>
  );
}

function Count({ of }: { readonly of: number | undefined }): ReactNode {
  if (of === undefined || of === 0) return null;
  return <span className="tabs__count">{grouped(String(of))}</span>;
}
