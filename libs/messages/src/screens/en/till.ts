/** The till on its device: without a network, with its printer, and in step with the server. */
export const till = {
  unsent:
    'One sale on this device has not been sent. Connect and wait before signing out. |||| %{count} till entries on this device have not been sent. Connect and wait before signing out.',
  otherTab: {
    title: 'This till is open in another tab',
    explained: 'Only one tab can sell. Continue here to stop the other tab.',
    takeOver: 'Continue here',
  },
  renewed: { afterSale: 'it loads after this sale' },
  notKept: 'The last step could not be saved on this device. Free some space, then repeat it.',
  noStore:
    'The till cannot store data in this browser. Free some space or leave private browsing, then reload.',
  changeCashier: 'Change cashier: %{name}',
  notices: 'Notices',
  install: 'Install',
  chain: 'Last entry %{head}',
  clock: {
    ahead: 'This device’s clock is %{amount} ahead. Please correct it.',
    behind: 'This device’s clock is %{amount} behind. Please correct it.',
    day: 'd',
    hour: 'h',
  },
  corrections: {
    found:
      'One entry of this till was corrected. |||| %{count} entries of this till were corrected.',
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
    },
  },
  receipt: {
    print: 'Print receipt',
    again: 'Print again',
    printed: 'Printed once |||| Printed %{count} times',
    failed: 'The printer did not respond. The sale is recorded; print again.',
    noServer:
      'The network printer needs the server. The sale is recorded; print later, or choose another printer.',
    pdf: 'PDF',
    mail: 'E-mail',
    mailTo: 'E-mail address',
    send: 'Send',
    begun: 'Sending the e-mail…',
    later: 'PDF and e-mail are available once the sale is sent.',
  },
  devicesTitle: 'Printer and drawer',
};
