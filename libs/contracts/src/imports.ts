import type { ImportKind, KeptRecord } from '@balcao/domain';
import type { RehearsedEffects } from './rehearsal.js';

/** The limits of a file, shown and checked before it is sent. */
export const importLimits = { rows: 100_000, fileBytes: 24 * 1_048_576 } as const;

/** A field that a column may be taken for. */
export interface ImportableField {
  readonly name: string;
  readonly label: string;
  /** New records need it. */
  readonly isRequired: boolean;
}

/** One column of the file, and the field that it looks like. */
export interface ImportColumn {
  readonly index: number;
  readonly heading: string;
  readonly samples: readonly string[];
  readonly field?: string;
}

/** Where the table of a file is, what its columns hold, and what has to be asked about it. */
export interface TableReading {
  readonly columns: readonly ImportColumn[];
  /** The row of its headings, as spreadsheets count. */
  readonly headingRow: number;
  /** The sheet that was read, and the visible ones that hold anything, of a workbook. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  /** How a text file was read, where the file does not prove it. */
  readonly encoding?: TextEncoding;
  /** Rows that the sheet does not show; they are read like the others. */
  readonly hiddenRows?: number;
  /** The first cell whose letters were lost before, or were written in another encoding. */
  readonly damaged?: DamagedCell;
  /** What the numbers of the file seem to use. */
  readonly decimal: DecimalSign;
  /** A number that can be read in two ways, where nothing in the file tells which; asked for. */
  readonly decimalExample?: string;
  /** How its days seem to be written; undefined where none is. */
  readonly dayOrder?: DayOrder;
  /** A day that could be another one, where nothing in the file tells which; asked for. */
  readonly dayExample?: string;
}

/** `POST /api/imports/read`: the file as it was understood. */
export interface ImportReading extends TableReading {
  readonly rows: number;
  readonly fields: readonly ImportableField[];
  /** Those kept for the kind that name a column of the file; one made for its headings is first. */
  readonly mappings: readonly SavedMapping[];
}

/** A cell whose letters are not those that somebody wrote. */
export interface DamagedCell {
  readonly row: number;
  readonly value: string;
}

/** A mapping that somebody made before, for the columns of this file. */
export interface SavedMapping {
  readonly id: string;
  readonly name: string;
  /** Whether it was made for a file with these headings. */
  readonly fits: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly decimal?: DecimalSign;
  readonly dayOrder?: DayOrder;
}

/** `POST /api/imports/mappings/:id/rename`. */
export interface RenameMappingBody {
  readonly name: string;
}

/** What stands before the decimals in a file; the other one groups thousands. */
export type DecimalSign = ',' | '.';

/** Whether 2 March is written `02/03` or `03/02`. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** How text files are read that are not Unicode: as Windows, old DOS or old Macs write them. */
export const textEncodings = ['windows-1252', 'cp850', 'macintosh'] as const;
/** One of the encodings of text files that are not Unicode. */
export type TextEncoding = (typeof textEncodings)[number];

/** Row → column → the text that a cell is taken to hold; rows as `ImportProblem` counts them. */
export type CorrectedCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a file is to be taken: JSON in the part `plan` of a form whose part `file` is the file. */
export interface ImportPlan {
  readonly kind: ImportKind;
  readonly fileName: string;
  /** The sheet of a workbook, by its name; the one whose headings name most fields if missing. */
  readonly sheet?: string;
  /** The row of the headings, as spreadsheets count; found out if missing. */
  readonly headingRow?: number;
  /** Of a text file that is not Unicode; found out if missing. */
  readonly encoding?: TextEncoding;
  /** The field that each column stands for; columns that are missing are left out. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly decimal?: DecimalSign;
  readonly dayOrder?: DayOrder;
  /** The day of the one record that all rows make together; today if missing. */
  readonly on?: string;
  /** Whether rows with a known code change its record; they are refused otherwise. */
  readonly updates?: boolean;
  /** Whether a NUIT whose last digit does not fit is taken. */
  readonly acceptsNuitWarnings?: boolean;
  /** Whether categories that are missing are made. */
  readonly createsCategories?: boolean;
  /** Whether the other rows are imported although some are refused. */
  readonly skipsRefused?: boolean;
  /** Cells that were corrected after a check; the file itself stays as it is. */
  readonly cells?: CorrectedCells;
}

/** What is wrong with one cell, or with a whole row. */
export interface ImportProblem {
  /** Of the file, counted from 1 with its headings, as spreadsheets show it. */
  readonly row: number;
  /** The column's index, when one column is to blame. */
  readonly column?: number;
  readonly value?: string;
  readonly code: string;
  /** In the caller's language. */
  readonly message: string;
}

/** A value that a cell may have, and what it stands for. */
export interface ImportChoice {
  readonly value: string;
  /** In the caller's language. */
  readonly label: string;
}

/** A series that has to be opened first. */
export interface MissingSeries {
  readonly typeId: string;
  readonly year: number;
  readonly rows: number;
  /** The refusal in the caller's language, which asks whether to open it. */
  readonly message: string;
}

/** `POST /api/imports/check`: what importing the file would do; nothing is written. */
export interface ImportCheck {
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** The first of them. */
  readonly problems: readonly ImportProblem[];
  /** Of each column that a cell is refused in, and whose values are known: what there is. */
  readonly choices: Readonly<Record<string, readonly ImportChoice[]>>;
  /** Series that rows would be numbered in and that are not open; the earliest year first. */
  readonly missingSeries: readonly MissingSeries[];
  /** What all rows together do to stock, money and accounts. */
  readonly effects: RehearsedEffects;
  /** Names what it would do; sent when it is begun, nothing else is done. */
  readonly token: string;
}

/** What importing a row of the file would come to. */
export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
/** What one row comes to, tried before anything is written and told again afterwards. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** A field of a row: what the record has, and what it would have; a new record has nothing yet. */
export interface ImportedField {
  /** In the caller's language. */
  readonly label: string;
  readonly before?: string;
  readonly after: string;
}

/** One row of the file, with what would become of it. */
export interface ImportRowCheck {
  readonly row: number;
  readonly outcome: ImportOutcome;
  /** What the file calls the record. */
  readonly name: string;
  /** What is created, or what changes; empty otherwise. */
  readonly fields: readonly ImportedField[];
  /** Why it is refused, in the caller's language. */
  readonly reason?: string;
}

/** `POST /api/imports/rows`: a page of the rows as a check of them comes out. */
export interface ImportRowsPage {
  readonly rows: readonly ImportRowCheck[];
  /** The row that the next page begins behind; missing on the last one. */
  readonly next?: number;
}

/** `POST /api/imports/refused`: the rows that would be refused, to be corrected and sent again. */
export interface RefusedRowsFile {
  readonly fileName: string;
  /** CSV under the headings of the file, with the reasons in a last column. */
  readonly content: string;
}

/** `GET /api/imports`: files that were read in. */
export interface ImportRow {
  readonly id: string;
  readonly revision: number;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly rows: number;
  /** Rows that are done. */
  readonly done: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly status: 'running' | 'stopping' | 'cancelled' | 'finished' | 'undone';
  readonly begunAt: string;
  readonly begunBy: string;
  /** It was undone, and undoing it was taken back. */
  readonly isRedone?: boolean;
  /** Once it is undone or redone: records that stayed as they were, the first by name. */
  readonly keptCount?: number;
  readonly kept?: readonly KeptRecord[];
}

/** `GET /api/imports/:id/redo`: what redoing an undone import would do; does nothing. */
export interface ImportRedoPreview {
  /** Records that undoing it archived, or cancelled, and that would be restored. */
  readonly restored: number;
  /** Records that would be changed again as the file changed them. */
  readonly reapplied: number;
  readonly keptCount: number;
  /** The first of those that stay as they are, and why. */
  readonly kept: readonly KeptRecord[];
}

/** `GET /api/imports/:id/undo`: what taking an import back would do; does nothing. */
export interface ImportUndoPreview {
  /** Records that it made and that would be archived, or cancelled. */
  readonly archived: number;
  /** Records that it changed and that would be as they were before. */
  readonly reverted: number;
  readonly keptCount: number;
  /** The first of those that stay as they are, and why. */
  readonly kept: readonly KeptRecord[];
}
