import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import type { Language } from '@balcao/messages';
import type { AmountCurrencies } from './amount-currencies.js';
import type { ExportColumn } from './export-columns.js';

const words = { en: en.lists.pdf, pt: pt.lists.pdf };

type Values = Readonly<Record<string, unknown>>;

/** What is summed up below the rows of a file. */
export interface SummedFields {
  /** Fields that are summed up. */
  readonly sums?: readonly string[] | undefined;
  /** The rows that count for the sums; all without it. */
  readonly counts?: ((row: Values) => boolean) | undefined;
  /** The currencies of the amounts, where the rows have more than one. */
  readonly currencies?: AmountCurrencies | undefined;
}

/** What stands below a column: a sum of minor units, or a word. */
export type Total = number | string;

/** Adds up the rows of a file while they are written. */
export class ListSums {
  readonly #sums = new Map<string, number>();
  readonly #currencies = new Set<unknown>();
  readonly #fields: readonly string[];
  readonly #counts: (row: Values) => boolean;
  readonly #inOwn: readonly string[];

  constructor({ sums = [], counts = () => true, currencies }: SummedFields) {
    this.#fields = sums;
    this.#counts = counts;
    this.#inOwn = currencies?.inOwn ?? [];
  }

  add(row: Values): void {
    this.#currencies.add(row['currency']);
    if (!this.#counts(row)) return;
    for (const field of this.#fields) {
      const value = row[field];
      if (typeof value === 'number') this.#sums.set(field, (this.#sums.get(field) ?? 0) + value);
    }
  }

  /** The row of totals, undefined without one: amounts of different currencies come to no sum. */
  below(columns: readonly ExportColumn[], language: Language): readonly Total[] | undefined {
    if (!columns.some(({ field }) => this.#sumOf(field) !== undefined)) return undefined;
    return columns.map(
      ({ field }, at) => this.#sumOf(field) ?? (at === 0 ? words[language].total : ''),
    );
  }

  #sumOf(field: string): number | undefined {
    const isOneCurrency = this.#currencies.size <= 1 || this.#inOwn.includes(field);
    return isOneCurrency ? this.#sums.get(field) : undefined;
  }
}
