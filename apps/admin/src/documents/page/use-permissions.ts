import type { Permission } from '@balcao/domain';
import { company, session } from '../../boot/session-state.js';
import { membershipOf } from '../../boot/session.js';
import { useSlice } from '../../boot/slice.js';

/** Tells whether the user may do something in the open company; the server decides again. */
export function usePermissions(): (permission: Permission) => boolean {
  const state = useSlice(session);
  const { id } = useSlice(company);
  const permissions = membershipOf(state, id)?.permissions ?? [];
  return (permission) => permissions.includes(permission);
}
