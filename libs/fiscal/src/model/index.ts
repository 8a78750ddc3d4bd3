export { decimalOf, decimalOfMinor } from './decimals.js';
export type * from './documents.js';
export type { ExportSource, FiscalPeriod, SectionDocument } from './export-source.js';
export { FiscalFileError, type FiscalFileErrorCode } from './fiscal-file-error.js';
export type * from './masters.js';
export { netUnitPrice } from './net-unit-price.js';
export { ownProduct, ownProductId } from './own-product.js';
export { RunningSummary } from './summary.js';
export type { ExportSummary, MovementTotals, SectionTotals } from './summary.js';
