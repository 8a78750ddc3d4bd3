import type { ArticleRow, StockArticleRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Figure } from '../fields/cells.js';
import type { Column } from '../management/definition.js';

/** An article of the list, with what there is of it: other rows, read for the page at once. */
export type ListedArticle = ArticleRow & Partial<Pick<StockArticleRow, StockFigure>>;
type StockFigure = 'quantity' | 'available';

/** A column of what there is of each article, for those who see stock. */
const inStock = (source: StockFigure, isHidden = false): Column<ListedArticle> => ({
  source,
  isNumeric: true,
  isUnsorted: true,
  isHidden,
  files: [],
  render: ({ id, name, movesStock }) =>
    movesStock ? <InStock id={id} name={name} figure={source} /> : '',
});

/** What there is of each article; what of it is available where it is chosen. */
export const stockColumns = [inStock('quantity'), inStock('available', true)];

interface InStockProps {
  readonly id: string;
  readonly name: string;
  readonly figure: StockFigure;
}

function InStock({ id, name, figure }: InStockProps): ReactNode {
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
  return (
    <Explained isInRow figure={rowFigure('stock_articles', figure, id, name)}>
      <Figure decimal={rows?.get(id)?.[figure]} />
    </Explained>
  );
}
