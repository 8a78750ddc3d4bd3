import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { shownState, stateKey, type StatedDocument, type ShownState } from './document-states.js';
import { StatusChip, type StatusTone } from './StatusChip.js';

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

/** The state of a document. */
export function DocumentStatusChip({ document }: { readonly document: StatedDocument }): ReactNode {
  const t = useMessages();
  const state = shownState(document);
  return (
    <StatusChip tone={tones[state]} isStruck={state === 'cancelled'}>
      {t(stateKey(state, document))}
    </StatusChip>
  );
}
