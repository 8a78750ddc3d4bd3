import type { ArticleRow } from '@balcao/contracts';
import { articlePrice } from './article-price.js';
import type { EditorSession } from './editor-session.js';
import type { EditorLine } from './state.js';
import { writeDecimal } from './typed.js';

/** What choosing an article writes on a line; a quantity that was typed stays. */
export function lineOfArticle(
  session: EditorSession,
  article: ArticleRow,
  line: EditorLine | undefined,
): Partial<EditorLine> {
  const { vat, company, language } = session.rules;
  const vatId = vat.some(({ id }) => id === article.vatId) ? article.vatId : session.defaultVatId;
  const { vatIncluded } = session.state.get().head;
  const { decimalPlaces } = company.settings;
  const vatRate = vat.find(({ id }) => id === vatId)?.rate ?? '0';
  const { purchasePrice = '0' } = article;
  // What is bought or used up is worth what it costs; without VAT, as articles say it.
  const price =
    session.rules.group === 'purchases' || session.rules.group === 'internal'
      ? purchasePrice
      : articlePrice(article, vatRate, vatIncluded, decimalPlaces);
  const isWithoutQuantity = line === undefined || line.quantity.trim() === '';
  return {
    articleId: article.id,
    description: article.name,
    unit: article.unit,
    unitPrice: writeDecimal(price, language),
    vatId,
    kept: {},
    ...(isWithoutQuantity && { quantity: '1' }),
  };
}
