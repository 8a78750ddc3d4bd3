import type { ArticleRow } from '@balcao/contracts';
import { gtinOf } from '@balcao/domain';
import { folded } from '../../formats/folded.js';
import type { CodedGoods } from '../scan/typed-code.js';

/** An article in the till, with its search text computed once. */
interface Held {
  readonly row: ArticleRow;
  /** Normalized words of name, code and barcodes, each after a space. */
  readonly text: string;
}

/**
 * The articles of a till, in memory: a scan is one lookup, a search one pass over short texts. Rows
 * are updated one by one as the office changes them.
 */
export class Catalogue {
  readonly #byId = new Map<string, Held>();
  readonly #byCode = new Map<string, string>();
  /** Sorted by name; changes are merged in. */
  #sorted: readonly Held[] = [];
  #changes = 0;

  get size(): number {
    return this.#byId.size;
  }

  /** Incremented when rows are added or removed. */
  get changes(): number {
    return this.#changes;
  }

  /** Adds or updates rows; inactive ones are removed. */
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

  /** The article with one of the codes: barcodes or article codes, ignoring case. */
  find(codes: readonly string[]): ArticleRow | undefined {
    const id = codes
      .map((code) => this.#byCode.get(keyOf(code)))
      .find((found) => found !== undefined);
    return id === undefined ? undefined : this.get(id);
  }

  /** The article of a code; codes on scale labels belong to articles sold by weight. */
  coded({ codes, onScale = [] }: Pick<CodedGoods, 'codes' | 'onScale'>): ArticleRow | undefined {
    const found = this.find(codes);
    if (found !== undefined) return found;
    return onScale
      .map((code) => this.find([code]))
      .find((article) => article?.isSoldByWeight === true);
  }

  /** Articles with every word in name, code or barcode; those starting with it come first. */
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

  /** The ids of articles with batches, up to a limit. */
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

  /** Returns whether anything was removed. */
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

/** The lookup key of a code: two spellings of the same bars are one. */
const keyOf = (code: string): string => gtinOf(code) ?? folded(code);

/** Normalized texts need no collation: they have no accents or case. */
function byText(a: Held, b: Held): number {
  if (a.text === b.text) return 0;
  return a.text < b.text ? -1 : 1;
}

/**
 * Merges two sorted lists, so that a page is added to a large catalogue without sorting it again.
 */
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
