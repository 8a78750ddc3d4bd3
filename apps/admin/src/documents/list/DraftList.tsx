import '../../theme/management.css';
import './list.css';
import type { DocumentTypeRow, DraftRow } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { LearnMore } from '../../help-links/LearnMore.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { Amount } from '../../fields/Amount.js';
import { sayInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { PageTitle } from '../../layout/page-title.js';
import { useTypeName } from '../../layout/use-document-types.js';
import type { BulkList } from '../../management/bulk/bulk-action.js';
import { BulkBar } from '../../management/bulk/BulkBar.js';
import { NewRows } from '../../management/NewRows.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { FailedList } from '../../skeletons/FailedList.js';
import { ListPages } from '../../management/Pages.js';
import { cardsIn, useListPlace } from '../../management/table/list-place.js';
import { draftPath } from '../../routing/document-paths.js';
import { draftActions } from './bulk/draft-bulk.js';
import { CreateDocument } from './CreateDocument.js';
import { SearchField } from './SearchField.js';
import { SelectBox } from './SelectBox.js';
import { DraftTabs } from './StateTabs.js';
import { rowsPerPage } from '../../management/views/per-page.js';

/** The drafts of a type, which have no number yet. */
export function DraftList({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useTypeName();
  const filter = useMemo(() => ({ typeId: type.id }), [type.id]);
  const bulk = useMemo<BulkList<DraftRow>>(
    () => ({
      resource: 'drafts',
      nameOf: (row) => nameOfDraft(row, t, language),
      actions: draftActions,
      only: filter,
    }),
    [t, language, filter],
  );
  return (
    <ListBase
      disableAuthentication
      resource="drafts"
      storeKey={`drafts.${type.id}`}
      filter={filter}
      sort={{ field: 'savedAt', order: 'DESC' }}
      perPage={rowsPerPage()}
    >
      <PageTitle>{`${nameOf(type)} · ${t('documents.list.drafts')}`}</PageTitle>
      <div className="list__toolbar doc-toolbar">
        <SearchField placeholder={t('documents.list.searchDrafts')} />
        <span className="list__spring" />
        <CreateDocument type={type} />
      </div>
      <div className="list">
        <DraftTabs type={type} />
        <NewRows />
        <BulkBar list={bulk} />
        <Rows type={type} />
      </div>
    </ListBase>
  );
}

function Rows({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const { isPending, error, data, total, refetch } = useListContext<DraftRow>();
  if (error && data === undefined) {
    return <FailedList onRetry={() => void refetch()} />;
  }
  if (isPending) return <Skeleton shape="rows" />;
  if (total === 0) {
    return (
      <div className="list__state">
        <h2>{t('documents.list.noDrafts')}</h2>
        <p>{t('documents.list.noDraftsHint')}</p>
        <LearnMore />
      </div>
    );
  }
  return (
    <>
      <Cards rows={data} type={type} />
      <ListPages />
    </>
  );
}

interface CardsProps {
  readonly rows: readonly DraftRow[];
  readonly type: DocumentTypeRow;
}

function Cards({ rows, type }: CardsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list, `drafts.${type.id}`, { rowsIn: cardsIn, rows });
  return (
    <ul ref={list} className="cards cards--wide drafts">
      {rows.map((row) => (
        <DraftCard key={row.id} row={row} type={type} />
      ))}
    </ul>
  );
}

/** The name of a draft, which has no number: its party and last change. */
function nameOfDraft({ clientName, savedAt }: DraftRow, t: Translate, language: Language): string {
  const name = clientName ?? t('documents.list.noClient');
  return `${name}, ${sayInstant(savedAt, language)}`;
}

type Translate = ReturnType<typeof useMessages>;

interface DraftCardProps {
  readonly row: DraftRow;
  readonly type: DocumentTypeRow;
}

function DraftCard({ row, type }: DraftCardProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useTypeName();
  const saved = { name: row.savedBy, when: sayInstant(row.savedAt, language) };
  return (
    <li>
      <SelectBox id={row.id} name={nameOfDraft(row, t, language)} />
      <Link className="cards__main doc-card" to={draftPath(type.id, row.id)}>
        <strong>
          {row.clientName ?? (bearsVat(type.group) ? t('documents.list.noClient') : nameOf(type))}
        </strong>
        <span className="doc-card__total">
          <Amount minor={row.totalMinor} dashForZero />
        </span>
        <small>{t('documents.list.savedBy', saved)}</small>
        <small className="doc-card__lines">
          {t('documents.list.lines', { smart_count: row.lineCount })}
        </small>
      </Link>
    </li>
  );
}
