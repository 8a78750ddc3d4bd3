import type { RaRecord } from 'react-admin';
import { specOf } from '../../admin/resources.js';
import { company, session } from '../../boot/session-state.js';
import { membershipOf } from '../../boot/session.js';
import { useSlice } from '../../boot/slice.js';
import type { BulkAction, BulkList } from './bulk-action.js';

/** What the user may do with many rows of a list. */
export function usePermitted<R extends RaRecord>({
  resource,
  actions,
}: Pick<BulkList<R>, 'resource' | 'actions'>): readonly BulkAction<R>[] {
  const state = useSlice(session);
  const { id } = useSlice(company);
  const permissions = membershipOf(state, id)?.permissions ?? [];
  const { manage } = specOf(resource);
  return actions.filter(({ permission = manage }) => permissions.includes(permission));
}
