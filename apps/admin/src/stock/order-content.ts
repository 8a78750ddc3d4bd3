import type { ArticleRow, DocumentContentBody, SupplierOrder } from '@balcao/contracts';

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
