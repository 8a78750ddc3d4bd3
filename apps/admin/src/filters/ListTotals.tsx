import './filters.css';
import { grouped, type ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { Explained } from '../explain/Explained.js';
import { listFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFilters } from '../management/use-filters.js';
import { useListTotals } from './use-list-totals.js';

/** One figure of a list's totals: a sum of its rows. */
export interface TotalFigure {
  /** Of the answer's sums; a figure that the answer lacks is not shown. */
  readonly field: string;
  readonly label: ScreenMessageKey;
  /** A number of things; an amount of money without it. */
  readonly isCount?: boolean;
}

/** What the rows come to, over all that fit the list's filter. */
export function ListTotals({ figures }: { readonly figures: readonly TotalFigure[] }): ReactNode {
  const t = useMessages();
  const totals = useListTotals();
  const resource = useResourceContext() ?? '';
  const { filters } = useFilters();
  const currency = useOwnCurrency();
  const shown = figures.flatMap(({ field, label, isCount = false }) => {
    const sum = totals?.sums[field];
    if (sum === undefined) return [];
    const figure = isCount ? undefined : listFigure(resource, field, filters, t(label));
    const value = isCount ? (
      grouped(String(sum))
    ) : (
      <Explained figure={figure}>
        <Amount minor={sum} currency={currency} />
      </Explained>
    );
    return [{ label: t(label), value }];
  });
  return <TotalsStrip isWaiting={totals === undefined} figures={shown} />;
}

interface TotalsStripProps {
  readonly isWaiting: boolean;
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A list's totals below its toolbar. */
export function TotalsStrip({ isWaiting, figures }: TotalsStripProps): ReactNode {
  return (
    <dl className="list-totals" aria-live="polite" aria-busy={isWaiting}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
