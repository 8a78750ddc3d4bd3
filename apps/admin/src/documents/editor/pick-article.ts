import type { ArticleRow } from '@balcao/contracts';
import { articlePrice } from './article-price.js';
import type { EditorSession } from './editor-session.js';
import { priceInQuote } from './quote.js';
import type { EditorLine } from './state.js';

/** What choosing an article writes on a line; a quantity that was typed stays. */
export function lineOfArticle(
  session: EditorSession,
  article: ArticleRow,
  line: EditorLine | undefined,
): Partial<EditorLine> {
  const { vat, company } = session.rules;
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
    ...priceOnLine(session, price),
    vatId,
    kept: {},
    ...(isWithoutQuantity && { quantity: '1' }),
  };
}

/** Without a rate for its day nothing can be converted: the price is left to be written. */
function priceOnLine(
  session: EditorSession,
  price: string,
): Pick<EditorLine, 'unitPrice' | 'converted'> {
  const { company, language } = session.rules;
  const { quote } = session;
  if (quote === undefined) return { unitPrice: '', converted: undefined };
  const { decimalPlaces } = company.settings;
  return priceInQuote(price, quote, company.currency, { language, decimalPlaces });
}
