import type { ReactNode } from 'react';
import { ListTotals, type TotalFigure } from '../filters/ListTotals.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { SearchedFilter } from '../filters/SearchedFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/SelectFilter.js';

const states = ['unpaid', 'partiallyPaid', 'paid', 'cancelled'] as const;
const sources = ['categoryId', 'supplierId', 'status'] as const;

const figures: readonly TotalFigure[] = [
  { field: 'baseMinor', label: 'resources.commercial/expense.fields.baseMinor' },
  { field: 'vatMinor', label: 'resources.commercial/expense.fields.vatMinor' },
  { field: 'totalMinor', label: 'resources.commercial/expense.fields.totalMinor' },
  { field: 'pendingMinor', label: 'resources.commercial/expense.fields.pendingMinor' },
];

/** Narrows the list of expenses, and says what they come to. */
export function ExpenseFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PeriodFilter source="on" />
      <MoreFilters sources={sources}>
        <ReferenceFilter
          source="categoryId"
          reference="commercial/expense/category"
          label={t('resources.commercial/expense.fields.categoryId')}
        />
        <SearchedFilter
          source="supplierId"
          reference="commercial/suppliers"
          label={t('resources.commercial/expense.fields.supplierId')}
        />
        <SelectFilter
          source="status"
          label={t('resources.commercial/expense.fields.status')}
          choices={states.map((value) => ({ value, label: t(`money.states.${value}`) }))}
        />
      </MoreFilters>
      <ListTotals figures={figures} />
    </>
  );
}
