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
  tour: {
    count: 'Primeiros passos: %{at} de %{of}',
    next: 'Seguinte',
    leave: 'Saltar a visita',
    done: 'Concluir',
    guide: 'Abrir o manual',
    steps: {
      menu: {
        title: 'O menu mostra o trabalho diário',
        text: 'O resto está em Todas as páginas. A estrela junto ao título mantém a página no topo.',
      },
      search: {
        title: 'Encontre tudo com Ctrl+K',
        text: 'Procure páginas, documentos, clientes, artigos e valores, em português ou inglês.',
      },
      create: {
        title: 'Comece por uma factura',
        text: 'Pode criar clientes e artigos enquanto a escreve. Os rascunhos guardam-se automaticamente.',
      },
      figures: {
        title: 'Veja de onde vem cada valor',
        text: 'Seleccione um valor, ou prima W sobre ele, para ver os documentos que o compõem.',
      },
      help: {
        title: 'A ajuda está no topo',
        text: 'O ponto de interrogação abre o manual na página em que está. Prima ? para ver os atalhos.',
      },
    },
  },
};
