import type { DocumentRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { StatusChip, type StatusTone } from './StatusChip.js';

type ShownState = DocumentRow['status'] | 'expired';

const tones: Readonly<Record<ShownState, StatusTone>> = {
  open: 'neutral',
  partiallyConverted: 'warning',
  converted: 'success',
  unpaid: 'info',
  partiallyPaid: 'warning',
  paid: 'success',
  expired: 'error',
  cancelled: 'neutral',
};

const canExpire: ReadonlySet<ShownState> = new Set([
  'open',
  'partiallyConverted',
  'unpaid',
  'partiallyPaid',
]);

type Told = Pick<DocumentRow, 'status' | 'dueOn'> & Partial<Pick<DocumentRow, 'clientId'>>;

/**
 * The state to show: something is still owed after the due day, or an offer no longer stands. What
 * was made to nobody, as a breakage is, has nobody to wait for.
 */
export function shownState({ status, dueOn, clientId }: Told): ShownState {
  return canExpire.has(status) && dueOn < today() && clientId !== '' ? 'expired' : status;
}

/** The state of a document. */
export function DocumentStatusChip({ document }: { readonly document: Told }): ReactNode {
  const t = useMessages();
  const state = shownState(document);
  return (
    <StatusChip tone={tones[state]} isStruck={state === 'cancelled'}>
      {t(`documents.states.${state}`)}
    </StatusChip>
  );
}
