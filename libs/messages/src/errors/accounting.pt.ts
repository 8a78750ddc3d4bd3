/** Refusals about the chart of accounts in Portuguese. */
export const accountingErrorsPt = {
  'accounting.chartUnknown': 'Escolha o PGC-NIRF ou o PGC-PE',
  'accounting.accountNotFound': 'O plano não tem a conta %{code}',
  'accounting.accountClosed': 'A conta %{code} está fechada',
  'accounting.accountChosen':
    'A conta %{code} é usada por uma regra de lançamento. Escolha lá outra conta primeiro',
  'accounting.fileNotBalanced':
    'Só vê alguns armazéns, por isso o ficheiro não ficaria equilibrado. Peça a quem os vê todos',
  'accounting.entryTooShort': 'Um lançamento tem pelo menos duas linhas',
  'accounting.entryTooLong': 'Um lançamento tem no máximo %{max} linhas',
  'accounting.entryNotBalanced':
    'Os débitos (%{debit}) e os créditos (%{credit}) diferem em %{difference}',
  'accounting.entryReversed': 'O lançamento já está estornado',
  'accounting.reversedTooEarly': 'Um lançamento de %{day} não pode ser estornado antes dessa data',
  'accounting.lineAmount':
    'Linha %{line}: indique um débito ou um crédito, acima de 0 e até %{max}',
  'accounting.lineAccountMissing': 'Linha %{line}: escolha uma conta do plano',
  'accounting.lineAccountClosed': 'Linha %{line}: a conta %{code} está fechada',
  'accounting.lineHeading': 'Linha %{line}: a conta %{code} tem subcontas. Escolha uma delas',
  'asset.rateOutOfRange': 'Uma taxa de amortização vai de 0 a 100%',
  'asset.classNotFound': 'Escolha uma classe em uso',
  'asset.codeTaken': 'Outro activo tem o código %{code}',
  'asset.beforePurchase': 'Esta data é anterior à aquisição ou ao registo do activo',
  'asset.beyondCost': 'Não se pode amortizar mais do que o activo custou',
  'asset.accountHasParts': 'A conta %{code} tem subcontas. Escolha uma delas',
  'asset.proceedsAccount': 'Escolha a conta em que a venda foi lançada',
  'asset.disposed': 'O activo %{code} está abatido',
  'asset.inUse': 'O activo %{code} está em uso',
  'asset.depreciated':
    'O activo %{code} já tem amortizações. Estorne primeiro as amortizações, ou registe o abate',
  'asset.depreciatedFurther': 'Os activos já estão amortizados até ao fim de %{month}',
  'asset.nothingToDepreciate': 'Não há nada a amortizar até ao fim de %{month}',
  'asset.notLastRun': 'Só as últimas amortizações se podem estornar',
  'accounting.lineKeptElsewhere':
    'Linha %{line}: o saldo inicial de %{code} vem dos clientes, fornecedores, contas de tesouraria ou stock. Introduza-o lá',
};
