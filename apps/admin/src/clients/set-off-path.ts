/** Where a set-off is written, of a party or of one that is still to be chosen. */
export const setOffPath = (partyId?: string): string => {
  const path = '/commercial/payment/clients/set-off';
  return partyId === undefined ? path : `${path}?partyId=${encodeURIComponent(partyId)}`;
};
