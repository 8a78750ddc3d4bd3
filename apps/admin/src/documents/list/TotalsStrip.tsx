import type { DocumentTypeRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCompany } from '../editor/use-rules.js';
import { useTotals } from './use-totals.js';

/** How many documents there are and what they come to, over the whole selection. */
export function TotalsStrip({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const totals = useTotals(type);
  const { data: company } = useCompany();
  const currency = company?.currency ?? '';
  const money = (minor: number | undefined): ReactNode =>
    minor === undefined ? '–' : <Amount minor={minor} currency={currency} />;
  return (
    <dl className="totals" aria-live="polite">
      <div className="totals__count">
        <dt>{t('documents.list.documents')}</dt>
        <dd>{totals === undefined ? '–' : grouped(String(totals.count))}</dd>
      </div>
      <div className="totals__minor">
        <dt>{t('documents.summary.base')}</dt>
        <dd>{money(totals?.baseMinor)}</dd>
      </div>
      <div className="totals__minor">
        <dt>{t('documents.summary.vat')}</dt>
        <dd>{money(totals?.vatMinor)}</dd>
      </div>
      <div>
        <dt>{t('documents.summary.total')}</dt>
        <dd>{money(totals?.totalMinor)}</dd>
      </div>
      {type.accountEffect === 'none' ? null : (
        <div className="totals__pending">
          <dt>{t('documents.summary.pending')}</dt>
          <dd>{money(totals?.pendingMinor)}</dd>
        </div>
      )}
    </dl>
  );
}
