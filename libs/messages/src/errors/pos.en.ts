/** Refusals of the till in English. */
export const posErrorsEn = {
  'pos.cashRegisterNotSelected': 'Please select a cash register',
  'pos.cashRegisterHasSeries': 'Cash register %{name} has open series; close them first',
  'pos.noTreasuryAccountOnDevice':
    'No treasury account has been selected on this device! Would you like to select one?',
  'shift.noneOpen': 'No open shift found',
};
