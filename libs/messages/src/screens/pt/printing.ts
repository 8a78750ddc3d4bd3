import type { Translation } from '../messages.js';
import type { printing as english } from '../en/printing.js';

/** Passar documentos a papel. */
export const printing: Translation<typeof english> = {
  needed: 'O que a lei exige de um documento é impresso mesmo sem estar marcado.',
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
  xlsx: 'Guardar em Excel',
  print: 'Imprimir',
  batchTitle: 'Imprimir %{smart_count} documento |||| Imprimir %{smart_count} documentos',
  batchOriginals: 'Originais entre eles: %{count}. Cada um imprime-se uma só vez.',
  batchMost: 'Mostram-se os primeiros %{max} de %{count}. O ficheiro leva %{most}.',
  makeFile: 'Gerar um só PDF',
  fileOrdered: 'O ficheiro está a ser gerado',
  files: 'Ficheiros impressos',
  filesHint:
    'Ficheiros de vários documentos que pediu. São gerados em segundo plano; pode fechar e voltar.',
  noFiles: 'Ainda não pediu nenhum ficheiro. Seleccione documentos na lista e imprima-os.',
  file: '%{when}, %{smart_count} documento |||| %{when}, %{smart_count} documentos',
  originalsIn: 'Tem %{smart_count} original |||| Tem %{smart_count} originais',
  nonePrinted: 'Não foi possível imprimir nenhum documento',
  moreRefused: 'e mais %{smart_count} |||| e mais %{smart_count}',
};
