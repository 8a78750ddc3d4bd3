import type { Translation } from '../messages.js';
import type { shortcuts as english } from '../en/shortcuts.js';

export const shortcuts: Translation<typeof english> = {
  title: 'Atalhos de teclado',
  open: 'Mostrar os atalhos de teclado',
  places: {
    page: 'Nesta página',
    dialog: 'Nesta janela',
    everywhere: 'Em todas as páginas',
  },
  inFields: 'Os atalhos de uma tecla não funcionam enquanto escreve num campo.',
  space: 'Espaço',
  search: 'Procurar em tudo',
};
