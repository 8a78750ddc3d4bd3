/** Refusals of the till in English. */
export const posErrorsEn = {
  'pos.cashRegisterNotSelected': 'Please select a cash register',
  'pos.cashRegisterHasSeries': 'Cash register %{name} has open series. Close them first',
  'pos.noTreasuryAccountOnDevice':
    'No treasury account has been selected on this device! Would you like to select one?',
  'shift.noneOpen': 'No open shift found',
  'pos.cashRegisterHasShift': 'Cash register %{name} has an open shift. End it first',
  'pos.printerAddressInvalid':
    'Enter the printer’s address in numbers, for example 192.168.1.60, or 192.168.1.60:9101 with a port',
  'pos.printerNotSet': 'Cash register %{register} has no network printer yet',
  'pos.printerNotAllowed':
    'The server cannot print to %{address}. Ask your administrator to set PRINTER_NETWORKS=%{entry}',
  'pos.printerNotReached':
    'The printer at %{address} does not respond. Check its power, paper and network, then print again',
  'pos.printNotReceipt':
    'Not a receipt from byte %{at} on. Printers only accept what a till prints',
  'pos.drawerWithoutCause':
    'The drawer of %{register} only opens for a payment, a cash movement or a recorded reason',
  'pos.tillOpenElsewhere':
    'Till %{register} is open on %{device}. Close it there, or take it over here',
  'pos.laneUnknown': 'Device sequence %{lane} of the till is unknown',
  'pos.entryTaken': 'Entry %{sequence} of the till was already received',
  'pos.entryTampered': 'Entry %{sequence} of the till was changed after it was written',
  'pos.numberTaken': 'Document %{document} already exists',
  'pos.numberUnfit': 'Number %{document} does not match the till’s series',
  'shift.closed': 'The shift is closed with Z %{z}',
  'shift.alreadyOpen': 'Shift %{number} is open at %{register}. End it first',
  'shift.accountNotCash': '%{name} is not a cash account in the company currency',
  'shift.countDiffers': 'The notes and coins add up to %{counted}',
  'shift.cashierNotIn': '%{cashier} has not joined the shift',
  'shift.cashierUnknown': 'The cashier is not a user of the company',
  'shift.tooManyCashiers': 'A shift can have at most %{max} cashiers',
  'shift.tooManyCounts': 'A shift can be counted at most %{max} times',
  'shift.tooManyParked': 'At most %{max} sales can be parked',
  'shift.reasonRequired': 'Enter a reason',
  'shift.figuresHidden': 'Only supervisors can see the shift totals',
  'shift.notCounted': 'Count the drawer first',
  'shift.noDifference': 'Z %{z} has no difference',
  'shift.tooManyExplanations': 'A shift can have at most %{max} explanations',
  'shift.salesParked': 'Parked sales: %{count}. Finish them, or move them to the next shift',
  'shift.differenceBeyondLimit': 'A supervisor must approve the count',
  'shift.typeNotSold': '%{type} cannot be issued at a till',
  'shift.paidOnAccount': 'A sale on account cannot be paid at the time of sale',
  'shift.totalDiffers': 'The till total is %{paper}, the recorded total %{books}',
  'shift.notInDrawer': 'The drawer does not hold this much cash. Ask for approval',
  'shift.refundByOtherMeans':
    '%{document} was paid by %{means}. Refunding another way needs approval',
  'shift.creditOfNobody': 'Choose a client for the credit, or refund the money',
  'shift.returnWithoutReceipt':
    'A return without a receipt needs its own permission, or an authorised PIN',
  'shift.returnDearer': 'Line %{line}: without a receipt, refund at most %{price} each',
  'shift.noCodeWithoutVat': 'A return without a receipt needs a VAT code at 0%. Set one up first',
  'shift.otherShift': '%{document} belongs to another shift',
  'shift.notPaid': '%{document} was not paid at the time of sale',
  'shift.saleTaken': 'This sale was continued at another till, or discarded',
};
