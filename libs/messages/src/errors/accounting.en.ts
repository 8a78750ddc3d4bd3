/** Refusals about the chart of accounts in English. */
export const accountingErrorsEn = {
  'accounting.chartUnknown': 'Choose the PGC-NIRF or the PGC-PE',
  'accounting.accountNotFound': 'There is no account %{code} in the chart',
  'accounting.accountClosed': 'The account %{code} is closed',
  'accounting.accountChosen':
    'The account %{code} is used by a posting rule. Choose another account there first',
  'accounting.fileNotBalanced':
    'You see only some warehouses, and the file would not balance. Ask a colleague who sees all of them',
  'accounting.entryTooShort': 'An entry has at least two lines',
  'accounting.entryTooLong': 'An entry has at most %{max} lines',
  'accounting.entryNotBalanced':
    'Debits (%{debit}) and credits (%{credit}) differ by %{difference}',
  'accounting.entryReversed': 'The entry is already reversed',
  'accounting.reversedTooEarly': 'An entry of %{day} cannot be reversed before that day',
  'accounting.lineAmount': 'Line %{line}: enter a debit or a credit, above 0 and up to %{max}',
  'accounting.lineAccountMissing': 'Line %{line}: choose an account of the chart',
  'accounting.lineAccountClosed': 'Line %{line}: the account %{code} is closed',
  'accounting.lineHeading':
    'Line %{line}: the account %{code} has accounts below it. Choose one of those',
  'asset.rateOutOfRange': 'A rate of depreciation is from 0 to 100%',
  'asset.classNotFound': 'Choose a class that is in use',
  'asset.codeTaken': 'Another asset has the code %{code}',
  'asset.beforePurchase': 'This date is before the asset was bought or recorded',
  'asset.beyondCost': 'An asset cannot be depreciated by more than its cost',
  'asset.accountHasParts': 'The account %{code} has sub-accounts. Choose one of them',
  'asset.proceedsAccount': 'Choose the account that the sale was posted to',
  'asset.disposed': 'The asset %{code} is disposed of',
  'asset.inUse': 'The asset %{code} is in use',
  'asset.depreciated':
    'The asset %{code} is depreciated. Reverse the depreciation first, or record a disposal',
  'asset.depreciatedFurther': 'Assets are already depreciated to the end of %{month}',
  'asset.nothingToDepreciate': 'There is nothing to depreciate to the end of %{month}',
  'asset.notLastRun': 'Only the last depreciation can be reversed',
  'accounting.lineKeptElsewhere':
    'Line %{line}: the opening balance of %{code} comes from clients, suppliers, treasury accounts or stock. Enter it there',
};
