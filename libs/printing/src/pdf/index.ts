export { mergePdfs } from './merge-pdfs.js';
export { listPaperLimits, type ListColumn, type ListPaper } from './list-paper.js';
export { renderList } from './render-list.js';
export { renderPdf } from './render-pdf.js';
export { renderLabels } from './render-labels.js';
