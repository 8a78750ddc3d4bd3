import type { ArticleRow } from '@balcao/contracts';
import { gtinOf } from '@balcao/domain';
import { folded } from '../../formats/folded.js';
import type { CodedGoods } from '../scan/typed-code.js';

/** An article as the till holds it: what finding it takes is worked out once. */
interface Held {
  readonly row: ArticleRow;
  /** Folded words of name, code and barcodes, each after a space. */
  readonly text: string;
}

/**
 * The articles of a till, in memory: a scan is one look-up, a search one pass over short texts.
 * Rows come and change one by one, as the office changes them.
 */
export class Catalogue {
  readonly #byId = new Map<string, Held>();
  readonly #byCode = new Map<string, string>();
  /** By name; at each change what comes is laid between what is there. */
  #sorted: readonly Held[] = [];
  #changes = 0;

  get size(): number {
    return this.#byId.size;
  }

  /** How often rows have come or gone. */
  get changes(): number {
    return this.#changes;
  }

  /** Takes rows over; those out of use go. */
  put(rows: Iterable<ArticleRow>): void {
    const come: Held[] = [];
    let isAnyGone = false;
    for (const row of rows) {
      isAnyGone = this.#forget(row.id) || isAnyGone;
      if (!row.isArchived) come.push(this.#hold(row));
    }
    const isThere = (held: Held): boolean => this.#byId.get(held.row.id) === held;
    const stay = isAnyGone ? this.#sorted.filter(isThere) : this.#sorted;
    this.#sorted = merged(stay, (isAnyGone ? come.filter(isThere) : come).sort(byText));
    this.#changes += 1;
  }

  get(id: string): ArticleRow | undefined {
    return this.#byId.get(id)?.row;
  }

  /** The article with one of the codes: barcodes and codes of articles, whatever their case. */
  find(codes: readonly string[]): ArticleRow | undefined {
    const id = codes
      .map((code) => this.#byCode.get(keyOf(code)))
      .find((found) => found !== undefined);
    return id === undefined ? undefined : this.get(id);
  }

  /** The article that a code is on; those on labels of scales are sold by weight. */
  coded({ codes, onScale = [] }: Pick<CodedGoods, 'codes' | 'onScale'>): ArticleRow | undefined {
    const found = this.find(codes);
    if (found !== undefined) return found;
    return onScale
      .map((code) => this.find([code]))
      .find((article) => article?.isSoldByWeight === true);
  }

  /** Articles that have every word in name, code or barcode; those that begin with it first. */
  search(words: string, limit: number): readonly ArticleRow[] {
    const wanted = folded(words)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (wanted.length === 0) return [];
    const first: ArticleRow[] = [];
    const others: ArticleRow[] = [];
    for (const { row, text } of this.#sorted) {
      if (!wanted.every((word) => text.includes(word))) continue;
      if (wanted.every((word) => text.includes(` ${word}`))) first.push(row);
      else others.push(row);
      if (first.length === limit) break;
    }
    return [...first, ...others].slice(0, limit);
  }

  /** Articles of a category by name, or all; a page of them. */
  page(categoryId: string | undefined, skip: number, limit: number): readonly ArticleRow[] {
    const found: ArticleRow[] = [];
    let passed = 0;
    for (const { row } of this.#sorted) {
      if (categoryId !== undefined && row.categoryId !== categoryId) continue;
      passed += 1;
      if (passed > skip) found.push(row);
      if (found.length === limit) break;
    }
    return found;
  }

  /** The ids of articles that are kept in batches, so many at most. */
  batched(limit: number): readonly string[] {
    const found: string[] = [];
    for (const { row } of this.#sorted) {
      if (row.isBatchManaged === true) found.push(row.id);
      if (found.length === limit) break;
    }
    return found;
  }

  #hold(row: ArticleRow): Held {
    const texts = [row.name, row.code, ...row.barcodes];
    const held = { row, text: ` ${folded(texts.join(' '))}` };
    this.#byId.set(row.id, held);
    for (const code of [row.code, ...row.barcodes]) this.#byCode.set(keyOf(code), row.id);
    return held;
  }

  /** Answers whether there was anything to forget. */
  #forget(id: string): boolean {
    const held = this.#byId.get(id);
    if (held === undefined) return false;
    this.#byId.delete(id);
    for (const code of [held.row.code, ...held.row.barcodes]) {
      if (this.#byCode.get(keyOf(code)) === id) this.#byCode.delete(keyOf(code));
    }
    return true;
  }
}

/** What a code is found by: bars that readers spell in two ways are one. */
const keyOf = (code: string): string => gtinOf(code) ?? folded(code);

/** Folded texts need no collation: accents and case are off them. */
function byText(a: Held, b: Held): number {
  if (a.text === b.text) return 0;
  return a.text < b.text ? -1 : 1;
}

/** Two lists in order as one: a page of a large catalogue is laid in without sorting all again. */
function merged(some: readonly Held[], others: readonly Held[]): readonly Held[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  const all: Held[] = [];
  let place = 0;
  for (const each of some) {
    for (let next = others[place]; next !== undefined && byText(next, each) < 0;) {
      all.push(next);
      place += 1;
      next = others[place];
    }
    all.push(each);
  }
  return [...all, ...others.slice(place)];
}
