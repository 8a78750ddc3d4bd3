import type { ImportChoice } from '@balcao/contracts';
import type { Books, Command, CommandOf, CommandType, ErrorCode, Permission } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { CellReader } from './cells.js';

/** A field that a column of the file may stand for. */
export interface ImportField {
  /** As the record calls it. */
  readonly name: string;
  readonly read: CellReader;
  /** New records need it. */
  readonly isRequired?: boolean;
  /** What columns of other programs are called. */
  readonly aliases: readonly string[];
  /** What other programs call parts of it: several columns are one value, in their order. */
  readonly parts?: readonly string[];
  /** The values that are there to choose from, where they are few. */
  readonly choices?: FieldChoices;
  /** What people call each of its values, where it has one of a few. */
  readonly words?: Words;
}

/** How people write each of a few values: first in Portuguese, then in English. */
export type Words = ReadonlyMap<unknown, readonly string[]>;

/** What may be chosen for a field as the books are now, named in the reader's language. */
export type FieldChoices = (books: Books, language: Language) => readonly ImportChoice[];

/** The values of a row's cells that are not blank, by field. */
export type RowValues = Readonly<Record<string, unknown>>;

/** What a row is planned with. */
export interface RowContext {
  readonly books: Books;
  /** Of the row in its file, as spreadsheets count. */
  readonly place: number;
  readonly updates: boolean;
  /** Whether a NUIT whose last digit does not fit is taken. */
  readonly acceptsNuitWarnings: boolean;
  /** For the record that the row makes; the same whenever the file is sent again. */
  readonly newId: string;
  /** The id of a category by its name, where missing ones may be made. */
  readonly newCategory?: (kind: CategoryKind, name: string) => string;
  /** The id of the record that an earlier row of the file makes, by a key of that row. */
  readonly earlier: (key: string) => string | undefined;
}

/** The trees of categories that rows may name, and make where they are missing. */
export type CategoryKind = 'article' | 'client' | 'supplier' | 'entity';

/** What a row comes to: a command, nothing as all of it is known, or what is wrong with it. */
export type PlannedRow =
  | {
      readonly command: Command;
      readonly recordId: string;
      readonly isNew: boolean;
      /** Values that no other row may have. */
      readonly keys: readonly string[];
    }
  | { readonly known: string; readonly keys: readonly string[] }
  | {
      readonly problem: RowProblem;
      /** What else is wrong with it. */
      readonly others?: readonly RowProblem[];
    };

/** What is wrong with a row, by the field that it is about. */
export interface RowProblem {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One kind of import: its fields, and the command that a row stands for. */
export interface ImportKindSpec {
  /** The resource whose screen names the fields. */
  readonly resource: string;
  /** What else than importing it takes: nobody does by a file what they may not do by hand. */
  readonly needs: Permission;
  readonly fields: readonly ImportField[];
  /** Fields that may name records which other rows, or new categories, are yet to make. */
  readonly references?: readonly string[];
  /** A field of days: rows are imported from the earliest on. */
  readonly orderedBy?: string;
  readonly plan: (values: RowValues, context: RowContext) => PlannedRow;
}

/** A command put together from cells: what it still lacks is said by the rules that decide it. */
export const fromCells = <T extends CommandType>(type: T, read: object): CommandOf<T> =>
  ({ type, ...read }) as unknown as CommandOf<T>;

/** A row that comes to nothing, with what is wrong in which field. */
export const wrong = (
  field: string,
  code: ErrorCode,
  params?: RowProblem['params'],
): PlannedRow => ({ problem: params === undefined ? { field, code } : { field, code, params } });

/** A value of a row that a reader has made text of. */
export function textIn(values: RowValues, field: string): string | undefined {
  const value = values[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
