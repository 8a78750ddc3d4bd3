import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useReference } from 'react-admin';
import { useLanguage } from '../i18n/use-messages.js';
import { nameIn, type Named } from './name-in.js';

interface ReferenceNameProps {
  readonly reference: ResourceName;
  readonly id: string | undefined;
}

/** The name of another record, read together with the others of the page. */
export function ReferenceName({ reference, id }: ReferenceNameProps): ReactNode {
  return id === undefined ? null : <Known reference={reference} id={id} />;
}

function Known({ reference, id }: { readonly reference: ResourceName; readonly id: string }) {
  const language = useLanguage();
  const { referenceRecord } = useReference<Named>({ reference, id });
  return <>{referenceRecord === undefined ? '' : nameIn(referenceRecord, language)}</>;
}
