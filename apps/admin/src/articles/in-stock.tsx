import type { ArticleRow, StockArticleRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Figure } from '../fields/cells.js';
import type { Column } from '../management/definition.js';

/** An article of the list, with what there is of it: other rows, read for the page at once. */
export type ListedArticle = ArticleRow & Partial<Pick<StockArticleRow, StockFigure>>;
type StockFigure = 'quantity' | 'available';

/** A column of what there is of each article, for those who see stock. */
export const inStock = (source: StockFigure, isHidden = false): Column<ListedArticle> => ({
  source,
  isNumeric: true,
  isUnsorted: true,
  isHidden,
  files: [],
  render: ({ id, movesStock }) => (movesStock ? <InStock id={id} figure={source} /> : ''),
});

interface InStockProps {
  readonly id: string;
  readonly figure: StockFigure;
}

function InStock({ id, figure }: InStockProps): ReactNode {
  const provider = useBalcao();
  const maySee = useMay('stock.view');
  const { data: page = [] } = useListContext<ArticleRow>();
  const ids = page.filter(({ movesStock }) => movesStock).map((article) => article.id);
  const { data: rows } = useQuery({
    queryKey: ['commercial/stock', 'articles', ids],
    enabled: maySee && ids.length > 0,
    queryFn: async () => {
      const query = listQuery({
        filter: { id: { $in: ids } },
        pagination: { page: 1, perPage: ids.length },
      });
      const { body } = await provider.read(`stock-articles?${query}`);
      if (!Array.isArray(body)) throw new Error('stock of unknown shape');
      const found = body as readonly StockArticleRow[];
      return new Map(found.map((row) => [row.id, row]));
    },
  });
  return <Figure decimal={rows?.get(id)?.[figure]} />;
}
