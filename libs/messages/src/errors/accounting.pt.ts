/** Refusals about the chart of accounts in Portuguese. */
export const accountingErrorsPt = {
  'accounting.chartUnknown': 'Escolha o PGC-NIRF ou o PGC-PE',
  'accounting.accountNotFound': 'O plano não tem a conta %{code}',
  'accounting.accountClosed': 'A conta %{code} está fechada',
  'accounting.accountChosen':
    'A conta %{code} é usada por uma regra de lançamento. Escolha lá outra conta primeiro',
};
