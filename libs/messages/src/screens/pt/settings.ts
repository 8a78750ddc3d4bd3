import type { Translation } from '../messages.js';
import type { settings as english } from '../en/settings.js';

/** The page on which a person chooses how the screens look and behave. */
export const settings: Translation<typeof english> = {
  hint: 'As suas definições pessoais, em todos os dispositivos em que iniciar sessão.',
  open: 'Abrir definições',
  look: 'Idioma e tema',
  lists: 'Listas',
  rowsPerPage: 'Linhas por página',
  formats: 'Datas e números',
  dayFormat: 'Datas',
  dayFormats: {
    language: 'Conforme o idioma',
    slashes: '31/12/2026',
    dashes: '31-12-2026',
    iso: '2026-12-31',
  },
  decimalSign: 'Decimais',
  decimalSigns: { language: 'Conforme o idioma', comma: '1 234,56', point: '1 234.56' },
  example: 'Hoje é %{day}. Um valor: %{amount}.',
  formatsHint:
    'Para o que vê e escreve. Documentos, e-mails e ficheiros usam o formato do seu idioma.',
  working: 'Trabalho',
  startPage: 'Página inicial',
  startPages: {
    home: 'Início',
    dashboard: 'Painel',
    sales: 'Vendas',
    purchases: 'Compras',
    articles: 'Artigos',
    till: 'Ponto de venda',
  },
  tillSounds: 'Sons do ponto de venda',
  plainKeys: 'Atalhos de uma só tecla',
  on: 'Ligado',
  off: 'Desligado',
};
