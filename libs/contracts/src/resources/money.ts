import type { Resources } from './resource.js';

const payment = {
  collection: 'payments',
  view: 'payments.view',
  manage: 'payments.record',
  references: { accountId: 'commercial/treasury_account' },
} as const;

const movement = {
  collection: 'movements',
  view: 'treasury.view',
  manage: 'treasury.move',
  references: {
    accountId: 'commercial/treasury_account',
    toAccountId: 'commercial/treasury_account',
  },
} as const;

/** Payments, treasury, expenses and currencies. */
export const moneyResources = {
  'commercial/payment_method': {
    path: 'payment-methods',
    collection: 'payment_methods',
    view: 'payments.view',
    manage: 'payments.manage',
    noun: 'PaymentMethod',
    references: { accountId: 'commercial/treasury_account' },
  },
  'commercial/withholding_rates': {
    path: 'withholding-rates',
    collection: 'withholding_rates',
    view: 'payments.view',
    manage: 'payments.manage',
    noun: 'WithholdingRate',
    texts: {
      fields: {
        code: { isRequired: true },
        name: { isRequired: true },
        rate: { isRequired: true, kind: 'decimal' },
        law: { isHidden: true },
        validFrom: { kind: 'day' },
        validTo: { kind: 'day' },
      },
      version: 2,
      imported: 'withholdingRates',
      group: 'treasury',
    },
  },
  'commercial/payment/clients': { ...payment, path: 'receipts', only: { ledger: 'client' } },
  'commercial/payment/suppliers': {
    ...payment,
    path: 'supplier-payments',
    only: { isOfSuppliers: true },
  },
  // What was paid in advance, or is left over of a payment, of clients and to suppliers.
  'commercial/payment/advances': {
    ...payment,
    path: 'advances',
    only: { status: 'active', unallocatedMinor: { $gt: 0 } },
  },
  'commercial/treasury_account': {
    path: 'treasury-accounts',
    collection: 'treasury_accounts',
    view: 'treasury.view',
    manage: 'treasury.manage',
    noun: 'TreasuryAccount',
  },
  'commercial/deposit': { ...movement, path: 'deposits', only: { kind: 'deposit' } },
  'commercial/withdrawal': { ...movement, path: 'withdrawals', only: { kind: 'withdrawal' } },
  'commercial/transfer': { ...movement, path: 'transfers', only: { kind: 'transfer' } },
  'commercial/expense': {
    path: 'expenses',
    collection: 'expenses',
    view: 'expenses.view',
    manage: 'expenses.record',
    references: {
      categoryId: 'commercial/expense/category',
      supplierId: 'commercial/suppliers',
      accountId: 'commercial/treasury_account',
      methodId: 'commercial/payment_method',
      vatId: 'commercial/vat',
    },
  },
  'commercial/expense/category': {
    path: 'expense-categories',
    collection: 'expense_categories',
    view: 'expenses.view',
    manage: 'expenses.manage',
    noun: 'ExpenseCategory',
    texts: {
      fields: { name: { isRequired: true } },
      version: 5,
      imported: 'expenseCategories',
    },
  },
  'commercial/expense/recurring': {
    path: 'recurring-expenses',
    collection: 'recurring_expenses',
    view: 'expenses.view',
    manage: 'expenses.manage',
    noun: 'RecurringExpense',
    references: {
      categoryId: 'commercial/expense/category',
      supplierId: 'commercial/suppliers',
      methodId: 'commercial/payment_method',
      vatId: 'commercial/vat',
      withholdingRateId: 'commercial/withholding_rates',
    },
  },
  'commercial/ledger_accounts': {
    path: 'ledger-accounts',
    collection: 'ledger_accounts',
    view: 'accounting.view',
    manage: 'accounting.manage',
    noun: 'LedgerAccount',
    texts: {
      fields: { code: { isRequired: true }, name: { isRequired: true }, nameEn: {} },
      version: 2,
      imported: 'ledgerAccounts',
      group: 'accounts',
    },
  },
  'commercial/asset_classes': {
    path: 'asset-classes',
    collection: 'asset_classes',
    view: 'accounting.view',
    manage: 'accounting.manage',
    noun: 'AssetClass',
    texts: {
      fields: {
        code: { isRequired: true },
        name: { isRequired: true },
        rate: { isRequired: true, kind: 'decimal' },
        account: { isRequired: true },
        law: { isHidden: true },
      },
      version: 2,
      imported: 'assetClasses',
      group: 'accounts',
    },
  },
  'commercial/fixed_assets': {
    path: 'fixed-assets',
    collection: 'fixed_assets',
    view: 'accounting.view',
    manage: 'accounting.post',
    references: { classId: 'commercial/asset_classes' },
  },
  'commercial/journal_entries': {
    path: 'journal-entries',
    collection: 'journal_entries',
    view: 'accounting.view',
    manage: 'accounting.post',
    title: 'description',
  },
  exchange: {
    path: 'currencies',
    collection: 'currencies',
    view: 'exchange.view',
    manage: 'exchange.manage',
    noun: 'Currency',
  },
} as const satisfies Resources;
