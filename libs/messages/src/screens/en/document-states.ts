/** The states of documents, as chips show them. */
export const states = {
  printed: 'Original printed',
  duplicated: 'Duplicated',
  training: 'Training',
  issued: 'Issued',
  open: 'Open',
  unpaid: 'Unpaid',
  partiallyConverted: 'Partially converted',
  converted: 'Converted',
  partiallyPaid: 'Partially paid',
  paid: 'Paid',
  unused: 'Available',
  partlyUsed: 'Partly applied',
  used: 'Applied',
  expired: 'Overdue',
  cancelled: 'Cancelled',
};
