import type { DocumentAnswer } from '@balcao/contracts';
import { isPaymentId } from '../../routing/payment-path.js';
import { receipts, supplierPayments } from '../../payments/category.js';
import { documentPath } from '../../routing/document-paths.js';

/** The page of a settling payment or note. */
export function settlingPath(sourceId: string, { group }: Pick<DocumentAnswer, 'group'>): string {
  const [typeId = ''] = sourceId.split('_');
  const category = group === 'purchases' ? supplierPayments : receipts;
  if (isPaymentId(sourceId)) {
    return `/${category.resource}/${encodeURIComponent(sourceId)}`;
  }
  return documentPath(typeId, sourceId);
}
