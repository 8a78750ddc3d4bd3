import type { ReactNode } from 'react';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { expiryOf } from './expiry.js';

interface ExpiryProps {
  readonly day: string | undefined;
  /** Nothing is left of the batch: nothing is to be done about it. */
  readonly isUsedUp?: boolean;
}

/** The last day of a batch, with a warning when it is near or past and some of it is left. */
export function Expiry({ day, isUsedUp = false }: ExpiryProps): ReactNode {
  const t = useMessages();
  if (day === undefined) return null;
  const expiry = isUsedUp ? undefined : expiryOf(day, today());
  return (
    <>
      <Day day={day} />{' '}
      {expiry === undefined ? null : (
        <StatusChip tone={expiry === 'expired' ? 'error' : 'warning'}>
          {t(`stock.${expiry}`)}
        </StatusChip>
      )}
    </>
  );
}
