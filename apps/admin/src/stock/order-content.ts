import type { ArticleRow, DocumentContentBody, ReorderRow } from '@balcao/contracts';

/** What to order of one supplier; of none for articles that were never bought. */
export interface SupplierOrder {
  readonly supplierId: string | undefined;
  readonly supplierName: string | undefined;
  readonly rows: readonly ReorderRow[];
}

/** The suggestions by supplier, in the order of their names; those of nobody come last. */
export function ordersOf(rows: readonly ReorderRow[]): readonly SupplierOrder[] {
  const orders = new Map<string, SupplierOrder>();
  for (const row of rows) {
    const { supplierId, supplierName } = row;
    const key = supplierId ?? '';
    const before = orders.get(key);
    orders.set(key, { supplierId, supplierName, rows: [...(before?.rows ?? []), row] });
  }
  return [...orders.values()].sort((one, other) => {
    if (one.supplierId === undefined || other.supplierId === undefined) {
      return one.supplierId === undefined ? 1 : -1;
    }
    return (one.supplierName ?? '').localeCompare(other.supplierName ?? '');
  });
}

/** The draft of an order: what is suggested, at the cost of the last time. */
export function orderContent(
  documentTypeId: string,
  { supplierId, rows }: SupplierOrder,
  articles: readonly ArticleRow[],
): DocumentContentBody {
  const byId = new Map(articles.map((article) => [article.id, article]));
  return {
    documentTypeId,
    ...(supplierId !== undefined && { supplierId }),
    lines: rows.flatMap(({ id, suggested, unitCost }) => {
      const article = byId.get(id);
      if (article === undefined) return [];
      const unitPrice = unitCost ?? article.purchasePrice ?? '0';
      const { name: description, unit, vatId } = article;
      return [{ articleId: id, description, unit, quantity: suggested, unitPrice, vatId }];
    }),
  };
}
