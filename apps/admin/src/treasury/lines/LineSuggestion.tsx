import type { LineSettlement } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';

/** What a line probably settles or pays back, and what says so. */
export function LineSuggestion({ settlement }: { readonly settlement: LineSettlement }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { documents, partyName: party, by } = settlement;
  const settled = documents.map(({ reference, amountMinor, openMinor }) =>
    amountMinor === openMinor
      ? reference
      : t('officeMore.lines.part', {
          document: reference,
          amount: showMinor(amountMinor, language),
        }),
  );
  const way = wayOf(settlement);
  return (
    <small className="statement__entry">
      {t(`officeMore.lines.${way}`, { documents: settled.join(', '), party })} ·{' '}
      {t(`officeMore.lines.by.${by}`)}
    </small>
  );
}

function wayOf({ documents, ledger, isRefund = false }: LineSettlement) {
  if (isRefund) return ledger === 'client' ? 'refundTo' : 'refundBy';
  return documents.length === 0 ? 'advance' : 'settlement';
}
