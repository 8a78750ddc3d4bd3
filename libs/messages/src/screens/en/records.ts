const named = { name: 'Name', isArchived: 'Removed' };

const party = {
  ...named,
  code: 'Code',
  nuit: 'NUIT',
  companyRegistration: 'Company ID',
  address1: 'Address',
  address2: 'Second address',
  contact1: 'Contact person',
  contact2: 'Second contact person',
  email1: 'E-mail',
  email2: 'Second e-mail',
  phoneCode: 'Phone code',
  phone1: 'Phone number',
  phone2: 'Second phone',
  country: 'Country',
  regionId: 'Region',
  categoryId: 'Category',
  isClient: 'Client',
  isSupplier: 'Supplier',
  creditLimitMinor: 'Credit limit',
  debitLimitMinor: 'Debit limit',
  paymentTermsDays: 'Payment terms (days)',
  balanceMinor: 'Balance',
};

const supplier = { ...party, supplierBalanceMinor: 'We owe' };

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
  'commercial/print_model': {
    name: 'Print model |||| Print models',
    fields: {
      ...named,
      paperSize: 'Paper size',
      language: 'Language',
      typeIds: 'Document types',
      copies: 'Print options',
      header: 'Header',
      body: 'Body',
      footer: 'Footer',
      columns: 'Columns of the lines',
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
    partNames: {
      words: 'Amount in words',
      payment: 'Means of payment',
      transport: 'Transport',
      banks: 'Bank details',
      note: 'Note of the document',
      footer: 'Footer',
      signature: 'Line to sign on',
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
