import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { YesNo } from '../fields/YesNo.js';
import { useLanguage, useMessages, type Translate } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { inOwnLanguage } from '../management/in-own-language.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { effectName, groupName, groups, stockName } from './effects.js';

const definition: ManagementDefinition<DocumentTypeRow> = {
  resource: 'commercial/document_type',
  title: 'layout.pages.documentTypes',
  nameOf: ({ name }) => name,
  sort: { field: 'group', order: 'DESC' },
  columns: [
    { source: 'id', render: ({ id }) => <span className="list__strong">{id}</span> },
    { source: 'name' },
    { source: 'namePt', isHidden: true },
    { source: 'prefix', isHidden: true },
    {
      source: 'group',
      render: ({ group }) => <Say text={(t) => groupName(t, group)} />,
    },
    {
      source: 'movesStock',
      isUnsorted: true,
      render: ({ movesStock }) => <Say text={(t) => stockName(t, movesStock)} />,
    },
    {
      source: 'accountEffect',
      isUnsorted: true,
      render: ({ accountEffect }) => <Say text={(t) => effectName(t, accountEffect)} />,
    },
    {
      source: 'requiresPayment',
      isUnsorted: true,
      isHidden: true,
      render: ({ requiresPayment }) => <YesNo value={requiresPayment} />,
    },
    {
      source: 'isOrder',
      isUnsorted: true,
      isHidden: true,
      render: ({ isOrder = false }) => <YesNo value={isOrder} />,
    },
  ],
  card: ({ id, name, group }) => ({
    title: name,
    detail: id,
    aside: <Say text={(t) => groupName(t, group)} />,
  }),
  isCreatable: false,
  filters: <GroupFilter />,
  inputs: later(async () => (await import('./DocumentTypeInputs.js')).DocumentTypeInputs),
};

/** A translated word in a cell. */
function Say({ text }: { readonly text: (t: Translate) => string }): ReactNode {
  return text(useMessages());
}

function GroupFilter(): ReactNode {
  const t = useMessages();
  return (
    <SelectFilter
      source="group"
      label={t('resources.commercial/document_type.fields.group')}
      choices={groups.map((value) => ({ value, label: groupName(t, value) }))}
    />
  );
}

/** What documents of each type do to stock and to accounts. */
export const DocumentTypes = (): ReactNode => (
  <ManagementScreen definition={inOwnLanguage(definition, useLanguage())} />
);
