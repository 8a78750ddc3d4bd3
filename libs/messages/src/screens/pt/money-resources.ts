import type { Translation } from '../messages.js';
import type { moneyResources as english } from '../en/money-resources.js';

const payment = {
  reference: 'Referência',
  issuedOn: 'Data',
  partyName: 'Nome',
  methods: 'Métodos de pagamento',
  documents: 'Documentos',
  paidMinor: 'Pago',
  unallocatedMinor: 'Por imputar',
  status: 'Estado',
};
const movement = {
  on: 'Data',
  valueOn: 'Data-valor',
  accountId: 'Conta de tesouraria',
  fromAccountId: 'Da conta',
  toAccountId: 'Para a conta',
  amountMinor: 'Valor',
  receivedMinor: 'Valor recebido',
  rate: 'Câmbio',
  reference: 'Referência',
  description: 'Descrição',
  status: 'Estado',
};

export const moneyResources: Translation<typeof english> = {
  'commercial/payment_method': {
    name: 'Método de pagamento |||| Métodos de pagamento',
    fields: {
      name: 'Nome',
      namePt: 'Nome em português',
      kind: 'Tipo',
      mechanism: 'Código SAF-T',
      accountId: 'Conta de tesouraria',
      requiresReference: 'Exige referência',
      isDefault: 'Predefinido',
      isArchived: 'Removido',
    },
  },
  'commercial/treasury_account': {
    name: 'Conta de tesouraria |||| Contas de tesouraria',
    fields: {
      name: 'Nome',
      kind: 'Tipo',
      currency: 'Moeda',
      openingBalanceMinor: 'Saldo inicial',
      balanceMinor: 'Saldo',
      bank: 'Banco',
      accountNumber: 'Número de conta',
      nib: 'NIB',
      iban: 'IBAN',
      swift: 'SWIFT',
      closedThrough: 'Fechada até',
      isArchived: 'Removida',
    },
  },
  'commercial/payment/clients': {
    name: 'Recibo |||| Recibos',
    fields: payment,
  },
  'commercial/payment/suppliers': {
    name: 'Pagamento |||| Pagamentos a fornecedores',
    fields: payment,
  },
  'commercial/payment/advances': {
    name: 'Adiantamento |||| Adiantamentos',
    fields: { ...payment, ledger: 'De quem' },
  },
  'commercial/deposit': {
    name: 'Depósito |||| Depósitos',
    fields: movement,
  },
  'commercial/withdrawal': {
    name: 'Levantamento |||| Levantamentos',
    fields: movement,
  },
  'commercial/transfer': {
    name: 'Transferência |||| Transferências',
    fields: movement,
  },
  'commercial/expense': {
    name: 'Despesa |||| Despesas',
    fields: {
      on: 'Data',
      dueOn: 'Vencimento',
      categoryId: 'Categoria',
      category: 'Categoria',
      description: 'Descrição',
      supplierId: 'Fornecedor',
      supplier: 'Fornecedor',
      reference: 'Documento do fornecedor',
      vatId: 'IVA',
      vatCode: 'Código de IVA',
      amountMinor: 'Valor',
      vatIncluded: 'IVA incluído',
      baseMinor: 'Sem IVA',
      vatMinor: 'Valor do IVA',
      totalMinor: 'Total',
      pendingMinor: 'Por pagar',
      status: 'Estado',
    },
  },
  'commercial/expense/category': {
    name: 'Categoria de despesas |||| Categorias de despesas',
    fields: {
      name: 'Nome',
      isArchived: 'Removida',
    },
  },
  'commercial/expense/recurring': {
    name: 'Despesa recorrente |||| Despesas recorrentes',
    fields: {
      description: 'Descrição',
      categoryId: 'Categoria',
      supplierId: 'Fornecedor',
      vatId: 'IVA',
      amountMinor: 'Valor',
      vatIncluded: 'IVA incluído',
      methodId: 'Método de pagamento',
      every: 'A cada',
      startsOn: 'Começa em',
      endsOn: 'Termina em',
      recordedThrough: 'Registada até',
      isArchived: 'Removida',
    },
  },
  exchange: {
    name: 'Moeda |||| Moedas',
    fields: {
      id: 'Código',
      name: 'Nome',
      namePt: 'Nome em português',
      on: 'Desde',
      rate: 'Câmbio',
      percentage: 'Percentagem',
      salePrice: 'Preço de venda',
      isArchived: 'Removida',
    },
  },
  'exchange/rates': {
    name: 'Câmbio |||| Câmbios',
    fields: {
      currency: 'Moeda',
      on: 'Data',
      rate: 'Câmbio',
      percentage: 'Percentagem',
      salePrice: 'Preço de venda',
    },
  },
};
