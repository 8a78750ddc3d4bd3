import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { RecordAttachments } from '../attachments/RecordAttachments.js';

/** The files kept with a payment; those who record payments add and remove them. */
export function PaymentFiles({ id }: { readonly id: string }): ReactNode {
  const mayRecord = useMay('payments.record');
  return <RecordAttachments owner="payments" id={id} mayChange={mayRecord} />;
}
