import '../../documents/list/list.css';
import { grouped, type ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useCompany } from '../../admin/use-company.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { ProofKind } from './links.js';
import type { ProofTotals } from './use-proof.js';

interface StripProps {
  readonly of: ProofKind;
  readonly withMargin: boolean;
  readonly totals: ProofTotals | undefined;
}

/** What all rows come to: the figure that led here is one of these. */
export function ProofTotalsStrip({ of, withMargin, totals }: StripProps): ReactNode {
  const t = useMessages();
  const { data: company } = useCompany();
  const currency = company?.currency ?? '';
  const parts = partsOf(of, withMargin, totals);
  return (
    <dl className="totals totals--even" aria-live="polite">
      <div className="totals__count">
        <dt>{t(countLabels[of])}</dt>
        <dd>{totals === undefined ? '–' : grouped(String(totals.count))}</dd>
      </div>
      {parts.map(([label, minor]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{minor === undefined ? '–' : <Amount minor={minor} currency={currency} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const countLabels = {
  sales: 'dashboard.list.count',
  open: 'dashboard.list.count',
  lines: 'dashboard.list.lineCount',
  stock: 'dashboard.list.articleCount',
} as const satisfies Record<ProofKind, ScreenMessageKey>;

function partsOf(
  of: ProofKind,
  withMargin: boolean,
  totals: ProofTotals | undefined,
): readonly (readonly [ScreenMessageKey, number | undefined])[] {
  if (of === 'stock') return [];
  if (of === 'open') return [['dashboard.list.pending', totals?.pendingMinor]];
  const { netMinor, vatMinor, grossMinor, costMinor } = totals ?? {};
  if (withMargin) {
    const margin = netMinor === undefined ? undefined : netMinor - (costMinor ?? 0);
    return [
      ['dashboard.list.net', netMinor],
      ['dashboard.list.cost', costMinor],
      ['dashboard.list.margin', margin],
    ];
  }
  return [
    ['dashboard.list.net', netMinor],
    ['dashboard.list.vat', vatMinor],
    ['dashboard.list.gross', grossMinor],
  ];
}
