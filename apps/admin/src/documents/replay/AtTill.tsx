import type { ReplayEntry } from '@balcao/contracts';
import { otherCashiers, type DocumentIssued } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

/** The cashier at the till, and others who added lines. */
export function AtTill({ entry }: { readonly entry: ReplayEntry }): ReactNode {
  const t = useMessages();
  const { till, lines } = issuedIn(entry);
  if (till === undefined) return null;
  const cashiers = otherCashiers(lines).map(({ name, lines: count }) =>
    t('shifts.lineCashier', { smart_count: count, lines: count, name }),
  );
  return (
    <p className="history__effect">
      {[t('past.replay.atTill', { cashier: till.cashier }), ...cashiers].join(' · ')}
    </p>
  );
}

type Issued = Pick<DocumentIssued['data'], 'till' | 'lines'>;

const issuedIn = ({ type, data }: ReplayEntry): Issued =>
  // What the event of the kind is shaped like.
  type === 'DocumentIssued' ? (data as Issued) : { lines: [] };
