import { auditResources } from './audit.js';
import { erasureResources } from './erasure.js';
import { shiftResources } from './shifts.js';
import { stockResources } from './stock.js';
import { moneyResources } from './money-resources.js';
import { party, recordResources } from './records.js';
import { reportResources } from './report-fields.js';
import { textResources } from '../text-registers.js';

const named = { name: 'Name', isArchived: 'Removed' };

const ofDocument = {
  reference: 'Reference',
  issuedOn: 'Date',
  emittedAt: 'Emission date',
  dueOn: 'Due date',
  clientNuit: 'NUIT',
  orderNumber: 'Order number',
  note: 'Note',
  receiver: 'Receiver',
  carrier: 'Carrier',
  transport: 'Transport',
  status: 'State',
  currency: 'Currency',
  baseMinor: 'Taxable base',
  vatMinor: 'VAT',
  discountMinor: 'Discounts',
  totalMinor: 'Total',
  pendingMinor: 'Pending',
  madeInto: 'Made into',
  isPrinted: 'Original printed',
  attachments: 'Attachments',
};

/** Names of the resources and of their fields, as lists and forms show them. */
export const resources = {
  ...auditResources,
  ...erasureResources,
  ...shiftResources,
  ...stockResources,
  ...moneyResources,
  ...recordResources,
  ...reportResources,
  ...textResources('en', () => 'Removed'),
  'commercial/clients': {
    name: 'Client |||| Clients',
    fields: party,
  },
  'commercial/articles': {
    name: 'Article |||| Articles',
    fields: {
      ...named,
      code: 'Code',
      kind: 'Type',
      unit: 'Unit',
      quantity: 'In stock',
      available: 'Available',
      barcodes: 'Barcodes',
      salePrice: 'Sale price',
      salePriceWithVat: 'Price with VAT',
      percent: 'Percentage',
      pricedAt: 'Price changed',
      purchasePrice: 'Purchase price',
      vatId: 'Default VAT',
      categoryId: 'Category',
      minimumStock: 'Minimum stock',
      maximumStock: 'Maximum stock',
      isSoldByWeight: 'Sold by weight',
      movesStock: 'Moves stock',
      isBatchManaged: 'Managed by batches',
      batchesExpire: 'Batches expire',
      supplierCodes: 'Supplier codes',
      categoryPrices: 'Prices per client category',
    },
    kinds: { article: 'Article', service: 'Service' },
    entryFields: { supplier: 'Supplier', code: 'Their code', category: 'Category', price: 'Price' },
    barcodesHint: 'One per line',
    weightHint: 'The till asks for the weight. Scale labels find the article by its code.',
  },
  'commercial/vat': {
    name: 'VAT rate |||| VAT rates',
    fields: {
      ...named,
      code: 'Code',
      rate: 'Rate',
      taxableShare: 'Taxable share',
      exemptionReason: 'Reason for exemption',
      onSales: 'On sales',
      onPurchases: 'On purchases',
      reverseRate: 'Rate charged by yourself',
      validFrom: 'Valid from',
      validTo: 'Valid to',
      isDefault: 'Default',
    },
    codeHint:
      'As fiscal files read it: NOR, INT, RED, ISE, EXP or NS first; in Angola and Portugal the reason’s code last, ISE-M07',
    exemptionHint: 'With the article of the law; compulsory at 0\u00a0%',
    onPurchasesHint:
      'A change counts for what is bought afterwards; recorded purchases keep theirs',
    byArticle: 'Goods for sale; services: other',
  },
  'commercial/invoicing_series': {
    name: 'Invoicing series |||| Invoicing series',
    fields: {
      typeId: 'Document type',
      year: 'Year',
      code: 'Code',
      prefix: 'Prefix',
      kind: 'Kind',
      cashRegisterId: 'Cash register',
      isOpen: 'State',
      lastNumber: 'Last number',
      lastIssuedOn: 'Last document on',
    },
  },
  'commercial/document_type': {
    name: 'Document type |||| Document types',
    fields: {
      ...named,
      id: 'Code',
      namePt: 'Name in Portuguese',
      prefix: 'Prefix',
      group: 'Group',
      movesStock: 'Stock',
      accountEffect: 'Financial impact',
      requiresPayment: 'Requires payment',
      requiresOrigin: 'Corrects another document',
      isOrder: 'Order: reserves or announces stock',
      allowedTypes: 'Allowed types',
    },
    orderHint:
      'What clients order is reserved, what is ordered from suppliers is on order, until it is delivered',
    groups: { sales: 'Sales', purchases: 'Purchases', internal: 'Internal' },
    stock: { in: 'Adds to stock', out: 'Takes from stock', none: 'No stock movement' },
    effects: { debit: 'Debit', credit: 'Credit', both: 'Debit and credit', none: 'None' },
  },
  users: {
    name: 'User |||| Users',
    fields: {
      name: 'Name',
      email: 'E-mail',
      role: 'Role',
      state: 'State',
      joinedAt: 'Since',
      lastSeenAt: 'Last seen',
    },
  },
  'commercial/clients/categories': {
    name: 'Client category |||| Client categories',
    fields: named,
  },
  'commercial/articles/categories': {
    name: 'Article category |||| Article categories',
    fields: { ...named, parentId: 'Part of' },
  },
  documents: {
    name: 'Document |||| Documents',
    fields: { ...ofDocument, clientName: 'Client' },
  },
  'documents/purchases': {
    name: 'Purchase |||| Purchases',
    fields: { ...ofDocument, clientName: 'Supplier' },
  },
  history: {
    name: 'Event |||| History',
    fields: {
      revision: 'Event',
      recordedAt: 'Recorded at',
      actorName: 'By',
      what: 'What',
      where: 'From where',
      why: 'Reason',
      status: 'State',
      pendingMinor: 'Pending',
    },
  },
};
