import type { Permission } from '@balcao/domain';

/** How one permission is told to people. */
export interface PermissionWord {
  readonly name: string;
  /** What it lets somebody do. */
  readonly description: string;
}

/** A permission without words does not compile. */
export type PermissionWords = Readonly<Record<Permission, PermissionWord>>;

/** The context of a permission, `documents` of `documents.issue`. */
type ContextOf<P extends string> = P extends `${infer Context}.${string}` ? Context : never;

export type PermissionContext = ContextOf<Permission>;
export type PermissionGroups = Readonly<Record<PermissionContext, string>>;
