export { mergePdfs } from './merge-pdfs.js';
export {
  listPaperLimits,
  packRows,
  type ListColumn,
  type ListPaper,
  type PackedRows,
} from './list-paper.js';
export { renderList } from './render-list.js';
export { renderPdf } from './render-pdf.js';
export { renderLabels } from './render-labels.js';
