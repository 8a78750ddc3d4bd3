/** Refusals about the chart of accounts in English. */
export const accountingErrorsEn = {
  'accounting.chartUnknown': 'Choose the PGC-NIRF or the PGC-PE',
  'accounting.accountNotFound': 'There is no account %{code} in the chart',
  'accounting.accountClosed': 'The account %{code} is closed',
  'accounting.accountChosen':
    'The account %{code} is used by a posting rule. Choose another account there first',
};
