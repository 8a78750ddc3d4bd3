import type { ImportedRows, ImportKind, ImportMappingData, KeptRecord } from './imports.events.js';

/** Begins an import, or goes on with one that was interrupted. */
export interface BeginImport {
  readonly type: 'BeginImport';
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileHash: string;
  readonly rows: number;
}

/** Keeps what some rows did. */
export interface RecordImportedRows extends ImportedRows {
  readonly type: 'RecordImportedRows';
  readonly id: string;
}

/** Asks an import to write no further rows. */
export interface StopImport {
  readonly type: 'StopImport';
  readonly id: string;
}

/** Ends an import: one that was asked to stop before its last row is cancelled. */
export interface FinishImport {
  readonly type: 'FinishImport';
  readonly id: string;
}

/** Keeps what taking an import back has done. */
export interface RecordUndoneImport {
  readonly type: 'RecordUndoneImport';
  readonly id: string;
  readonly archived: number;
  readonly reverted: number;
  readonly kept: readonly KeptRecord[];
  readonly keptCount: number;
}

/** Keeps what redoing an undone import has done. */
export interface RecordRedoneImport {
  readonly type: 'RecordRedoneImport';
  readonly id: string;
  readonly restored: number;
  readonly reapplied: number;
  readonly kept: readonly KeptRecord[];
  readonly keptCount: number;
}

/** Keeps which field each column stands for. */
export interface KeepImportMapping extends ImportMappingData {
  readonly type: 'KeepImportMapping';
}

/** Gives a kept mapping another name. */
export interface RenameImportMapping {
  readonly type: 'RenameImportMapping';
  readonly id: string;
  readonly name: string;
}

/** Forgets a mapping; what was imported with it stays. */
export interface RemoveImportMapping {
  readonly type: 'RemoveImportMapping';
  readonly id: string;
}
