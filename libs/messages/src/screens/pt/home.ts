import type { Translation } from '../messages.js';
import type { home as english } from '../en/home.js';

export const home: Translation<typeof english> = {
  greeting: 'Olá, %{name}',
  soldToday: 'Vendas de hoje',
  documentsToday: 'Documentos de hoje',
  money: 'Caixa e bancos',
  latest: 'Últimos documentos',
  all: 'Ver todos',
  none: 'Ainda não há documentos',
  noneHint: 'Adicione um cliente e um artigo e emita a primeira factura.',
  shortcuts: 'Comece aqui',
  newInvoice: 'Nova factura',
  newClient: 'Novo cliente',
  newArticle: 'Novo artigo',
};
