import type { ReactNode } from 'react';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { expiryOf } from './expiry.js';

/** The last day of a batch, with a warning when it is near or past. */
export function Expiry({ day }: { readonly day: string | undefined }): ReactNode {
  const t = useMessages();
  if (day === undefined) return null;
  const expiry = expiryOf(day, today());
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
