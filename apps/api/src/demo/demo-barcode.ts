import { ean13CheckDigit } from '@balcao/domain';
import type { DemoArticle } from './demo-articles.js';

/** Apart, so that codes of neighbours in the list do not look alike. */
const step = 7_919;

/**
 * The EAN-13 of the demo company's n-th article. What is weighed has a code of the shop's own with
 * a value of zero, as its scale prints it (`scaleBarcodePresets`); all else has a maker's.
 */
export function demoBarcode([, , unit]: DemoArticle, at: number): string {
  const twelve =
    unit === 'kg' ? `21${String(10_000 + at)}00000` : `6009${String(10_000_000 + at * step)}`;
  return `${twelve}${String(ean13CheckDigit(twelve))}`;
}
