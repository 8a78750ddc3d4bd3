import type { Permission } from '@balcao/domain';
import { usePermissions as useAllowed } from '../../admin/hooks.js';

/** Whether the user has a permission in the open company; the server checks again. */
export function usePermissions(): (permission: Permission) => boolean {
  const permissions = useAllowed();
  return (permission) => permissions.includes(permission);
}
