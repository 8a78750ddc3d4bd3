import { specOf } from './resources.js';

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
