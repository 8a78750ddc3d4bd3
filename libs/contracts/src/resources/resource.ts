import type { ImportKind, Permission } from '@balcao/domain';

/**
 * A list of records, as everything that names it needs to know it. The declarations are plain data,
 * by the name that React Admin has for the list: the path of its screen.
 */
export interface Resource {
  /** Of its routes, below `/api`. */
  readonly path: string;
  /** The collection whose rows it lists. */
  readonly collection: string;
  /** Which of the collection's rows it lists, as a filter; all of them when absent. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Other collections that its rows show something of: the list changes when these do. */
  readonly shows?: readonly string[];
  readonly view: Permission;
  readonly manage: Permission;
  /** The field that people know a record by; `name` when absent. */
  readonly title?: string;
  /** Of a plain register: `Region` of `RegisterRegion`, `ChangeRegion`, `ArchiveRegion`. */
  readonly noun?: string;
  /** Fields that name a record of another list by its id, and which list that is. */
  readonly references?: Readonly<Record<string, string>>;
  /** Of a register whose values are all written as text: its rows, files and screen follow. */
  readonly texts?: Texts;
}

/** A register whose fields are all texts. */
export interface Texts {
  /** In the order of its form and its files; a name there is always. */
  readonly fields: Readonly<Record<string, TextField>> & { readonly name: TextField };
  /** Raised with every change of the fields: the rows are made again. */
  readonly version: number;
  /** What files of its records are called where they are imported. */
  readonly imported: ImportKind;
  /** The group of the menu at whose end its page is; without one the menu has a place for it. */
  readonly group?: 'catalogue' | 'parties' | 'settings' | 'stock' | 'treasury' | 'accounts';
}

/** One text of a register. */
export interface TextField {
  /** It has to be written; the list is sorted by it, and finds records by it. */
  readonly isRequired?: true;
  /** A column that shows only once it is chosen; nothing is found by it. */
  readonly isHidden?: true;
  /** A percentage (`16.5`) or a calendar day; without it, any text. */
  readonly kind?: 'decimal' | 'day';
}

/** Some resources, by the paths of their screens. */
export type Resources = Readonly<Record<string, Resource>>;
