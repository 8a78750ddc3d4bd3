import type { VatRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { Day, Figure, YesNo } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<VatRow> = {
  resource: 'commercial/vat',
  title: 'layout.pages.vat',
  nameOf: ({ name }) => name,
  sort: { field: 'code', order: 'ASC' },
  columns: [
    { source: 'code', render: ({ code }) => <span className="list__strong">{code}</span> },
    { source: 'name' },
    { source: 'rate', isNumeric: true, render: ({ rate }) => <Figure decimal={rate} unit="%" /> },
    { source: 'exemptionReason', isHidden: true, isUnsorted: true },
    { source: 'validFrom', render: ({ validFrom }) => <Day day={validFrom} /> },
    { source: 'validTo', render: ({ validTo }) => <Day day={validTo} /> },
    { source: 'isDefault', render: ({ isDefault }) => <YesNo value={isDefault} /> },
  ],
  card: ({ code, name, rate }) => ({
    title: name,
    detail: code,
    aside: <Figure decimal={rate} unit="%" />,
  }),
  defaults: { isDefault: false },
  inputs: VatInputs,
};

function VatInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="code" required autoFocus={isNew} helperText={false} />
      <DecimalInput source="rate" unit="%" placesMax={4} required />
      <TextInput source="name" required helperText={false} />
      <DecimalInput source="taxableShare" unit="%" placesMax={4} />
      <TextInput
        source="exemptionReason"
        multiline
        className="form__whole"
        helperText={t('resources.commercial/vat.exemptionHint')}
      />
      <DayInput source="validFrom" />
      <DayInput source="validTo" />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}

/** The VAT codes that lines quote. */
export const Vat = (): ReactNode => <ManagementScreen definition={definition} />;
