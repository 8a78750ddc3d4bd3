import type { ImportKind, KeptRecord } from '@balcao/domain';
import type { RehearsedEffects } from './rehearsal.js';

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

/** `POST /api/imports/read`: the file as it was understood. */
export interface ImportReading {
  readonly rows: number;
  readonly columns: readonly ImportColumn[];
  readonly fields: readonly ImportableField[];
  /** What the numbers of the file seem to use. */
  readonly decimal: DecimalSign;
  /** How its days seem to be written; undefined where none is. */
  readonly dayOrder?: DayOrder;
  /** Set where its days could be read in either order, and nothing in the file tells which. */
  readonly isDayOrderGuessed?: boolean;
  /** Those kept for the kind that name a column of the file; one made for its headings is first. */
  readonly mappings: readonly SavedMapping[];
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

/** Row → column → the text that a cell is taken to hold; rows as `ImportProblem` counts them. */
export type MendedCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a file is to be taken: JSON in the part `plan` of a form whose part `file` is the file. */
export interface ImportPlan {
  readonly kind: ImportKind;
  readonly fileName: string;
  /** The field that each column stands for; columns that are missing are left out. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly decimal?: DecimalSign;
  readonly dayOrder?: DayOrder;
  /** Whether rows with a known code change its record; they are refused otherwise. */
  readonly updates?: boolean;
  /** Whether a NUIT whose last digit does not fit is taken. */
  readonly acceptsNuitWarnings?: boolean;
  /** Whether categories that are missing are made. */
  readonly createsCategories?: boolean;
  /** Whether the other rows are imported although some are refused. */
  readonly skipsRefused?: boolean;
  /** Cells that were mended after a check; the file itself stays as it is. */
  readonly cells?: MendedCells;
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
  /** Once it is undone: records that stayed, the first by name, because they are in use. */
  readonly keptCount?: number;
  readonly kept?: readonly KeptRecord[];
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
