import type { VatRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { Day, Figure } from '../fields/cells.js';
import { YesNo } from '../fields/YesNo.js';
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
  defaults: { isDefault: false, onSales: 'taxed', onPurchases: 'byArticle' },
  inputs: later(async () => (await import('./VatInputs.js')).VatInputs),
};

/** The VAT codes that lines quote. */
export const Vat = (): ReactNode => <ManagementScreen definition={definition} />;
