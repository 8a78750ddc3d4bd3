import type { ReactNode } from 'react';
import { SelectFilter } from '../management/SelectFilter.js';
import { ListTotals, type TotalFigure } from '../filters/ListTotals.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { useMessages } from '../i18n/use-messages.js';

const figures: readonly TotalFigure[] = [
  { field: 'salesMinor', label: 'resources.commercial/shifts.fields.salesMinor' },
  { field: 'differenceMinor', label: 'resources.commercial/shifts.fields.differenceMinor' },
];

interface ShiftFiltersProps {
  /** Whoever counts blind neither asks by figures nor sees their sums. */
  readonly seesExpected: boolean;
}

/** Narrows the list of shifts, and says what they come to. */
export function ShiftFilters({ seesExpected }: ShiftFiltersProps): ReactNode {
  const t = useMessages();
  const differences = [
    { value: { $lt: 0 }, label: t('shifts.short') },
    { value: { $gt: 0 }, label: t('shifts.over') },
  ];
  return (
    <>
      <PeriodFilter source="on" />
      <MoreFilters
        sources={['cashRegisterId', 'state', ...(seesExpected ? ['differenceMinor'] : [])]}
      >
        <ReferenceFilter
          source="cashRegisterId"
          reference="commercial/cash_registers"
          label={t('resources.commercial/shifts.fields.cashRegisterId')}
        />
        <SelectFilter
          source="state"
          label={t('resources.commercial/shifts.fields.state')}
          choices={[
            { value: 'open', label: t('shifts.open') },
            { value: 'notClosed', label: t('shifts.notClosed') },
            { value: 'closed', label: t('shifts.closed') },
          ]}
        />
        {seesExpected ? (
          <SelectFilter
            source="differenceMinor"
            label={t('shifts.difference')}
            choices={differences}
          />
        ) : null}
      </MoreFilters>
      {seesExpected ? <ListTotals figures={figures} /> : null}
    </>
  );
}
