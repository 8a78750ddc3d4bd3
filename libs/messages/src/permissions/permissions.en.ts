import type { PermissionGroups, PermissionWords } from './permission-words.js';

/** What each permission is called, and what it lets a user do, in English. */
export const permissionsEn: PermissionWords = {
  'companies.view': { name: 'See the company', description: "The company's data and settings" },
  'companies.manage': {
    name: 'Manage the company',
    description: "Change the company's data, settings and plan",
  },
  'identity.view': {
    name: 'See users',
    description: 'Who works in the company, and what they may do',
  },
  'identity.manage': {
    name: 'Manage users',
    description: 'Invite and remove users, and change what they may do',
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
    description: 'Their data, balances and statements',
  },
  'parties.manage': {
    name: 'Manage clients and suppliers',
    description: 'Add, change and remove them, and set their limits',
  },
  'parties.erase': {
    name: 'Erase personal data',
    description: 'Let go for good of what is kept of a client or supplier, as they ask',
  },
  'documentTypes.view': {
    name: 'See document types',
    description: 'What each type of document does',
  },
  'documentTypes.manage': {
    name: 'Manage document types',
    description: 'Add and change types of documents',
  },
  'printModels.view': { name: 'See print models', description: 'How documents are printed' },
  'printModels.manage': {
    name: 'Manage print models',
    description: 'Add and change models for printing',
  },
  'imports.view': {
    name: 'See imports',
    description: 'Files that were read in, and what came of them',
  },
  'imports.manage': { name: 'Import files', description: 'Read files in, and take them back' },
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
    description: 'Sell to clients beyond their credit limit',
  },
  'payments.view': {
    name: 'See payments',
    description: 'Receipts, payments and what is left to pay',
  },
  'payments.record': {
    name: 'Record payments',
    description: 'Issue receipts, and record payments to suppliers',
  },
  'payments.allocate': {
    name: 'Allocate payments',
    description: 'Say which documents a payment or credit settles',
  },
  'payments.refund': { name: 'Refund', description: 'Give money back to clients' },
  'payments.setOff': {
    name: 'Set off accounts',
    description: 'Settle what a party owes with what it is owed',
  },
  'payments.cancel': {
    name: 'Cancel payments',
    description: 'Cancel receipts and payments, and restore them',
  },
  'payments.manage': {
    name: 'Manage payment methods',
    description: 'Add, change and remove methods of payment',
  },
  'treasury.view': { name: 'See the treasury', description: 'Accounts, balances and movements' },
  'treasury.move': { name: 'Move money', description: 'Deposit, withdraw and transfer' },
  'treasury.cancel': {
    name: 'Cancel movements',
    description: 'Cancel deposits, withdrawals and transfers, and restore them',
  },
  'treasury.close': {
    name: 'Close periods',
    description: 'Keep days that are over from being changed',
  },
  'treasury.reconcile': {
    name: 'Reconcile bank statements',
    description: 'Import bank statements and match their lines',
  },
  'treasury.manage': {
    name: 'Manage accounts',
    description: 'Add, change and remove treasury accounts',
  },
  'expenses.view': { name: 'See expenses', description: 'Expenses and how far they are paid' },
  'expenses.record': { name: 'Record expenses', description: 'Record expenses and their payment' },
  'expenses.cancel': { name: 'Cancel expenses', description: 'Cancel expenses, and restore them' },
  'expenses.manage': {
    name: 'Manage expense categories',
    description: 'Categories, and expenses that recur',
  },
  'exchange.view': { name: 'See exchange rates', description: 'Currencies and their rates' },
  'exchange.manage': {
    name: 'Manage exchange rates',
    description: 'Add currencies, and enter rates',
  },
  'stock.view': { name: 'See stock', description: 'Quantities, movements and batches' },
  'stock.viewCost': { name: 'See costs', description: 'What goods cost, and what stock is worth' },
  'stock.move': { name: 'Move stock', description: 'Transfers, and goods that enter or leave' },
  'stock.count': { name: 'Count stock', description: 'Open, fill in and post counts' },
  'stock.manage': { name: 'Manage stock', description: 'Warehouses, batches and opening stock' },
  'stock.exceedLimits': {
    name: 'Exceed stock',
    description: 'Let more goods leave than there are',
  },
  'pos.view': { name: 'See cash registers', description: 'The tills of the company' },
  'pos.sell': {
    name: 'Sell at a till',
    description: 'Shifts, sales, returns and cash of the till',
  },
  'pos.viewExpected': {
    name: 'See what should be in the drawer',
    description: 'Expected cash and differences, also of shifts that are counted blind',
  },
  'pos.manage': {
    name: 'Manage cash registers',
    description: 'Add tills, and say what they sell from and into',
  },
  'pos.approve': {
    name: 'Approve with a PIN',
    description: 'Let somebody at a till do what its limits do not',
  },
  'pos.returnWithoutReceipt': {
    name: 'Take goods back without a receipt',
    description:
      'Pay goods back at a till whose sale cannot be found, at the price of today at most',
  },
  'fiscal.view': {
    name: 'See fiscal files',
    description: 'Files for the tax authority, and the check of such files',
  },
  'fiscal.export': {
    name: 'Make fiscal files',
    description: 'The monthly invoice file and SAF-T, from all documents',
  },
  'reports.view': { name: 'See reports', description: 'Figures over all documents' },
  'views.share': {
    name: 'Share views of lists',
    description: 'Keep, rename and remove the views that everybody sees',
  },
  'audit.view': {
    name: 'See the audit',
    description: 'Who did what and when, in the whole company',
  },
  'billing.view': {
    name: 'See the subscription',
    description: 'The plan, its renewal, credits and payments of them',
  },
  'billing.manage': {
    name: 'Manage the subscription',
    description: 'Choose and cancel plans, recharge credits and pay',
  },
  'integrations.view': { name: 'See integrations', description: 'API keys and webhooks' },
  'integrations.manage': {
    name: 'Manage integrations',
    description: 'Make and revoke API keys, and choose where events are sent',
  },
  'integrations.readEvents': {
    name: 'Read events',
    description: 'Everything that is recorded in the company, for programs',
  },
  'jobs.view': { name: 'See jobs', description: 'What runs in the background' },
  'jobs.manage': { name: 'Manage jobs', description: 'Cancel jobs, and run them again' },
  'system.view': { name: 'See the system', description: 'How the server is doing' },
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
  fiscal: 'Fiscal files',
  reports: 'Reports',
  views: 'Views of lists',
  audit: 'Audit',
  integrations: 'Integrations',
  jobs: 'Background work',
  system: 'System',
};
