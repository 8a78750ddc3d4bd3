export { blobContent } from './blob-content.js';
export { beginImportCommand } from './begin-import.js';
export { importFile, type ImportGround } from './import-file.js';
export { folded as foldedHeading } from './cells.js';
export { wordOf } from './field-choices.js';
export type { Words } from './import-kind.js';
export { guessFields, importKindSpecs, labelOf, type ImportReader } from './import-kinds.js';
export {
  importFileBlob,
  importFileJob,
  importFileOrder,
  importJobId,
  type ImportOrder,
} from './import-order.js';
export { archivingCommands, importedNouns, type ImportedNoun } from './kinds/plain-register.js';
export { registerOf } from './kinds/registers.js';
export { isNumbering } from './kinds/series.js';
export { keepCells } from './corrected-cells.js';
export { dayColumns, numberColumns, planColumns, tablePlaceOf } from './plan-columns.js';
export { RowPlanner, withoutUnmade, type PlacedRow } from './plan-rows.js';
export { linesOf, wholeCommand } from './plan-whole.js';
export { readTable } from './table/read-table.js';
export { textOf, type Cell, type Table } from './table/table.js';
export { daysOf, numbersOf, type WrittenDays, type WrittenNumbers } from './writing-of.js';
export { readBankFile } from './statements/read-bank-file.js';
export type { StatementContext } from './statements/statement-plan.js';
export { statementPresets } from './statements/statement-presets.js';
