import type { ArticleRow } from '@balcao/contracts';
import { compareDecimals, isUnitPrice, unitPrice } from '@balcao/pricing';
import type { EditorSession } from './editor-session.js';
import { priceOfArticle, priceOnLine } from './pick-article.js';
import type { EditorLine } from './state.js';
import { readDecimal } from './typed.js';

/**
 * The lines whose price may follow the client: those with an article and not from another document.
 */
export const pricedByArticle = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(({ articleId, kept }) => articleId !== undefined && kept?.origin === undefined);

/**
 * Gives lines the prices of another client category, if they still have the price of the previous
 * one; typed prices stay. Returns the number of changed lines.
 */
export function takeClientPrices(
  session: EditorSession,
  articles: ReadonlyMap<string, ArticleRow>,
  from: string | undefined,
  to: string | undefined,
): number {
  const { language } = session.rules;
  let taken = 0;
  for (const line of pricedByArticle(session.state.get().lines)) {
    const article = articles.get(line.articleId ?? '');
    if (article === undefined) continue;
    const before = priceOnLine(session, priceOfArticle(session, article, from));
    const after = priceOnLine(session, priceOfArticle(session, article, to));
    const isSame = (typed: string): boolean =>
      isSamePrice(readDecimal(line.unitPrice, language), readDecimal(typed, language));
    if (!isSame(before.unitPrice) || isSame(after.unitPrice)) continue;
    session.changeLine(line.key, after);
    taken += 1;
  }
  return taken;
}

const isSamePrice = (one: string, other: string): boolean =>
  isUnitPrice(one) && isUnitPrice(other) && compareDecimals(unitPrice(one), unitPrice(other)) === 0;
