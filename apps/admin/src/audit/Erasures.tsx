import './audit.css';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { Moment } from '../fields/Moment.js';

const columns: readonly Column<ClientRow>[] = [
  { source: 'code' },
  { source: 'name' },
  { source: 'erasedAt', render: ({ erasedAt }) => <Moment at={erasedAt} /> },
  { source: 'erasedByName', isUnsorted: true },
  { source: 'erased', isUnsorted: true, files: [], render: (row) => <What party={row} /> },
  { source: 'erasureReason', isUnsorted: true },
];

const definition: ManagementDefinition<ClientRow> = {
  resource: 'commercial/erasures',
  title: 'layout.pages.erasures',
  nameOf: ({ code }) => code,
  sort: { field: 'erasedAt', order: 'DESC' },
  columns,
  card: (row) => ({
    title: `${row.code} · ${row.name}`,
    detail: (
      <>
        <What party={row} />
        {row.erasedByName === undefined ? null : ` · ${row.erasedByName}`}
        {row.erasureReason === undefined ? null : ` · ${row.erasureReason}`}
      </>
    ),
    aside: <Moment at={row.erasedAt} />,
  }),
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  emptyHint: 'management.whenEmpty.erasures',
  whenEmpty: {
    to: '/commercial/clients',
    label: 'layout.pages.clients',
    permission: 'parties.view',
  },
  hasMenu: false,
};

/** Whose personal data were erased, when and why. */
export function Erasures(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  return (
    <>
      {mayView ? <p className="audit__hint">{t('erasure.list.hint')}</p> : null}
      <ManagementScreen definition={definition} />
    </>
  );
}

function What({ party }: { readonly party: ClientRow }): ReactNode {
  const t = useMessages();
  const isWhole = party.erased?.includes('identity') === true;
  return t(isWhole ? 'erasure.list.all' : 'erasure.list.contact');
}
