import type { Translation } from '../messages.js';
import type { labels as english } from '../en/labels.js';

/** Etiquetas com código de barras para artigos e prateleiras. */
export const labels: Translation<typeof english> = {
  action: 'Etiquetas',
  title: '%{smart_count} etiqueta |||| %{smart_count} etiquetas',
  preview: 'Pré-visualização das etiquetas',
  layout: 'Papel',
  layouts: {
    sheet3x8: 'A4, 24 etiquetas (70 × 37 mm)',
    sheet4x10: 'A4, 40 etiquetas (52,5 × 29,7 mm)',
    sheet5x13: 'A4, 65 etiquetas (38,1 × 21,2 mm)',
    roll40x25: 'Rolo, 40 × 25 mm',
    roll50x30: 'Rolo, 50 × 30 mm',
  },
  used: 'Etiquetas já usadas da folha',
  price: 'Preço com IVA',
  count: 'Etiquetas de %{name}',
  mostArticles: 'Só são incluídos os primeiros %{max} de %{count} artigos.',
  most: 'Pode imprimir no máximo %{max} etiquetas de cada vez.',
};
