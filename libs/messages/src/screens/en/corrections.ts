/** What the server took from a till otherwise than it was written. */
export const corrections = {
  found: 'One entry of this till was corrected. |||| %{count} entries of this till were corrected.',
  foundNoted:
    'One entry of this till was recorded with a notice. |||| %{count} entries of this till were recorded with notices.',
  short: '%{reference} was recorded, but stock was short.',
  declared:
    'It belongs to %{period}, already submitted. It keeps its number and date; tell your accountant.',
  look: 'View',
  title: 'Notices',
  explained: 'The sale stands. Tell your manager; the list is also on the Till devices page.',
  noted: 'Got it',
  outcomes: {
    noted: 'Recorded',
    corrected: 'Corrected',
    quarantined: 'Awaiting review',
    refused: 'Not recorded yet',
  },
  kinds: {
    openShift: 'Shift opened',
    joinShift: 'Cashier joined',
    moveCash: 'Cash in or out',
    countShift: 'Drawer counted',
    closeShift: 'Shift closed',
    note: 'Shift note',
    sell: 'Sale',
    return: 'Return',
    takeBack: 'Return without a receipt',
    reclassify: 'Payment method corrected',
    park: 'Sale parked',
    recall: 'Parked sale recalled',
    drop: 'Parked sale discarded',
    print: 'Print',
    client: 'Client registered',
    consent: 'Contact for receipts',
  },
};
