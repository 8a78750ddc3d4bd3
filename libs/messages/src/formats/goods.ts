import type { Language } from '../screens/index.js';
import { showDecimal } from './numerals.js';

/** So much of an article or of a batch of it. */
export interface CountedGoods {
  /** A decimal string. */
  readonly quantity: string;
  readonly articleName?: string | undefined;
  readonly batchName?: string | undefined;
}

/** Goods in one line: `5 × Rice 25 kg, 2,5 × Sugar L7`. */
export const showGoods = (goods: readonly CountedGoods[], language: Language): string =>
  goods
    .map(({ quantity, articleName, batchName }) =>
      [showDecimal(quantity, language), '×', articleName, batchName]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .join(', ');
