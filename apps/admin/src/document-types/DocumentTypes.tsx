import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { AutocompleteArrayInput, ReferenceArrayInput, SelectInput, TextInput } from 'react-admin';
import { SwitchInput } from '../fields/SwitchInput.js';
import { YesNo } from '../fields/cells.js';
import { useFieldLabel } from '../fields/use-field-label.js';
import { useMessages, type Translate } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { SelectFilter } from '../management/ListToolbar.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const groups = ['sales', 'purchases', 'internal'] as const;
const stock = ['out', 'in', 'none'] as const;
const effects = ['debit', 'credit', 'both', 'none'] as const;

const groupName = (t: Translate, group: DocumentTypeRow['group']): string =>
  t(`resources.commercial/document_type.groups.${group}`);
const stockName = (t: Translate, move: DocumentTypeRow['movesStock']): string =>
  t(`resources.commercial/document_type.stock.${move}`);
const effectName = (t: Translate, effect: DocumentTypeRow['accountEffect']): string =>
  t(`resources.commercial/document_type.effects.${effect}`);

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
  card: ({ id, name, namePt, group }) => ({
    title: name,
    detail: `${id} · ${namePt}`,
    aside: <Say text={(t) => groupName(t, group)} />,
  }),
  isCreatable: false,
  filters: <GroupFilter />,
  inputs: DocumentTypeInputs,
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
      choices={[
        { label: t('management.all') },
        ...groups.map((value) => ({ value, label: groupName(t, value) })),
      ]}
    />
  );
}

function DocumentTypeInputs(): ReactNode {
  const t = useMessages();
  const allowedLabel = useFieldLabel('allowedTypes');
  const choice = { required: true, helperText: false, translateChoice: false } as const;
  return (
    <>
      <TextInput source="name" required helperText={false} />
      <TextInput source="namePt" required helperText={false} />
      <TextInput source="prefix" required helperText={false} />
      <SelectInput
        {...choice}
        source="group"
        choices={groups.map((id) => ({ id, name: groupName(t, id) }))}
      />
      <SelectInput
        {...choice}
        source="movesStock"
        choices={stock.map((id) => ({ id, name: stockName(t, id) }))}
      />
      <SelectInput
        {...choice}
        source="accountEffect"
        choices={effects.map((id) => ({ id, name: effectName(t, id) }))}
      />
      <SwitchInput source="requiresPayment" className="form__whole" />
      <SwitchInput source="requiresOrigin" className="form__whole" />
      <SwitchInput
        source="isOrder"
        className="form__whole"
        helperText={t('resources.commercial/document_type.orderHint')}
      />
      <ReferenceArrayInput
        source="allowedTypes"
        reference="commercial/document_type"
        filter={{ isArchived: false }}
        sort={{ field: 'id', order: 'ASC' }}
        perPage={100}
      >
        <AutocompleteArrayInput
          label={allowedLabel}
          className="form__whole"
          helperText={false}
          optionText="id"
        />
      </ReferenceArrayInput>
    </>
  );
}

/** What documents of each type do to stock and to accounts. */
export const DocumentTypes = (): ReactNode => <ManagementScreen definition={definition} />;
