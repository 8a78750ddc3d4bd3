import { bearsVat, beforeDiscounts, creditsOrigin } from '@balcao/domain';
import { showDecimal, showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useRested } from '../../fields/use-rested.js';
import { useMessages } from '../../i18n/use-messages.js';
import { SummaryRow } from '../parts/SummaryRow.js';
import { useCurrency, useEditor, useHead, usePreview } from './context.js';
import { DiscountField } from './DiscountField.js';

/** The current figures of the document; sticky. */
export function SummaryCard({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const { totals, lineCount, isPartial } = usePreview();
  const currency = useCurrency();
  const isCharged = bearsVat(type.group);
  const { grossMinor, lineDiscountMinor } = beforeDiscounts(totals);
  return (
    <section className="card summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{t('documents.summary.title')}</h2>
      <dl className="summary__rows">
        <SummaryRow label={t('documents.summary.lines')}>{lineCount}</SummaryRow>
        {isCharged ? (
          <>
            {lineDiscountMinor === 0 ? null : (
              <>
                <SummaryRow label={t('documents.summary.gross')}>
                  <Amount minor={grossMinor} />
                </SummaryRow>
                <SummaryRow label={t('documents.summary.discount')}>
                  <Amount minor={-lineDiscountMinor} />
                </SummaryRow>
              </>
            )}
            <SummaryRow label={t('documents.summary.subtotal')}>
              <Amount minor={totals.subtotalMinor} />
            </SummaryRow>
          </>
        ) : null}
      </dl>
      {isCharged ? <Charged /> : null}
      <div className="summary__total">
        <span>{t(isCharged ? 'documents.summary.total' : 'documents.summary.cost')}</span>
        <Amount minor={totals.totalMinor} currency={currency} />
      </div>
      {isPartial ? <p className="summary__warning">{t('documents.summary.partial')}</p> : null}
      {isCharged && !creditsOrigin(type) ? <VatIncluded /> : null}
      {children}
      <SpokenTotal minor={totals.totalMinor} currency={currency} />
    </section>
  );
}

/** Discounts and the VAT on the remainder; a note takes both from what it corrects. */
function Charged(): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const { totals, isOverDiscounted } = usePreview();
  const vatOf = (id: string): string => session.rules.vat.find((row) => row.id === id)?.code ?? '';
  const rateOf = (rate: string): string => showDecimal(rate, session.rules.language);
  return (
    <>
      {creditsOrigin(type) ? null : (
        <>
          <DiscountField part="commercial" minor={totals.commercialMinor} />
          <DiscountField part="financial" minor={totals.financialMinor} />
        </>
      )}
      {isOverDiscounted ? (
        <p className="summary__warning">{t('documents.summary.overDiscounted')}</p>
      ) : null}
      <dl className="summary__rows">
        <SummaryRow label={t('documents.summary.base')}>
          <Amount minor={totals.baseMinor} />
        </SummaryRow>
        {totals.groups.map(({ taxGroup, rate, vatMinor, baseMinor }) => (
          <SummaryRow
            key={taxGroup}
            label={t('documents.summary.vatOf', { rate: rateOf(rate), code: vatOf(taxGroup) })}
            detail={
              totals.groups.length > 1 ? showMinor(baseMinor, session.rules.language) : undefined
            }
          >
            <Amount minor={vatMinor} />
          </SummaryRow>
        ))}
      </dl>
    </>
  );
}

function VatIncluded(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { vatIncluded } = useHead();
  return (
    <label className="summary__switch">
      <input
        type="checkbox"
        role="switch"
        checked={vatIncluded}
        onChange={(event) => {
          session.changeHead({ vatIncluded: event.target.checked });
        }}
      />
      {t('documents.summary.vatIncluded')}
    </label>
  );
}

/** How long the total must be stable before it is announced, in milliseconds. */
const SPEAK_AFTER_MS = 1_200;

interface SpokenTotalProps {
  readonly minor: number;
  readonly currency: string;
}

/** Announces the total to screen readers after a pause in typing, never an outdated one. */
function SpokenTotal({ minor, currency }: SpokenTotalProps): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const total = showMinor(minor, session.rules.language);
  const label = t(bearsVat(type.group) ? 'documents.summary.total' : 'documents.summary.cost');
  const sentence = `${label}: ${total} ${currency}`;
  const rested = useRested(sentence, SPEAK_AFTER_MS);
  return (
    <p className="visually-hidden" aria-live="polite">
      {rested === sentence ? sentence : null}
    </p>
  );
}
