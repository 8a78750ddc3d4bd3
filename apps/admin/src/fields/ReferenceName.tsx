import type { ReactNode } from 'react';
import { useReference, type RaRecord } from 'react-admin';
import type { ResourceName } from '../admin/resources.js';

interface ReferenceNameProps {
  readonly reference: ResourceName;
  readonly id: string | undefined;
}

interface Named extends RaRecord {
  readonly name?: string;
}

/** The name of another record, read together with the others of the page. */
export function ReferenceName({ reference, id }: ReferenceNameProps): ReactNode {
  return id === undefined ? null : <Known reference={reference} id={id} />;
}

function Known({ reference, id }: { readonly reference: ResourceName; readonly id: string }) {
  const { referenceRecord } = useReference<Named>({ reference, id });
  return <>{referenceRecord?.name ?? ''}</>;
}
