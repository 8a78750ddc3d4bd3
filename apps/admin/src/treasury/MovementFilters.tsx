import type { TreasuryAccountRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList, useResourceContext } from 'react-admin';
import { Explained } from '../explain/Explained.js';
import { listFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { TotalsStrip } from '../filters/ListTotals.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { useListTotals } from '../filters/use-list-totals.js';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { useFilters } from '../management/use-filters.js';

const sources = ['accountId', 'status'] as const;

/** Narrows a list of movements of money, and says what they come to. */
export function MovementFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PeriodFilter source="on" />
      <MoreFilters sources={sources}>
        <ReferenceFilter
          source="accountId"
          reference="commercial/treasury_account"
          label={t('resources.commercial/deposit.fields.accountId')}
        />
        <SelectFilter
          source="status"
          label={t('resources.commercial/deposit.fields.status')}
          choices={[
            { value: 'active', label: t('money.states.active') },
            { value: 'cancelled', label: t('money.states.cancelled') },
          ]}
        />
      </MoreFilters>
      <MovementTotals />
    </>
  );
}

/** The sum of each currency: an account's amounts are in its own. */
function MovementTotals(): ReactNode {
  const t = useMessages();
  const totals = useListTotals();
  const resource = useResourceContext() ?? '';
  const { filters } = useFilters();
  const { data: accounts = [] } = useGetList<TreasuryAccountRow>('commercial/treasury_account', {
    filter: {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 250 },
  });
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const sums = new Map<string, number>();
  for (const { of, sums: part } of totals?.groups ?? []) {
    const currency = currencies.get(of);
    if (currency === undefined) continue;
    sums.set(currency, (sums.get(currency) ?? 0) + (part['amountMinor'] ?? 0));
  }
  const label = t('resources.commercial/deposit.fields.amountMinor');
  // Of several currencies, those of the accounts that are in it.
  const figureIn = (currency: string) => {
    const ids = accounts.filter((account) => account.currency === currency).map(({ id }) => id);
    const only = sums.size === 1 ? {} : { accountId: { $in: ids } };
    return listFigure(resource, 'amountMinor', { ...only, ...filters }, label);
  };
  const figures = [...sums].map(([currency, minor]) => ({
    label: sums.size === 1 ? label : `${label} (${currency})`,
    value: (
      <Explained figure={figureIn(currency)}>
        <Amount minor={minor} currency={currency} />
      </Explained>
    ),
  }));
  return <TotalsStrip isWaiting={totals === undefined} figures={figures} />;
}
