/** Refusals of the till in English. */
export const posErrorsEn = {
  'pos.cashRegisterNotSelected': 'Please select a cash register',
  'pos.cashRegisterHasSeries': 'Cash register %{name} has open series; close them first',
  'pos.noTreasuryAccountOnDevice':
    'No treasury account has been selected on this device! Would you like to select one?',
  'shift.noneOpen': 'No open shift found',
  'pos.cashRegisterHasShift': 'Cash register %{name} has an open shift; end it first',
  'pos.printerAddressInvalid':
    'Write the address of the printer in numbers, 192.168.1.60, with its port where it is not 9100: 192.168.1.60:9101',
  'pos.printerNotSet': 'Cash register %{register} has no printer on the network yet',
  'pos.printerNotAllowed':
    'The server may not print to %{address}. Whoever runs it allows printers, here with PRINTER_NETWORKS=%{entry}',
  'pos.printerNotReached':
    'The printer at %{address} prints nothing. See that it is on, has paper and is on the network, and print again',
  'pos.printNotReceipt':
    'From byte %{at} on it is no receipt: only what a till prints is sent to a printer',
  'pos.drawerWithoutCause':
    'The drawer of %{register} opens for a payment, a cash movement or a reason that was just recorded there',
  'pos.tillOpenElsewhere': 'Till %{register} is open on %{device}. Take it over there or here',
  'pos.laneUnknown': 'Line %{lane} of the till is not known',
  'pos.entryTaken': 'Entry %{sequence} of the till was received before',
  'pos.entryTampered': 'Entry %{sequence} of the till was changed after it was written',
  'pos.numberTaken': 'Document %{document} exists already',
  'pos.numberUnfit': 'The number %{document} does not fit the series of the till',
  'shift.closed': 'The shift is closed, with Z %{z}',
  'shift.alreadyOpen': 'Shift %{number} is open at %{register}; end it first',
  'shift.accountNotCash': '%{name} holds no cash in the currency of the company',
  'shift.countDiffers': 'The notes and coins come to %{counted}',
  'shift.cashierNotIn': '%{cashier} has not joined the shift',
  'shift.cashierUnknown': 'The cashier is not a member of the company',
  'shift.tooManyCashiers': 'A shift has at most %{max} cashiers',
  'shift.tooManyCounts': 'A shift is counted at most %{max} times',
  'shift.tooManyParked': 'At most %{max} sales are parked at a time',
  'shift.reasonRequired': 'Please say why',
  'shift.figuresHidden': 'What a shift comes to shows to supervisors',
  'shift.notCounted': 'Count the drawer first',
  'shift.noDifference': 'Z %{z} has no difference',
  'shift.tooManyExplanations': 'A shift has %{max} explanations at most',
  'shift.salesParked': 'Parked sales: %{count}. Finish them, or let them pass to the next shift',
  'shift.differenceBeyondLimit': 'What was counted has to be approved by a supervisor',
  'shift.typeNotSold': '%{type} is not sold at a till',
  'shift.paidOnAccount': 'A sale on account is not paid as it is made',
  'shift.totalDiffers': 'The till says %{paper}, the books %{books}',
  'shift.notInDrawer': 'There is not so much cash in the drawer; it has to be approved',
  'shift.refundByOtherMeans':
    '%{document} was paid by %{means}; another way back has to be approved',
  'shift.creditOfNobody': 'Choose a client to keep the credit, or pay the money back',
  'shift.returnWithoutReceipt':
    'A return without a receipt takes its own permission, or the PIN of somebody who has it',
  'shift.returnDearer': 'Line %{line}: without a receipt no more than %{price} each goes back',
  'shift.noCodeWithoutVat':
    'No VAT code at 0% is in use: a return without a receipt takes no VAT back, and needs one',
  'shift.otherShift': '%{document} is not of this shift',
  'shift.notPaid': '%{document} was not paid as it was made',
  'shift.saleTaken': 'Another till went on with this sale, or it was given up',
};
