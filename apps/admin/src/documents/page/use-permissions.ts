import type { Permission } from '@balcao/domain';
import { usePermissions as useAllowed } from '../../admin/hooks.js';

/** Tells whether the user may do something in the open company; the server decides again. */
export function usePermissions(): (permission: Permission) => boolean {
  const permissions = useAllowed();
  return (permission) => permissions.includes(permission);
}
