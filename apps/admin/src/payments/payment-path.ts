/** The page of a payment: those to suppliers, of the type `RF`, are listed apart. */
export function paymentPath(id: string): string {
  const side = id.startsWith('RF_') ? 'suppliers' : 'clients';
  return `/commercial/payment/${side}/${encodeURIComponent(id)}`;
}
