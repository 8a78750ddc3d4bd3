import type { DocumentTotalsAnswer, DocumentTypeRow } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';
import { grouped, type ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Explained } from '../../explain/Explained.js';
import { listFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCompany } from '../../admin/use-company.js';
import { useFilter } from './use-filter.js';
import { useTotals } from './use-totals.js';

/** Totals are grouped by currency, as different currencies have no sum. */
const summed = {
  baseMinor: 'worthBaseMinor',
  vatMinor: 'worthVatMinor',
  totalMinor: 'worthTotalMinor',
  pendingMinor: 'pendingMinor',
} as const satisfies Partial<Record<keyof DocumentTotalsAnswer, string>>;

/** The number and totals of the documents that match. */
export function TotalsStrip({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const totals = useTotals(type);
  const { data: company } = useCompany();
  const currency = company?.currency ?? '';
  const { filter } = useFilter();
  const asked = { ...filter, typeId: type.id };
  const money = (field: keyof typeof summed, label: ScreenMessageKey): ReactNode =>
    totals === undefined ? (
      '–'
    ) : (
      <Explained figure={listFigure('documents', summed[field], asked, t(label))}>
        <Amount minor={totals[field]} currency={currency} />
      </Explained>
    );
  const isCharged = bearsVat(type.group);
  const total = isCharged ? 'documents.summary.total' : 'documents.summary.cost';
  return (
    <dl className="totals" aria-live="polite">
      <div className="totals__count">
        <dt>{t('documents.list.documents')}</dt>
        <dd>{totals === undefined ? '–' : grouped(String(totals.count))}</dd>
      </div>
      {isCharged ? (
        <>
          <div className="totals__minor">
            <dt>{t('documents.summary.base')}</dt>
            <dd>{money('baseMinor', 'documents.summary.base')}</dd>
          </div>
          <div className="totals__minor">
            <dt>{t('documents.summary.vat')}</dt>
            <dd>{money('vatMinor', 'documents.summary.vat')}</dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{t(total)}</dt>
        <dd>{money('totalMinor', total)}</dd>
      </div>
      {type.accountEffect === 'none' ? null : (
        <div className={totals?.pendingMinor === 0 ? undefined : 'totals__pending'}>
          <dt>{t('documents.summary.pending')}</dt>
          <dd>{money('pendingMinor', 'documents.summary.pending')}</dd>
        </div>
      )}
    </dl>
  );
}
