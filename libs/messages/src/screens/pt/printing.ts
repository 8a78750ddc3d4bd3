import type { Translation } from '../messages.js';
import type { printing as english } from '../en/printing.js';

/** Passar documentos a papel. */
export const printing: Translation<typeof english> = {
  moveUp: 'Subir %{name}',
  moveDown: 'Descer %{name}',
  paperShown: 'Papel mostrado',
  shownType: 'Mostrado como',
  shownDocument: 'Documento mostrado',
  sampleDocument: 'Um exemplo',
  title: 'Imprimir %{reference}',
  preview: 'Pré-visualização do documento',
  action: 'Imprimir',
  previewAction: 'Pré-visualizar',
  copy: 'Via',
  model: 'Modelo de impressão',
  usualModel: 'O habitual',
  original: 'O original imprime-se uma única vez. Depois disso, o documento não se pode alterar.',
  pdf: 'Abrir em PDF',
  download: 'Guardar em PDF',
  print: 'Imprimir',
  batchTitle: 'Imprimir %{smart_count} documento |||| Imprimir %{smart_count} documentos',
  batchMost: 'Mostram-se os primeiros %{max} de %{count}; imprima depois os restantes.',
  batchOriginals: 'Originais entre eles: %{count}. Cada um imprime-se uma só vez.',
};
