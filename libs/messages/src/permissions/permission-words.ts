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

/** The first part of a permission, under which a role is granted it on the screens. */
export type PermissionContext = ContextOf<Permission>;
/** The heading above the permissions of each context. */
export type PermissionGroups = Readonly<Record<PermissionContext, string>>;
