import { partyWords, wordsIn } from '@balcao/contracts/words';
const named = { name: 'Name', isArchived: 'Removed' };

/** The fields of clients, of suppliers, and of both. */
export const party = wordsIn('en', partyWords);

const supplier = { ...party, supplierBalanceMinor: 'You owe' };

/** Names of the registers of parties beside clients, of print models, and of imported columns. */
export const recordResources = {
  'commercial/suppliers': { name: 'Supplier |||| Suppliers', fields: supplier },
  'commercial/suppliers/categories': {
    name: 'Supplier category |||| Supplier categories',
    fields: named,
  },
  'commercial/entities': { name: 'Entity |||| Entities', fields: party },
  'commercial/entities/categories': {
    name: 'Entity category |||| Entity categories',
    fields: named,
  },
  'commercial/opening_balances': {
    name: 'Opening balance |||| Opening balances',
    fields: {
      partyId: 'Client or supplier',
      amount: 'Amount',
      issuedOn: 'Date',
      dueOn: 'Due date',
      reference: 'Document',
      ledger: 'Account',
    },
  },
  'commercial/opening_stock': {
    name: 'Opening stock |||| Opening stock',
    fields: {
      articleId: 'Article',
      quantity: 'Quantity',
      unitCost: 'Unit cost',
      warehouseId: 'Warehouse',
      batchName: 'Batch',
      batchExpiresOn: 'Expiry date',
      on: 'Date',
    },
  },
  'commercial/opening_trial_balance': {
    name: 'Opening trial balance |||| Opening trial balances',
    fields: {
      accountId: 'Account',
      debitMinor: 'Debit',
      creditMinor: 'Credit',
      warehouseId: 'Warehouse',
    },
  },
  'commercial/print_model': {
    name: 'Print model |||| Print models',
    fields: {
      ...named,
      paperSize: 'Paper size',
      language: 'Language',
      typeIds: 'Document types',
      seriesIds: 'Only for series',
      cashRegisterIds: 'Only for tills',
      copies: 'Print options',
      header: 'Header',
      body: 'Body',
      footer: 'Footer',
      columns: 'Line columns',
      facts: 'Details next to the number',
      parts: 'Below the totals',
      isDefault: 'Default',
    },
    columnNames: {
      code: 'Code',
      description: 'Description',
      quantity: 'Quantity',
      unit: 'Unit',
      unitPrice: 'Unit price',
      discount: 'Discount',
      vat: 'VAT rate',
      amount: 'Amount',
    },
    factNames: {
      issuedOn: 'Date of issue',
      validUntil: 'Valid until',
      dueOn: 'Due date',
      currency: 'Currency',
      rate: 'Exchange rate',
      orderNumber: 'Client’s order number',
      supplierReference: 'Supplier’s document',
      refersTo: 'Refers to',
      account: 'Client account',
      seller: 'Issued by',
    },
    partNames: {
      words: 'Amount in words',
      payment: 'Payment methods',
      transport: 'Transport',
      banks: 'Bank details',
      note: 'Note or reason',
      footer: 'Footer',
      signature: 'Signature line',
    },
    papers: { A4: 'A4', thermal80: 'Thermal 80 mm' },
    languages: { en: 'English', pt: 'Portuguese' },
    copyNames: {
      original: 'Original',
      duplicate: 'Duplicate',
      triplicate: 'Triplicate',
      second: 'Second copy',
      third: 'Third copy',
    },
  },
};
