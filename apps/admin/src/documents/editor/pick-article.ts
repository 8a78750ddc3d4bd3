import type { ArticleRow } from '@balcao/contracts';
import { articlePrice } from '@balcao/pricing';
import { chargedRate } from '../../formats/charged-rate.js';
import type { EditorSession } from './editor-session.js';
import { priceInQuote } from './quote.js';
import type { EditorLine } from './state.js';

/** The changes of a line when an article is chosen; a typed quantity stays. */
export function lineOfArticle(
  session: EditorSession,
  article: ArticleRow,
  line: EditorLine | undefined,
): Partial<EditorLine> {
  const isWithoutQuantity = line === undefined || line.quantity.trim() === '';
  return {
    articleId: article.id,
    description: article.name,
    unit: article.unit,
    ...priceOnLine(session, priceOfArticle(session, article, session.client?.categoryId)),
    vatId: vatOf(session, article),
    kept: {},
    ...(isWithoutQuantity && { quantity: '1' }),
  };
}

/** The article's VAT code, if it is active. */
const vatOf = ({ rules, defaultVatId }: EditorSession, { vatId }: ArticleRow): string =>
  rules.vat.some(({ id }) => id === vatId) ? vatId : defaultVatId;

/**
 * The price of an article for a client category, in the company's currency; for purchases and
 * internal use, its cost without VAT.
 */
export function priceOfArticle(
  session: EditorSession,
  article: ArticleRow,
  categoryId: string | undefined,
): string {
  const { group, vat, company } = session.rules;
  if (group === 'purchases' || group === 'internal') return article.purchasePrice ?? '0';
  const vatId = vatOf(session, article);
  return articlePrice(article, {
    categoryId,
    vatRate: chargedRate(vat.find(({ id }) => id === vatId)),
    vatIncluded: session.state.get().head.vatIncluded,
    decimalPlaces: company.settings.decimalPlaces,
  });
}

/** Without a rate for the day the price cannot be converted and stays empty. */
export function priceOnLine(
  session: EditorSession,
  price: string,
): Pick<EditorLine, 'unitPrice' | 'converted'> {
  const { company, language } = session.rules;
  const { quote } = session;
  if (quote === undefined) return { unitPrice: '', converted: undefined };
  const { decimalPlaces } = company.settings;
  return priceInQuote(price, quote, company.currency, { language, decimalPlaces });
}
