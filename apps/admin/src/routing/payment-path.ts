/** The page of a payment: those to suppliers, of the type `RF`, are listed apart. */
export function paymentPath(id: string): string {
  const side = id.startsWith('RF_') ? 'suppliers' : 'clients';
  return `/commercial/payment/${side}/${encodeURIComponent(id)}`;
}

/** Whether an id is of a payment or of an advance, and not of a document. */
export const isPaymentId = (id: string): boolean => /^(RC|RF|EN)_/.test(id);
