/** The till on its device: without a network, with its printer, and in step with the server. */
export const till = {
  unsent:
    'Something that this device has sold has not been sent yet. Connect it, wait until nothing waits, and sign out then. |||| %{count} entries of the till on this device have not been sent yet. Connect it, wait until nothing waits, and sign out then.',
  otherTab: {
    title: 'This till is open in another tab',
    explained:
      'Only one tab sells. Go on in the other one, or go on here: the other tab stops then.',
    takeOver: 'Go on here',
  },
  renewed: { afterSale: 'it is loaded once this sale is finished' },
  notKept:
    'This device could not keep what was done last: it is not recorded. See whether the device has room left, then do it again.',
  noStore:
    'This browser lets the till keep nothing on this device, so that nothing can be sold here. Make room, or leave the private window, and load the page again.',
  notices: 'Notices',
  install: 'Install',
  chain: 'Last entry %{head}',
  clock: {
    ahead: 'The clock of this device is ahead by %{amount}: please set it right.',
    behind: 'The clock of this device is behind by %{amount}: please set it right.',
    day: 'd',
    hour: 'h',
  },
  corrections: {
    found:
      'The server took one entry otherwise than this till wrote it. |||| The server took %{count} entries otherwise than this till wrote them.',
    foundNoted:
      'The server took one entry as it was, and has something to say of it. |||| The server took %{count} entries as they were, and has something to say of them.',
    declared:
      'It belongs to %{period}, which had been declared before it arrived. It keeps its number and its day; the accountant is shown it as changed since the declaration, with what can be done about it.',
    look: 'Look',
    title: 'What the server says',
    explained:
      'It has happened and stands on paper, so it is kept. Show this list to whoever manages the shop; the page Tills of the back office has it too.',
    noted: 'I have noted it',
    outcomes: {
      noted: 'Taken',
      corrected: 'Corrected',
      quarantined: 'Kept aside',
      refused: 'Not taken yet',
    },
    kinds: {
      openShift: 'Shift opened',
      joinShift: 'Cashier joined',
      moveCash: 'Cash in or out',
      countShift: 'Drawer counted',
      closeShift: 'Shift closed',
      note: 'Note of the shift',
      sell: 'Sale',
      return: 'Return',
      takeBack: 'Return without a receipt',
      reclassify: 'Means of payment corrected',
      park: 'Sale parked',
      recall: 'Parked sale recalled',
      drop: 'Parked sale given up',
      print: 'Print',
      client: 'Client registered',
    },
  },
  receipt: {
    print: 'Print receipt',
    again: 'Print again',
    printed: 'Printed once |||| Printed %{count} times',
    failed: 'The printer did not take the receipt. The sale stands: try again.',
    noServer:
      'Without the server, the printer on the network cannot be reached. The sale stands: print it later, or choose another printer.',
    pdf: 'PDF',
    mail: 'E-mail',
    mailTo: 'E-mail address',
    send: 'Send',
    begun: 'The e-mail is on its way',
    later: 'PDF and e-mail once the sale has been sent.',
  },
  devices: {
    title: 'Printer and drawer',
    printer: 'Receipts are printed',
    ways: {
      browser: 'By the printing of the browser',
      usb: 'By a receipt printer on USB',
      serial: 'By a receipt printer on a serial port',
      network: 'By a receipt printer on the network',
    },
    notHere: 'This browser cannot speak to receipt printers: use Chrome or Edge.',
    notAllowed:
      'This installation does not print to printers on the network yet. Whoever runs the server allows their networks (PRINTER_NETWORKS).',
    noAddress:
      'This cash register has no printer on the network yet: its address is written in the back office, at the cash register.',
    address: 'The server prints to %{name}.',
    connect: 'Choose the printer',
    connected: '%{name} is ready',
    noPrinter: 'No printer is chosen yet.',
    columns: 'Characters in a line',
    codePage: 'Letters',
    speed: 'Speed of the port (baud)',
    drawer: 'Open the drawer when cash is paid',
    pin: 'Connector of the drawer',
    atOnce: 'Print the receipt as soon as the sale is made',
    test: 'Print a test',
    testText: 'Açúcar, pão, café, maçã: 1 234,50 MT',
    openDrawer: 'Open the drawer',
    drawerReason: 'Why the drawer is opened',
    drawerNeedsShift: 'The drawer opens once a shift is open.',
  },
};
