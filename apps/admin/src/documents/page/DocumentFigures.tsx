import type { DocumentAnswer } from '@balcao/contracts';
import { beforeDiscounts } from '@balcao/domain';
import { showDecimal, showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Explained } from '../../explain/Explained.js';
import { lessFigure, partFigure, rowFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useCompany } from '../../admin/use-company.js';
import { SummaryRow } from '../parts/SummaryRow.js';
import { isChargedIn } from './charged.js';

/** The document's figures, its VAT by code, and what is left to be paid. */
export function DocumentFigures({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { totals, currency, lines, vatIncluded } = document.content;
  const isCharged = isChargedIn(document);
  const total = t(isCharged ? 'documents.summary.total' : 'documents.summary.cost');
  const figureOf = figuresOf(document);
  const own = useOwnCurrency(document);
  return (
    <section className="card summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{t('documents.summary.title')}</h2>
      <dl className="summary__rows">
        <SummaryRow label={t('documents.summary.lines')}>{lines.length}</SummaryRow>
        {isCharged ? <Charged document={document} /> : null}
      </dl>
      <div className="summary__total">
        <span>{total}</span>
        <Explained figure={figureOf('totalMinor', total)}>
          <Amount minor={totals.totalMinor} currency={currency} />
        </Explained>
      </div>
      <Worth document={document} />
      {document.accountEffect === 'none' || document.status === 'cancelled' ? null : (
        <div className="summary__pending">
          <span>{t('documents.summary.pending')}</span>
          <Explained figure={figureOf('pendingMinor', t('documents.summary.pending'))}>
            <Amount minor={document.pendingMinor} dashForZero {...(own && { currency: own })} />
          </Explained>
        </div>
      )}
      {vatIncluded && totals.vatMinor > 0 ? (
        <p className="summary__hint">{t('documents.summary.pricesIncludedVat')}</p>
      ) : null}
    </section>
  );
}

interface DiscountProps {
  readonly document: DocumentAnswer;
  readonly part: 'commercial' | 'financial';
}

/** A discount on the document, and the VAT code that it is limited to. */
function Discount({ document, part }: DiscountProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { totals, ...content } = document.content;
  const { [`${part}Discount` as const]: discount } = content;
  const { [`${part}Minor` as const]: minor } = totals;
  if (minor === 0) return null;
  const label = t(`documents.summary.${part}`);
  const on = totals.groups.find(({ vatId }) => vatId === discount?.vatId);
  const detail =
    on && t('documents.summary.vatOf', { rate: showDecimal(on.rate, language), code: on.code });
  return (
    <SummaryRow label={label} detail={detail}>
      <Explained figure={lessFigure(partsOf(document)(`${part}Minor`, label))}>
        <Amount minor={-minor} />
      </Explained>
    </SummaryRow>
  );
}

/** The composition of the total: lines, discounts and VAT. */
function Charged({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { totals } = document.content;
  const { grossMinor, lineDiscountMinor } = beforeDiscounts(totals);
  const figureOf = figuresOf(document);
  const partOf = partsOf(document);
  return (
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
        <Explained figure={partOf('subtotalMinor', t('documents.summary.subtotal'))}>
          <Amount minor={totals.subtotalMinor} />
        </Explained>
      </SummaryRow>
      <Discount document={document} part="commercial" />
      <Discount document={document} part="financial" />
      <SummaryRow label={t('documents.summary.base')}>
        <Explained figure={figureOf('baseMinor', t('documents.summary.base'))}>
          <Amount minor={totals.baseMinor} />
        </Explained>
      </SummaryRow>
      <VatOfDocument document={document} />
    </>
  );
}

/** The company's currency, if the document is in a foreign one. */
function useOwnCurrency({ content }: DocumentAnswer): string | undefined {
  const { data: company } = useCompany();
  return content.exchange === undefined ? undefined : company?.currency;
}

/** The total of a foreign-currency document in the company's currency, and the rate. */
function Worth({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const own = useOwnCurrency(document);
  const { exchange, currency } = document.content;
  if (exchange === undefined || own === undefined) return null;
  const amount = showMinor(exchange.totalMinor, language);
  const rate = showDecimal(exchange.rate, language);
  const { typed } = exchange;
  return (
    <>
      <p className="summary__hint">
        {t('documents.summary.worth', { amount, own, currency, rate })}
      </p>
      {typed === undefined ? null : (
        <p className="summary__hint">
          {t('documents.summary.typedRate', { reason: typed.reason })}
        </p>
      )}
    </>
  );
}

/** The VAT of each code, with the bases if there are several. */
function VatOfDocument({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { totals } = document.content;
  const partOf = partsOf(document);
  return totals.groups.map(({ vatId, code, rate, baseMinor, vatMinor }) => {
    const shown = showDecimal(rate, language);
    const name = `${code} ${shown}\u00a0%`;
    return (
      <SummaryRow
        key={vatId}
        label={t('documents.summary.vatOf', { rate: shown, code })}
        detail={
          totals.groups.length > 1 ? (
            <Explained figure={partOf('vatBaseMinor', name, vatId)}>
              <Amount minor={baseMinor} />
            </Explained>
          ) : undefined
        }
      >
        <Explained figure={partOf('vatMinor', name, vatId)}>
          <Amount minor={vatMinor} />
        </Explained>
      </SummaryRow>
    );
  });
}

/** Figures of the document itself. */
const figuresOf =
  ({ id, reference }: DocumentAnswer) =>
  (field: string, label: string) =>
    rowFigure('documents', field, id, `${label} · ${reference}`);

/** Figures of the document's page that are sums of its lines. */
const partsOf =
  ({ id, reference }: DocumentAnswer) =>
  (field: string, label: string, part?: string) =>
    partFigure('documents', field, id, `${label} · ${reference}`, part);
