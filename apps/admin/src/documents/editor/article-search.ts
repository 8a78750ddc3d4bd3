import type { ArticleRow } from '@balcao/contracts';
import { isSameBarcode, readSpellings } from '@balcao/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BalcaoDataProvider } from '../../admin/data-provider.js';
import { withoutAffixes } from '../../boot/scanner-affixes.js';
import { folded } from '../../formats/folded.js';
import { areOf, scannedGoods } from './scanned-goods.js';

/** The most articles offered at once. */
const HITS = 8;
/** How long an answer is cached while typing, in milliseconds. */
const FRESH_MS = 30_000;

const RESOURCE = 'commercial/articles';

/** Articles whose code, name or barcode matches the words; exact matches come first. */
export class ArticleSearch {
  constructor(
    private readonly provider: BalcaoDataProvider,
    private readonly queries: QueryClient,
  ) {}

  find(words: string): Promise<readonly ArticleRow[]> {
    const text = words.trim();
    if (text === '') return Promise.resolve([]);
    return this.queries.query({
      queryKey: [RESOURCE, 'find', text],
      staleTime: FRESH_MS,
      queryFn: async () => {
        const goods = scannedGoods(text);
        const written = spellings(text);
        const wanted = [
          ...written.map((code) => ({ code })),
          ...(goods?.codes ?? written).map((words) => ({ q: words })),
        ];
        const hits = await Promise.all(wanted.map((filter) => this.#list(filter, HITS)));
        return ranked(text, hits.flat());
      },
    });
  }

  /** The articles of many codes, by code; other texts are searched as words. */
  async findAll(texts: readonly string[]): Promise<ReadonlyMap<string, ArticleRow>> {
    const wanted = [...new Set(texts)];
    const found = new Map<string, ArticleRow>();
    for (let first = 0; first < wanted.length; first += 100) {
      const codes = wanted.slice(first, first + 100);
      for (const row of await this.#list({ code: { $in: codes } }, 100)) found.set(row.code, row);
    }
    const others = wanted.filter((text) => !found.has(text));
    await Promise.all(
      others.map(async (text) => {
        const [hit] = await this.find(text);
        if (hit !== undefined && isSame(hit, text)) found.set(text, hit);
      }),
    );
    return found;
  }

  async #list(filter: object, perPage: number): Promise<readonly ArticleRow[]> {
    const { data } = await this.provider.getList<ArticleRow>(RESOURCE, {
      filter: { ...filter, isArchived: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage },
    });
    return data;
  }
}

const spelt = (text: string): string => folded(text).trim();

/** The text with and without what the scanner of the device adds, as it may be registered. */
const spellings = (text: string): readonly string[] => {
  const typed = text.trim();
  return [...new Set([typed, ...readSpellings(withoutAffixes(typed))])];
};

/** Whether a text identifies exactly this article. */
export const isSame = ({ code, barcodes, name }: ArticleRow, text: string): boolean =>
  isOfGoods(barcodes, text) ||
  spellings(text).some(
    (written) =>
      spelt(code) === spelt(written) ||
      barcodes.some((each) => isSameBarcode(spelt(each), spelt(written))) ||
      spelt(name) === spelt(written),
  );

function isOfGoods(barcodes: readonly string[], text: string): boolean {
  const goods = scannedGoods(text);
  return goods !== undefined && areOf(goods, barcodes);
}

/** The hits without duplicates, exact matches first. */
export function ranked(text: string, hits: readonly ArticleRow[]): readonly ArticleRow[] {
  const unique = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const exact = unique.filter((hit) => isSame(hit, text));
  return [...exact, ...unique.filter((hit) => !exact.includes(hit))].slice(0, HITS);
}
