import type { CompanyMembership } from '@balcao/contracts';
import { specOf } from './resources.js';

/** Permissions that look at something and change nothing: `documents.view`, `stock.viewCost`. */
const reading = /\.(?:view|read)(?![a-z])/;

/** What a member may do in a company: in one that is closed, or in the past, look. */
export const allowedBy = (
  { permissions, closing }: Pick<CompanyMembership, 'permissions' | 'closing'>,
  isPast = false,
): readonly string[] =>
  closing === undefined && !isPast
    ? permissions
    : permissions.filter((permission) => reading.test(permission));

/**
 * Whether a list of permissions allows react-admin's action: reading takes the resource's `view`,
 * anything else its `manage`. A name with a dot is a permission itself: `documents.issue`.
 */
export function allows(permissions: readonly string[], action: string, resource: string): boolean {
  if (resource.includes('.')) return permissions.includes(resource);
  const { view, manage } = specOf(resource);
  const isReading = action === 'list' || action === 'show' || action === 'export';
  return permissions.includes(isReading ? view : manage);
}
