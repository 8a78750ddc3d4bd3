import { priceDocument, quantity, rate, unitPrice } from '@balcao/pricing';
import type { LineContent } from '@balcao/domain';
import { demoArticles, demoServices, demoShelfLives, type DemoArticle } from './demo-articles.js';
import { vatIdOf } from './demo-records.js';
import type { FixedDice } from './fixed-dice.js';

/** Sold by weight, so in thousandths too. */
const byWeight = new Set(['kg']);

/** An article's line at its sale price. */
export function saleLine(article: DemoArticle, count: string, discounts: string[]): LineContent {
  const [code, , , , vat, , unitPrice] = article;
  const line = { articleId: `DEMO${code}`, quantity: count, unitPrice, vatId: vatIdOf(vat) };
  return discounts.length === 0 ? line : { ...line, discounts };
}

/** Articles of some categories, those that go fast more often, each once. */
export function someArticles(
  dice: FixedDice,
  categories: readonly string[],
  lines: number,
): readonly DemoArticle[] {
  const fitting = demoArticles.filter(([, , , category]) => categories.includes(category));
  const total = fitting.reduce((sum, article) => sum + article[7], 0);
  const chosen = new Set<DemoArticle>();
  for (let at = 0; at < lines; at += 1) {
    let left = dice.below(total);
    for (const article of fitting) {
      left -= article[7];
      if (left < 0) {
        chosen.add(article);
        break;
      }
    }
  }
  return [...chosen];
}

/** How much of an article is taken at once: a few, or weighed. */
export function someQuantity(dice: FixedDice, [code, , unit]: DemoArticle, most: number): string {
  const whole = 1 + dice.below(demoShelfLives.has(code) ? Math.min(2, most) : most);
  return byWeight.has(unit) ? `${whole}.${dice.below(9) + 1}5` : String(whole);
}

/** A service by the hour or by the piece. */
export function serviceLine(dice: FixedDice): LineContent {
  const [code, , , , price] = demoServices[dice.below(demoServices.length)] ?? demoServices[0];
  const count = String(1 + dice.below(3));
  return { articleId: `DEMO${code}`, quantity: count, unitPrice: price, vatId: 'vat_NOR' };
}

const rates: Readonly<Record<string, string>> = { vat_NOR: '16', vat_ISE_B: '0' };

/** What a sale of the lines comes to, in minor units, as the books will reckon it. */
export function totalOf(lines: readonly LineContent[]): number {
  const priced = priceDocument(
    lines.map((line) => ({
      quantity: quantity(line.quantity),
      unitPrice: unitPrice(line.unitPrice),
      vatRate: rate(rates[line.vatId] ?? '16'),
      taxGroup: line.vatId,
      discounts: (line.discounts ?? []).map(rate),
    })),
    { policy: 'P', vatIncluded: false },
  );
  return priced.totals.totalMinor;
}

/** What the network says of a payment by telephone, of each sale another; else nothing. */
export const referenceOf = (methodId: string, saleId: string): { readonly reference?: string } =>
  methodId === 'method_mpesa'
    ? { reference: `BCT${saleId.replaceAll(/\D/g, '').padStart(7, '0')}` }
    : {};
