import type { ReactNode } from 'react';
import type { TotalFigure } from '../filters/ListTotals.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { SearchedFilter } from '../filters/SearchedFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/SelectFilter.js';
import type { PaymentCategory } from './category.js';

/** What the totals of a list of payments say. */
export const paymentFigures: readonly TotalFigure[] = [
  { field: 'paidMinor', label: 'money.payments.paid' },
  { field: 'unallocatedMinor', label: 'money.payments.unallocated' },
];

const sources = ['partyId', 'methodId', 'accountId', 'status'] as const;

/** Narrows a list of payments: whose, by which means, in which state. */
export function PaymentFilters({ party }: Pick<PaymentCategory, 'party'>): ReactNode {
  const t = useMessages();
  const isOfClients = party === 'clients';
  return (
    <MoreFilters sources={sources}>
      <SearchedFilter
        source="partyId"
        reference={isOfClients ? 'commercial/clients' : 'commercial/suppliers'}
        label={t(isOfClients ? 'money.payments.client' : 'money.payments.supplier')}
      />
      <ReferenceFilter
        source="methodId"
        reference="commercial/payment_method"
        label={t('money.payments.method')}
      />
      <ReferenceFilter
        source="accountId"
        reference="commercial/treasury_account"
        label={t('money.payments.account')}
      />
      <SelectFilter
        source="status"
        label={t('resources.commercial/payment/clients.fields.status')}
        choices={[
          { value: 'active', label: t('money.states.active') },
          { value: 'cancelled', label: t('money.states.cancelled') },
        ]}
      />
    </MoreFilters>
  );
}
