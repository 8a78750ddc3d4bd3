import '../theme/management.css';
import { resourceOf } from '@balcao/contracts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ListBase, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { Access } from '../admin/Access.js';
import { loadLater } from '../routing/fetched-ahead.js';
import { later } from '../routing/later.js';
import { useSlice } from '../boot/slice.js';
import { NotFound } from '../entry/NotFound.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { removal } from './bulk/removal.js';
import type { ManagementDefinition } from './definition.js';
import { FilterNamesProvider, useNewFilterNames } from './filter-names.js';
import { ManagementList } from './ManagementList.js';
import type { HistoryDialogProps } from './HistoryDialog.js';
import type { RecordDialogProps } from './RecordDialog.js';
import { rowsPerPage } from './views/per-page.js';

// A list is read without them.
const RecordDialog = later<RecordDialogProps<never>>(
  async () => (await import('./RecordDialog.js')).RecordDialog,
);
const HistoryDialog = later<HistoryDialogProps<never>>(
  async () => (await import('./HistoryDialog.js')).HistoryDialog,
);

const RemovalDialog = later(async () => (await import('./bulk/RemovalDialog.js')).RemovalDialog);

function RemovalWhenAsked(): ReactNode {
  const { asked } = useSlice(removal);
  return asked === undefined ? null : <RemovalDialog asked={asked} />;
}

interface ManagementScreenProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** The dialog that the address opens, below the screen's path. */
export function dialogOf(
  rest: string,
): { readonly name: string; readonly id?: string } | undefined {
  if (rest === '') return { name: 'list' };
  if (rest === 'create') return { name: 'create' };
  const [, id, name = 'edit'] = /^([^/]+)(?:\/(edit|history))?$/.exec(rest) ?? [];
  return id === undefined ? undefined : { name, id: decodeURIComponent(id) };
}

/**
 * The screen of a register: its list, and the dialogs to create, edit and view history, each with
 * its own address.
 */
export function ManagementScreen<R extends RaRecord>(props: ManagementScreenProps<R>): ReactNode {
  const { definition } = props;
  const { resource, sort } = definition;
  const t = useMessages();
  const { pathname } = useLocation();
  useEffect(loadLater, []);
  const filters = useMemo(
    () => (definition.isArchivable === false ? {} : { isArchived: false }),
    [definition.isArchivable],
  );
  const names = useNewFilterNames();
  const dialog = dialogOf(pathname.slice(resource.length + 1).replace(/^\/|\/$/g, ''));
  const isUnknown = dialog?.name === 'create' && definition.isCreatable === false;
  // What was recorded once is not rewritten: its address tells what became of it.
  const isWritten = definition.isEditable !== false;
  if (dialog === undefined || isUnknown) return <NotFound />;
  const denied = <AccessDenied permission={resourceOf(resource).view} />;
  return (
    <Access action="list" resource={resource} denied={denied}>
      <ListBase
        disableAuthentication
        resource={resource}
        sort={sort}
        {...(definition.only !== undefined && { filter: definition.only })}
        perPage={rowsPerPage()}
        filterDefaultValues={filters}
      >
        <PageTitle>{t(definition.title)}</PageTitle>
        <FilterNamesProvider value={names}>
          <ManagementList definition={definition} />
        </FilterNamesProvider>
        <RemovalWhenAsked />
        {dialog.name === 'create' ? <RecordDialog definition={definition} /> : null}
        {dialog.name === 'edit' && dialog.id !== undefined && isWritten ? (
          <RecordDialog key={dialog.id} definition={definition} id={dialog.id} />
        ) : null}
        {dialog.id !== undefined && (dialog.name === 'history' || !isWritten) ? (
          <HistoryDialog definition={definition} id={dialog.id} />
        ) : null}
      </ListBase>
    </Access>
  );
}
