import type { PermissionGroups, PermissionWords } from './permission-words.js';

/** What each permission is called, and what it lets a user do, in English. */
export const permissionsEn: PermissionWords = {
  'companies.view': { name: 'See the company', description: 'Company details and settings' },
  'companies.manage': {
    name: 'Manage the company',
    description: 'Change company details, settings and plan',
  },
  'companies.passLock': {
    name: 'Book before the lock date',
    description: 'Record and change entries on locked days',
  },
  'identity.view': {
    name: 'See users',
    description: 'Users of the company and their permissions',
  },
  'identity.manage': {
    name: 'Manage users',
    description: 'Invite and remove users, and change their permissions',
  },
  'vat.view': { name: 'See VAT rates', description: 'Rates, and reasons for exemption' },
  'vat.manage': { name: 'Manage VAT rates', description: 'Add, change and remove rates' },
  'catalog.view': { name: 'See articles', description: 'Articles, services and their prices' },
  'catalog.manage': {
    name: 'Manage articles',
    description: 'Add, change and remove articles, prices and categories',
  },
  'parties.view': {
    name: 'See clients and suppliers',
    description: 'Details, balances and statements',
  },
  'parties.manage': {
    name: 'Manage clients and suppliers',
    description: 'Add, change and remove them, and set limits',
  },
  'parties.erase': {
    name: 'Erase personal data',
    description: 'Permanently erase the personal data of a client or supplier on request',
  },
  'documentTypes.view': {
    name: 'See document types',
    description: 'How each document type works',
  },
  'documentTypes.manage': {
    name: 'Manage document types',
    description: 'Add and change document types',
  },
  'printModels.view': { name: 'See print models', description: 'How documents are printed' },
  'printModels.manage': {
    name: 'Manage print models',
    description: 'Add and change print models',
  },
  'imports.view': {
    name: 'See imports',
    description: 'Imported files and their results',
  },
  'imports.manage': { name: 'Import files', description: 'Import files and undo imports' },
  'series.view': { name: 'See series', description: 'Series and their last numbers' },
  'series.manage': { name: 'Manage series', description: 'Open, close and reopen series' },
  'documents.view': {
    name: 'See documents',
    description: 'Issued documents, drafts and their files',
  },
  'documents.draft': {
    name: 'Write drafts',
    description: 'Prepare documents without issuing them',
  },
  'documents.issue': { name: 'Issue documents', description: 'Issue, convert and print documents' },
  'documents.cancel': {
    name: 'Cancel documents',
    description: 'Cancel documents, and restore them',
  },
  'documents.exceedCreditLimit': {
    name: 'Exceed credit limits',
    description: 'Sell to clients above their credit limit',
  },
  'payments.view': {
    name: 'See payments',
    description: 'Receipts, payments and amounts due',
  },
  'payments.record': {
    name: 'Record payments',
    description: 'Issue receipts, and record payments to suppliers',
  },
  'payments.allocate': {
    name: 'Allocate payments',
    description: 'Choose which documents a payment or credit settles',
  },
  'payments.refund': { name: 'Refund', description: 'Refund money to clients' },
  'payments.setOff': {
    name: 'Set off accounts',
    description: 'Set off what a party owes you against what you owe them',
  },
  'payments.cancel': {
    name: 'Cancel payments',
    description: 'Cancel receipts and payments, and restore them',
  },
  'payments.manage': {
    name: 'Manage payment methods',
    description: 'Add, change and remove payment methods',
  },
  'treasury.view': { name: 'See treasury', description: 'Accounts, balances and movements' },
  'treasury.move': { name: 'Move money', description: 'Deposit, withdraw and transfer' },
  'treasury.cancel': {
    name: 'Cancel movements',
    description: 'Cancel deposits, withdrawals and transfers, and restore them',
  },
  'treasury.close': {
    name: 'Close periods',
    description: 'Prevent changes to past periods',
  },
  'treasury.reconcile': {
    name: 'Reconcile bank statements',
    description: 'Import bank statements and reconcile their lines',
  },
  'treasury.manage': {
    name: 'Manage accounts',
    description: 'Add, change and remove treasury accounts',
  },
  'expenses.view': { name: 'See expenses', description: 'Expenses and their payments' },
  'expenses.record': { name: 'Record expenses', description: 'Record expenses and pay them' },
  'expenses.cancel': { name: 'Cancel expenses', description: 'Cancel expenses, and restore them' },
  'expenses.manage': {
    name: 'Manage expense categories',
    description: 'Categories and recurring expenses',
  },
  'exchange.view': { name: 'See exchange rates', description: 'Currencies and their rates' },
  'exchange.manage': {
    name: 'Manage exchange rates',
    description: 'Add currencies and set rates',
  },
  'stock.view': { name: 'See stock', description: 'Quantities, movements and batches' },
  'stock.viewCost': { name: 'See costs', description: 'Cost of goods and value of stock' },
  'stock.move': { name: 'Move stock', description: 'Transfers and goods in and out' },
  'stock.count': { name: 'Count stock', description: 'Open, fill in and post counts' },
  'stock.manage': { name: 'Manage stock', description: 'Warehouses, batches and opening stock' },
  'stock.exceedLimits': {
    name: 'Exceed stock',
    description: 'Allow more goods out than are in stock',
  },
  'pos.view': { name: 'See cash registers', description: 'Cash registers of the company' },
  'pos.sell': {
    name: 'Sell at a till',
    description: 'Shifts, sales, returns and till cash',
  },
  'pos.viewExpected': {
    name: 'See expected cash',
    description: 'Expected cash and differences, including shifts counted blind',
  },
  'pos.manage': {
    name: 'Manage cash registers',
    description: 'Add cash registers, and set their warehouse and account',
  },
  'pos.approve': {
    name: 'Approve beyond limits',
    description: 'Approve with a PIN or on request what exceeds other users’ limits',
  },
  'pos.returnWithoutReceipt': {
    name: 'Return without a receipt',
    description: 'Refund goods whose sale cannot be found, at most at today’s price',
  },
  'fiscal.view': {
    name: 'See fiscal files',
    description: 'Files for the tax authority, and checking them',
  },
  'fiscal.export': {
    name: 'Create fiscal files',
    description: 'Monthly invoice file and SAF-T, from all documents',
  },
  'reports.view': { name: 'See reports', description: 'Reports on all documents' },
  'accounting.view': {
    name: 'See the accounts',
    description: 'Chart of accounts, journal, ledger and trial balance',
  },
  'accounting.manage': {
    name: 'Manage the chart of accounts',
    description: 'Add, rename and close accounts, choose what is posted where',
  },
  'accounting.post': {
    name: 'Make journal entries',
    description: 'Enter amounts into accounts, and reverse entries',
  },
  'views.share': {
    name: 'Share list views',
    description: 'Save, rename and remove shared views',
  },
  'audit.view': {
    name: 'See audit',
    description: 'Who did what and when, in the whole company',
  },
  'billing.view': {
    name: 'See subscription',
    description: 'Plan, renewal, credits and payments',
  },
  'billing.manage': {
    name: 'Manage subscription',
    description: 'Choose and cancel plans, recharge credits and pay',
  },
  'integrations.view': { name: 'See integrations', description: 'API keys and webhooks' },
  'integrations.manage': {
    name: 'Manage integrations',
    description: 'Create and revoke API keys, and choose where events are sent',
  },
  'integrations.readEvents': {
    name: 'Read events',
    description: 'All events of the company, for other software',
  },
  'jobs.view': { name: 'See jobs', description: 'Background jobs' },
  'jobs.manage': { name: 'Manage jobs', description: 'Cancel jobs and run them again' },
  'system.view': { name: 'See system status', description: 'Status of the server' },
};

/** The headings of the list. */
export const permissionGroupsEn: PermissionGroups = {
  companies: 'Company',
  identity: 'Users',
  vat: 'VAT',
  catalog: 'Articles',
  parties: 'Clients and suppliers',
  documentTypes: 'Document types',
  printModels: 'Print models',
  imports: 'Imports',
  series: 'Invoicing series',
  documents: 'Documents',
  payments: 'Payments',
  treasury: 'Treasury',
  expenses: 'Expenses',
  exchange: 'Exchange rates',
  stock: 'Stock',
  billing: 'Plan and credits',
  pos: 'Point of sale',
  accounting: 'Accounting',
  fiscal: 'Fiscal files',
  reports: 'Reports',
  views: 'List views',
  audit: 'Audit',
  integrations: 'Integrations',
  jobs: 'Background work',
  system: 'System',
};
