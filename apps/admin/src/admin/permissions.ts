import { resourceOf, type CompanyMembership } from '@balcao/contracts';

/** Permissions that look at something and change nothing: `documents.view`, `stock.viewCost`. */
const reading = /\.(?:view|read)(?![a-z])/;

/** What a closed company still does beside: it pays what it owes, and declares what it sold. */
const whileClosed = /^(?:billing|fiscal)\./;

/** What a member may do in a company: in one that is closed, or in the past, look. */
export function allowedBy(
  { permissions, closing }: Pick<CompanyMembership, 'permissions' | 'closing'>,
  isPast = false,
): readonly string[] {
  if (isPast) return permissions.filter((permission) => reading.test(permission));
  if (closing === undefined) return permissions;
  return permissions.filter((each) => reading.test(each) || whileClosed.test(each));
}

/**
 * Whether a list of permissions allows react-admin's action: reading takes the resource's `view`,
 * anything else its `manage`. A name with a dot is a permission itself: `documents.issue`.
 */
export function allows(permissions: readonly string[], action: string, resource: string): boolean {
  if (resource.includes('.')) return permissions.includes(resource);
  const { view, manage } = resourceOf(resource);
  const isReading = action === 'list' || action === 'show' || action === 'export';
  return permissions.includes(isReading ? view : manage);
}
