import type { ImportedRows, ImportKind, KeptRecord } from './imports.events.js';

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
