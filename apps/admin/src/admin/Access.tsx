import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { unsavedForms } from '../boot/unsaved-forms.js';
import { usePermissions } from './hooks.js';
import { allows } from './permissions.js';
import { stillAllowed } from './still-allowed.js';

interface AccessProps {
  readonly action: 'list' | 'create' | 'edit';
  readonly resource: ResourceName;
  /** In place of it for who may not. */
  readonly denied: ReactNode;
  readonly children: ReactNode;
}

/**
 * What only those see who may, known at once from the session: react-admin's controllers inside
 * would ask one after the other, and draw the page again for each answer.
 */
export function Access({ action, resource, denied, children }: AccessProps): ReactNode {
  const { id } = useSlice(company);
  const permissions = usePermissions();
  useSlice(unsavedForms);
  const isAllowed = allows(permissions, action, resource);
  return stillAllowed(`${id} ${action} ${resource}`, isAllowed) ? children : denied;
}
