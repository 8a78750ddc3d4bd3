/** The document screens. */
export const documents = {
  states: {
    open: 'Open',
    unpaid: 'Unpaid',
    partiallyPaid: 'Partially paid',
    paid: 'Paid',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
};
