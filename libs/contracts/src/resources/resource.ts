import type { Permission } from '@balcao/domain';

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
}

/** Some resources, by the paths of their screens. */
export type Resources = Readonly<Record<string, Resource>>;
