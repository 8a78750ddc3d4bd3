export { declarationColumns } from './columns.js';
export type { DeclarationCell, DeclarationColumn, DeclarationRow } from './columns.js';
export { DECLARATION_BYTES_MAX, declarationText, splitDeclaration } from './split.js';
export type { DeclarationPart } from './split.js';
export type { DeclarationFormat } from './texts.js';
export { packageFiles, sheetEnd, sheetRow, sheetStart } from './sheet.js';
