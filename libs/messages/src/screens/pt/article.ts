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
  noStock: 'Nada em stock e nada encomendado',
  enterStock: 'Dar entrada',
  batches: 'Lotes',
  noBatches: 'Nenhum lote tem existências',
  expired: 'Fora do prazo',
  blocked: 'Bloqueado',
  moves: 'Últimos movimentos',
  noMoves: 'Ainda sem movimentos',
  card: 'Ficha de stock',
  sales: 'Últimas vendas',
  noSales: 'Ainda não foi vendido',
  purchases: 'Últimas compras',
  noPurchases: 'Ainda não foi comprado',
  total: 'Total sem IVA',
  everybody: 'Todos',
};
