import type { PaymentListRow, ResourceName } from '@balcao/contracts';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-messages.js';
import type { BulkAction } from '../management/bulk/bulk-action.js';
import { printMany } from '../printing/print-many.js';
import { sendMany } from '../sending/send-many.js';
import { cancelMany, restoreMany } from './many-money.js';

const permission = 'payments.cancel';

/** What can be done with many payments of a list at once. */
export function usePaymentBulk(resource: ResourceName): readonly BulkAction<PaymentListRow>[] {
  const own = useLanguage();
  return useMemo(
    () => [
      printMany({ kind: 'payments', resource }, 'payments.record'),
      sendMany('payments.send', 'payments.record', own),
      cancelMany({ action: 'payments.cancel', permission, hint: 'money.cancel.payments' }),
      restoreMany({ action: 'payments.restore', permission, hint: 'money.restore.payments' }),
    ],
    [resource, own],
  );
}
