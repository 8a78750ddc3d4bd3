import type { DocumentIssuedData } from '@balcao/domain';
import { showDecimal, withPlaces } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { Explained } from '../../explain/Explained.js';
import { partFigure, rowFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';

type IssuedLine = DocumentIssuedData['lines'][number];

/** The lines as they were issued; cards where a table has no room. */
export function DocumentLines({ content }: { readonly content: DocumentIssuedData }): ReactNode {
  const t = useMessages();
  const hasDiscount = content.lines.some(({ discountMinor }) => discountMinor > 0);
  const price = content.vatIncluded ? 'documents.line.priceWithVat' : 'documents.line.unitPrice';
  return (
    <section className="card card--flush" aria-labelledby="lines-title">
      <div className="card__head">
        <h2 id="lines-title">{t('documents.editor.lines')}</h2>
      </div>
      <table className="doc__lines" aria-labelledby="lines-title">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('documents.line.article')}</th>
            <th scope="col" className="cell--number">
              {t('documents.line.quantityShort')}
            </th>
            <th scope="col" className="cell--number">
              {t(price)}
            </th>
            {hasDiscount ? (
              <th scope="col" className="cell--number">
                {t('documents.line.discountShort')}
              </th>
            ) : null}
            <th scope="col" className="cell--number">
              {t('documents.line.vat')}
            </th>
            <th scope="col" className="cell--number">
              {t('documents.line.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line, index) => (
            <Line
              key={index}
              documentId={content.id}
              line={line}
              number={index + 1}
              hasDiscount={hasDiscount}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly documentId: string;
  readonly line: IssuedLine;
  readonly number: number;
  readonly hasDiscount: boolean;
}

function Line({ documentId, line, number, hasDiscount }: LineProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayOpen = useMay('catalog.view');
  const at = number - 1;
  const { articleId, discounts, typedDiscountMinor } = line;
  const discount = discounts.map((each) => showDecimal(each, language)).join(' + ');
  return (
    <tr>
      <td className="doc__number">{number}</td>
      <td className="doc__article">
        {articleId === undefined || !mayOpen ? (
          line.description
        ) : (
          <Link to={`/commercial/articles/${encodeURIComponent(articleId)}`}>
            {line.description}
          </Link>
        )}
        {line.code === undefined ? null : <small>{line.code}</small>}
        {line.exemptionReason === undefined ? null : <small>{line.exemptionReason}</small>}
        {line.cashier === undefined ? null : (
          <small>{t('documents.line.cashier', { name: line.cashier.name })}</small>
        )}
      </td>
      <td className="cell--number doc__quantity">
        <Explained
          isInRow
          figure={rowFigure('document_lines', 'quantity', `${documentId}.${at}`, line.description)}
        >
          {showDecimal(line.quantity, language)} <small>{line.unit}</small>
        </Explained>
      </td>
      <td className="cell--number doc__price">
        {showDecimal(withPlaces(line.unitPrice, 2), language)}
      </td>
      {hasDiscount ? (
        <td className="cell--number doc__discount">
          {typedDiscountMinor === undefined ? (
            discount === '' ? (
              '–'
            ) : (
              `${discount} %`
            )
          ) : (
            <Amount minor={typedDiscountMinor} />
          )}
        </td>
      ) : null}
      <td className="cell--number doc__vat">{showDecimal(line.vatRate, language)} %</td>
      <td className="cell--number doc__total">
        <Explained
          isInRow
          figure={partFigure('documents', 'lineMinor', documentId, line.description, String(at))}
        >
          <Amount minor={line.afterDiscountMinor} />
        </Explained>
      </td>
    </tr>
  );
}
