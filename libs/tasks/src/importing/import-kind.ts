import type { ImportChoice } from '@balcao/contracts';
import type { Books, Command, CommandOf, CommandType, ErrorCode, Permission } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { CellReader } from './cells.js';

/** A field that a column of the file can map to. */
export interface ImportField {
  /** The name of the field in the record. */
  readonly name: string;
  readonly read: CellReader;
  /** Required for new records. */
  readonly isRequired?: boolean;
  /** Headings of other programs. */
  readonly aliases: readonly string[];
  /** Headings of its parts in other programs: several columns form one value, in order. */
  readonly parts?: readonly string[];
  /** The possible values, if there are few. */
  readonly choices?: FieldChoices;
  /** The words for each value, if there are few. */
  readonly words?: Words;
}

/** Spellings of each value: Portuguese first, then English. */
export type Words = ReadonlyMap<unknown, readonly string[]>;

/** The current choices of a field, in the reader's language. */
export type FieldChoices = (books: Books, language: Language) => readonly ImportChoice[];

/** The non-blank values of a row, by field. */
export type RowValues = Readonly<Record<string, unknown>>;

/** The context for planning a row. */
export interface RowContext {
  readonly books: Books;
  /** The row number in the file, as in a spreadsheet. */
  readonly place: number;
  readonly updates: boolean;
  /** Whether a NUIT with a wrong check digit is accepted. */
  readonly acceptsNuitWarnings: boolean;
  /** The id of the record that the row creates; the same if the file is sent again. */
  readonly newId: string;
  /** The id of a category by name, creating missing ones if allowed. */
  readonly newCategory?: (kind: CategoryKind, name: string) => string;
  /** The id of the record that an earlier row creates, by a key of that row. */
  readonly earlier: (key: string) => string | undefined;
}

/** The category trees that rows may name or extend. */
export type CategoryKind = 'article' | 'client' | 'supplier' | 'entity';

/** The result of planning a row: a command, no change, or problems. */
export type PlannedRow =
  | {
      readonly command: Command;
      readonly recordId: string;
      readonly isNew: boolean;
      /** Values that must be unique within the file. */
      readonly keys: readonly string[];
    }
  | { readonly known: string; readonly keys: readonly string[] }
  /** A line of the one record that all rows make together. */
  | { readonly part: unknown; readonly keys: readonly string[] }
  | {
      readonly problem: RowProblem;
      /** Further problems. */
      readonly others?: readonly RowProblem[];
    };

/** The problems of a row, by field. */
export interface RowProblem {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One kind of import: its fields, and the command of a row. */
export interface ImportKindSpec {
  /** The resource whose screen names the fields. */
  readonly resource: string;
  /**
   * Permissions needed in addition to importing: a file can do only what its user may do by hand.
   */
  readonly needs: Permission;
  readonly fields: readonly ImportField[];
  /** Fields that may name records created by other rows or as new categories. */
  readonly references?: readonly string[];
  /** A date field: rows are imported in its order. */
  readonly orderedBy?: string;
  readonly plan: (values: RowValues, context: RowContext) => PlannedRow;
  /** The command of all rows, where they make one record together; they are its parts then. */
  readonly whole?: (parts: readonly unknown[], whole: WholeFile) => Command;
}

/** The record that all rows of a file make together. */
export interface WholeFile {
  readonly id: string;
  readonly fileName: string;
  /** The day that the person named. */
  readonly on?: string;
}

/** A command built from cells; missing fields are reported by its rules. */
export const fromCells = <T extends CommandType>(type: T, read: object): CommandOf<T> => ({
  type,
  ...read,
});

/** A row with problems, by field. */
export const wrong = (
  field: string,
  code: ErrorCode,
  params?: RowProblem['params'],
): PlannedRow => ({ problem: params === undefined ? { field, code } : { field, code, params } });

/** A text value of a row. */
export function textIn(values: RowValues, field: string): string | undefined {
  const value = values[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
