import type { Books } from '@balcao/domain';
import { attachmentRoutes } from '../attachments/attachment-routes.js';

/** Whether documents of the type of an id's series are payments, set-offs among them. */
function isPayment({ documentTypes, series }: Books, id: string): boolean {
  const typeId = series.series.get(id.slice(0, id.lastIndexOf('.')))?.typeId ?? '';
  const type = documentTypes.types.get(typeId);
  const effect = type?.group === 'purchases' ? 'debit' : 'credit';
  if (type?.requiresPayment !== true) return false;
  return type.accountEffect === effect || type.accountEffect === 'none';
}

/** Files of payments: the books keep them as those of documents, under rights of their own. */
export const paymentAttachments = attachmentRoutes({
  path: 'payments',
  view: 'payments.view',
  manage: 'payments.record',
  has: isPayment,
  attachmentsOf: ({ links }, id) => links.attachments.get(id),
  attach: (id, file) => ({ type: 'AttachFile', id, ...file }),
  detach: (id, attachmentId) => ({ type: 'DetachFile', id, attachmentId }),
});
