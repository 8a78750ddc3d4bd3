/** Whose payments a screen is about: what clients pay, or what suppliers are paid. */
export interface PaymentCategory {
  readonly resource: 'commercial/payment/clients' | 'commercial/payment/suppliers';
  readonly party: 'clients' | 'suppliers';
  readonly documentTypeId: 'RC' | 'RF';
  /** The side of the documents that are paid. */
  readonly owed: 'debit' | 'credit';
}

export const receipts: PaymentCategory = {
  resource: 'commercial/payment/clients',
  party: 'clients',
  documentTypeId: 'RC',
  owed: 'debit',
};

export const supplierPayments: PaymentCategory = {
  resource: 'commercial/payment/suppliers',
  party: 'suppliers',
  documentTypeId: 'RF',
  owed: 'credit',
};
