import type { Translation } from '../messages.js';
import type { article as english } from '../en/article.js';

/** O que diz a página de um artigo. */
export const article: Translation<typeof english> = {
  details: 'Dados',
  prices: 'Preços',
  inStock: 'Em stock',
  averageCost: 'Custo médio',
  value: 'Valor',
  places: 'Stock por localização',
  noStock: 'Sem stock e sem encomendas',
  enterStock: 'Dar entrada',
  batches: 'Lotes',
  noBatches: 'Sem lotes em stock',
  expired: 'Fora do prazo',
  blocked: 'Bloqueado',
  moves: 'Últimos movimentos',
  noMoves: 'Ainda sem movimentos',
  card: 'Ficha de stock',
  sales: 'Últimas vendas',
  noSales: 'Ainda sem vendas',
  purchases: 'Últimas compras',
  noPurchases: 'Ainda sem compras',
  total: 'Total sem IVA',
  everybody: 'Todos',
};
