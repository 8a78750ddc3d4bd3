import { resourceOf } from '@balcao/contracts';
import type { RaRecord } from 'react-admin';
import { usePermissions } from '../../admin/hooks.js';
import type { BulkAction, BulkList } from './bulk-action.js';

/** The bulk actions that the user may run on a list. */
export function usePermitted<R extends RaRecord>({
  resource,
  actions,
}: Pick<BulkList<R>, 'resource' | 'actions'>): readonly BulkAction<R>[] {
  const permissions = usePermissions();
  const { manage } = resourceOf(resource);
  return actions.filter(({ permission = manage }) => permissions.includes(permission));
}
