import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';

interface AccessProps {
  readonly action: 'list' | 'create' | 'edit';
  readonly resource: ResourceName;
  /** In place of it for who may not. */
  readonly denied: ReactNode;
  readonly children: ReactNode;
}

/**
 * What only those see who may. It asks what the controllers inside ask, word for word and so once:
 * without an answer of yes none of them is there to lead away from the address.
 */
export function Access({ action, resource, denied, children }: AccessProps): ReactNode {
  return (
    <CanAccess enabled action={action} resource={resource} accessDenied={denied}>
      {children}
    </CanAccess>
  );
}
