/** Shifts at a till: who is at it, how it is closed, and its slips. */
export const tillShift = {
  cashier: {
    change: 'Change cashier: %{name}',
    title: 'Who is at the till?',
    noPin: 'No PIN yet: it is set on the page Tills',
    locked: 'PIN locked: a new one is set on the page Tills',
    offline: 'Without a network, those change who have joined this shift.',
    pinOf: 'PIN of %{name}',
    enter: 'Take over',
  },
  close: {
    others: 'Other means, as their slips and statements say',
    counted: 'Go on',
    again: 'Count %{number}. The counts before stay as they are.',
    countAgain: 'Count again',
    difference: 'Difference',
    offline:
      'There is no network: the shift ends here, and its close report comes once it is sent.',
    left: 'Left in the drawer',
    leftWrong: 'Write an amount from 0 up to what was counted',
    deposit: 'The rest goes to',
    deposited: 'Taken from the drawer',
    needsApproval: 'What was counted has to be approved by a supervisor.',
  },
  explain: {
    open: 'Explain this figure',
    offline: 'The server knows what a figure is made of: this needs the network.',
    waiting:
      '%{count} sale still to be sent is not in it. |||| %{count} sales still to be sent are not in it.',
    failed: 'What it is made of could not be read.',
  },
  float: {
    from: '%{amount} more than was left: brought from',
    to: '%{amount} less than was left: taken to',
    nowhere: 'None: no account changes',
  },
  print: {
    failed: 'The printer did not take it. Nothing is lost: try again.',
    noServer:
      'Without the server, the printer on the network cannot be reached. Print it later, or choose another printer.',
  },
  place: { drawer: 'Drawer', change: 'Change' },
  waiting: {
    title: 'Parked sales',
    explained: 'They have to be decided before the shift ends.',
    giveUp: 'Give up',
    reason: 'Why %{name} is given up',
    confirm: 'Confirm',
    stay: 'They pass to the next shift',
  },
  x: {
    print: 'Print the X',
    means: 'By means of payment',
    behind:
      'These figures are as the server had them last. What waits on this till is not in them.',
    printLater: 'It is printed once everything has been sent.',
  },
  z: {
    print: 'Print shift close report',
    bySupervisor: 'A supervisor prints the shift close report.',
    open: 'See the shift in the back office',
  },
  slip: {
    at: 'Date',
    cashier: 'Cashier',
    cashierSigns: 'Signature of the cashier',
    otherSigns: 'Signature of whoever received or brought it',
    moved: 'Recorded in this shift',
    print: 'Print slip',
  },
};
