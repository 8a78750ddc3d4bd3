import type { ArticleRow } from '@balcao/contracts';
import { folded } from '../../formats/folded.js';

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
  #sorted: readonly Held[] | undefined;

  get size(): number {
    return this.#byId.size;
  }

  /** Takes rows over; those out of use go. */
  put(rows: Iterable<ArticleRow>): void {
    for (const row of rows) {
      this.#forget(row.id);
      if (!row.isArchived) this.#hold(row);
    }
    this.#sorted = undefined;
  }

  get(id: string): ArticleRow | undefined {
    return this.#byId.get(id)?.row;
  }

  /** The article with one of the codes: barcodes and codes of articles, whatever their case. */
  find(codes: readonly string[]): ArticleRow | undefined {
    const id = codes
      .map((code) => this.#byCode.get(folded(code)))
      .find((found) => found !== undefined);
    return id === undefined ? undefined : this.get(id);
  }

  /** Articles that have every word in name, code or barcode; those that begin with it first. */
  search(words: string, limit: number): readonly ArticleRow[] {
    const wanted = folded(words)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (wanted.length === 0) return [];
    const first: ArticleRow[] = [];
    const others: ArticleRow[] = [];
    for (const { row, text } of this.#inOrder()) {
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
    for (const { row } of this.#inOrder()) {
      if (categoryId !== undefined && row.categoryId !== categoryId) continue;
      passed += 1;
      if (passed > skip) found.push(row);
      if (found.length === limit) break;
    }
    return found;
  }

  #hold(row: ArticleRow): void {
    const texts = [row.name, row.code, ...row.barcodes];
    const held = { row, text: ` ${folded(texts.join(' '))}` };
    this.#byId.set(row.id, held);
    for (const code of [row.code, ...row.barcodes]) this.#byCode.set(folded(code), row.id);
  }

  #forget(id: string): void {
    const held = this.#byId.get(id);
    if (held === undefined) return;
    this.#byId.delete(id);
    for (const code of [held.row.code, ...held.row.barcodes]) {
      if (this.#byCode.get(folded(code)) === id) this.#byCode.delete(folded(code));
    }
  }

  #inOrder(): readonly Held[] {
    const collator = new Intl.Collator('pt');
    this.#sorted ??= [...this.#byId.values()].sort((a, b) =>
      collator.compare(a.row.name, b.row.name),
    );
    return this.#sorted;
  }
}
