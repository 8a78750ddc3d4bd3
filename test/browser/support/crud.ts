import type { Locator } from '@playwright/test';

type Past = readonly (readonly [path: string, data: object])[];

/** Everything that makes the tests of one management screen differ from the others'. */
export interface CrudSuite {
  readonly title: string;
  readonly path: string;
  /** Of the collection: `/api/clients`. */
  readonly api: string;
  /** What is there before: at least the rows that the lists below name. */
  readonly past: Past;
  readonly create?: Creation;
  readonly edit?: Edit;
  readonly archives?: boolean;
  readonly search: { readonly words: string; readonly finds: string; readonly hides: string };
  readonly sort: { readonly column: string; readonly ascending: readonly string[] };
  readonly filter?: {
    readonly label: string;
    readonly option: string;
    readonly shows: string;
    readonly hides: string;
  };
  readonly column: { readonly name: string; readonly isShown: boolean };
  /** All columns that the file may have, and lines that are there among others. */
  readonly file: { readonly headings: readonly string[]; readonly lines: readonly string[] };
  readonly permissions: { readonly manage: string };
}

/** What is filled in to create a row, and what comes of it. */
export interface Creation {
  readonly button?: string;
  readonly dialog: string;
  readonly fill: (form: Locator) => Promise<void>;
  /** Shown in the row afterwards. */
  readonly shows: readonly string[];
  /** What the API then has, found by `q`. */
  readonly q: string;
  readonly stored: Readonly<Record<string, unknown>>;
  /** Fields that cannot be left empty. */
  readonly required: readonly string[];
  /** What a field refuses, and in which words. */
  readonly refuses: readonly {
    readonly field: string;
    readonly value: string;
    readonly message: string;
  }[];
}

/** What is changed of a row of the past. */
export interface Edit {
  /** A row of the past, by the text that finds it and the name in its menu. */
  readonly row: string;
  readonly id: string;
  readonly field: string;
  readonly to: string;
  /** The change that somebody else makes meanwhile. */
  readonly others: Readonly<Record<string, unknown>>;
}
