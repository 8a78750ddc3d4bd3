import type { DocumentAnswer } from '@balcao/contracts';
import { discountAsAmount, type DocumentIssuedData } from '@balcao/domain';
import { showDecimal, withPlaces } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { Explained } from '../../explain/Explained.js';
import { partFigure, rowFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { isChargedIn } from './charged.js';
import { LineBatches } from './LineBatches.js';
import { leftOfLines, type LeftOfLine } from './left-of-lines.js';

type IssuedLine = DocumentIssuedData['lines'][number];

/** The lines as issued; cards on narrow screens. */
export function DocumentLines({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { content } = document;
  const hasDiscount = content.lines.some(({ discountMinor }) => discountMinor > 0);
  const isCharged = isChargedIn(document);
  const price = content.vatIncluded ? 'documents.line.priceWithVat' : 'documents.line.unitPrice';
  const left = leftOfLines(document);
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
              {t(isCharged ? price : 'documents.line.unitCost')}
            </th>
            {hasDiscount ? (
              <th scope="col" className="cell--number">
                {t('documents.line.discountShort')}
              </th>
            ) : null}
            {isCharged ? (
              <th scope="col" className="cell--number">
                {t('documents.line.vat')}
              </th>
            ) : null}
            <th scope="col" className="cell--number">
              {t(isCharged ? 'documents.line.total' : 'documents.line.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line, index) => (
            <Line
              key={index}
              content={content}
              line={line}
              number={index + 1}
              hasDiscount={hasDiscount}
              isCharged={isCharged}
              left={left?.[index]}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly content: DocumentIssuedData;
  readonly line: IssuedLine;
  readonly number: number;
  readonly hasDiscount: boolean;
  readonly isCharged: boolean;
  readonly left: LeftOfLine | undefined;
}

function Line(props: LineProps): ReactNode {
  const { content, line, number, hasDiscount, isCharged, left } = props;
  const { id: documentId } = content;
  const t = useMessages();
  const language = useLanguage();
  const mayOpen = useMay('catalog.view');
  const at = number - 1;
  const { articleId, discounts } = line;
  const discountMinor = discountAsAmount(line);
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
        <Charge of={line} />
        {line.cashier === undefined ? null : (
          <small>{t('documents.line.cashier', { name: line.cashier.name })}</small>
        )}
        <LineBatches document={content} at={at} />
        {left === undefined ? null : <Left left={left} unit={line.unit} />}
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
          {discountMinor === undefined ? (
            discount === '' ? (
              '–'
            ) : (
              `${discount}\u00a0%`
            )
          ) : (
            <Amount minor={discountMinor} />
          )}
        </td>
      ) : null}
      {isCharged ? (
        <td className="cell--number doc__vat">{`${showDecimal(line.vatRate, language)}\u00a0%`}</td>
      ) : null}
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

/** The quantities of the line that went into other documents, and that remain. */
function Left({ left, unit }: { readonly left: LeftOfLine; readonly unit: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (left.left === '0') return <small>{t('documents.line.noneLeft')}</small>;
  const shown = (quantity: string): string => showDecimal(quantity, language);
  return (
    <small className="doc__left">
      {t('documents.line.left', {
        converted: shown(left.converted),
        left: shown(left.left),
        unit,
      })}
    </small>
  );
}

/** What kind of charge the line is, if it is one. */
function Charge({ of: { charge } }: { readonly of: IssuedLine }): ReactNode {
  const t = useMessages();
  if (charge === undefined) return null;
  const kind = t(`documents.line.charges.${charge}`);
  return <small>{t('documents.line.charge', { kind })}</small>;
}
