import type { Command } from '../../commands.js';
import {
  DOCUMENT_LINES_MAX,
  type DocumentContent,
  type LineContent,
} from '../../documents/index.js';
import { threeSoaps } from '../documents.js';
import { byEva, limited } from './at-tills.js';
import { after, given, refused, within, type RefusalTable } from './table.js';
import { content, guide, settings } from './written.js';

/** Two lines; the second says this. */
const line = (more: Partial<LineContent>, whole: Partial<DocumentContent> = {}) =>
  content({ ...whole, lines: [threeSoaps, { ...threeSoaps, ...more }] });
const origin = (number: number) => ({ documentId: `GR_2026.${number}`, line: 0 });
const ofGuides = line({ origin: origin(2) });
const ofBoth = {
  ...ofGuides,
  lines: [{ ...threeSoaps, origin: origin(1) }, ...ofGuides.lines.slice(1)],
};
const milkLot = {
  articleId: 'milk',
  quantity: '5',
  unitCost: '60',
  batchName: 'L1',
  batchExpiresOn: '2026-03-01',
};
const batches = {
  type: 'EnterOpeningStock',
  id: 'begin1',
  warehouseId: 'warehouse_main',
  lines: [milkLot],
} as const satisfies Command;
const milk = { articleId: 'milk', unitPrice: '90', vatId: 'vat_ISE_B' };
const nothingLeft = { line: 2, article: 'Leite 1 l', warehouse: 'Armazém principal' };

/** What is refused of the lines of a document, its discounts and its goods. */
export const lineRefusals: RefusalTable<'correcting'>['IssueDocument'] = [
  refused(content({ lines: [] }), 'document.noLines', 'lines'),
  refused(
    content({ lines: Array.from({ length: DOCUMENT_LINES_MAX + 1 }, () => threeSoaps) }),
    'document.tooManyLines',
    'lines',
    { max: DOCUMENT_LINES_MAX },
  ),
  refused(line({ articleId: 'none' }), 'line.articleNotFound', 'lines.1.articleId', { line: 2 }),
  ...after(
    [{ type: 'ArchiveArticle', id: 'rice' }],
    refused(line({ articleId: 'rice' }), 'line.articleArchived', 'lines.1.articleId', {
      line: 2,
      code: 'ARZ25',
    }),
  ),
  refused(line({ vatId: 'none' }), 'line.vatNotSelected', 'lines.1.vatId', { line: 2 }),
  ...after(
    [{ type: 'ArchiveVat', id: 'vat_RED' }],
    refused(line({ vatId: 'vat_RED' }), 'line.vatArchived', 'lines.1.vatId', {
      line: 2,
      code: 'RED',
    }),
  ),
  ...after(
    [{ type: 'ChangeVat', id: 'vat_RED', fields: { validTo: '2026-03-01' } }],
    refused(line({ vatId: 'vat_RED' }), 'line.vatNotInForce', 'lines.1.vatId', {
      line: 2,
      code: 'RED',
      on: '2026-03-02',
    }),
  ),
  ...after(
    [settings({ vatRegime: 'exempt' })],
    refused(
      content({ lines: [{ ...threeSoaps, vatId: 'vat_ISE_B' }, threeSoaps] }),
      'line.regimeChargesNoVat',
      'lines.1.vatId',
      { line: 2 },
    ),
  ),
  refused(line({ quantity: '0' }), 'pricing.invalidQuantity', 'lines.1.quantity', { line: 2 }),
  refused(line({ unitPrice: '-1' }), 'pricing.negativeUnitPrice', 'lines.1.unitPrice', {
    line: 2,
    value: '-1',
  }),
  refused(line({ unitPrice: '1.234' }), 'line.tooManyDecimals', 'lines.1.unitPrice', {
    line: 2,
    places: 2,
  }),
  refused(line({ discounts: ['10', '101'] }), 'pricing.discountOutOfRange', 'lines.1.discounts.1', {
    line: 2,
    discount: '101',
  }),
  refused(line({ discountMinor: -1 }), 'pricing.invalidAmount', 'lines.1.discountMinor', {
    line: 2,
  }),
  refused(line({ discounts: ['1'], discountMinor: 1 }), 'pricing.discountGivenTwice', 'lines.1', {
    line: 2,
  }),
  refused(
    content({ lines: [threeSoaps, { quantity: '1', unitPrice: '1', vatId: 'vat_NOR' }] }),
    'line.descriptionRequired',
    'lines.1.description',
    { line: 2 },
  ),
  refused(line({ description: 'x'.repeat(501) }), 'field.tooLong', 'lines.1.description', {
    field: 'lines.1.description',
    max: 500,
  }),
  refused(
    content({ commercialDiscount: { percentage: '1', minor: 1 } }),
    'document.discountTwice',
    'commercialDiscount',
  ),
  refused(
    content({ financialDiscount: { minor: -1 } }),
    'pricing.invalidAmount',
    'financialDiscount.minor',
  ),
  refused(
    content({ commercialDiscount: { percentage: 'x' } }),
    'pricing.invalidRate',
    'commercialDiscount.percentage',
    { value: 'x' },
  ),
  refused(
    content({ commercialDiscount: { percentage: '1', vatId: 'vat_ISE_B' } }),
    'document.discountVatNotOnLines',
    'commercialDiscount.vatId',
  ),
  refused(
    content({ documentTypeId: 'AJS', commercialDiscount: { percentage: '1' } }),
    'document.atCost',
    'commercialDiscount',
  ),
  refused(
    line({ discounts: ['1'] }, { documentTypeId: 'AJS' }),
    'line.atCost',
    'lines.1.discounts',
    {
      line: 2,
    },
  ),
  refused(
    content({
      documentTypeId: 'AJS',
      lines: [
        threeSoaps,
        { description: 'Sacos', quantity: '1', unitPrice: '1', vatId: 'vat_NOR' },
      ],
    }),
    'line.articleRequired',
    'lines.1.articleId',
    { line: 2 },
  ),
  ...after(
    [guide('first'), guide('second', { clientId: 'consumer' })],
    refused(ofBoth, 'document.originOfOtherParty', 'lines.1.origin', { document: 'GR 2026/2' }),
  ),
  ...after(
    [
      guide('first'),
      guide('second', { currency: 'USD', exchangeRate: '64', exchangeRateReason: 'Banco' }),
    ],
    refused(ofBoth, 'document.originInOtherCurrency', 'lines.1.origin', { document: 'GR 2026/2' }),
  ),
  ...after(
    [guide('first', { currency: 'USD', exchangeRate: '64', exchangeRateReason: 'Banco' })],
    refused(
      content({ originId: 'GR_2026.1', currency: 'MZN' }),
      'document.originInOtherCurrency',
      'currency',
      { document: 'GR 2026/1' },
    ),
  ),
  ...after(
    [guide('first')],
    refused(
      line({ origin: { documentId: 'GR_2026.1', line: 1 } }),
      'line.originNotFound',
      'lines.1.origin',
      {
        line: 2,
      },
    ),
    refused(
      line({ articleId: 'rice', origin: origin(1) }),
      'line.originOfOtherArticle',
      'lines.1.origin',
      {
        line: 2,
      },
    ),
    refused(line({ quantity: '1', origin: origin(1) }), 'line.originExceeded', 'lines.1.quantity', {
      line: 2,
      remaining: '0',
      document: 'GR 2026/1',
    }),
  ),
  ...after(
    [batches],
    refused(
      line({ ...milk, batchName: 'L1', quantity: '1' }),
      'stock.batchExpired',
      'lines.1.batchId',
      {
        line: 2,
        batch: 'L1',
        expiredOn: '2026-03-01',
      },
    ),
    refused(
      line({ ...milk, batchName: 'L2', quantity: '1' }),
      'stock.batchNotFound',
      'lines.1.batchId',
      {
        line: 2,
      },
    ),
    refused(line({ ...milk, quantity: '6' }), 'stock.insufficient', 'lines.1.quantity', {
      ...nothingLeft,
      available: '0',
      missing: '6',
    }),
  ),
  ...after(
    [
      { ...batches, lines: [{ ...milkLot, batchExpiresOn: '2026-12-31' }] },
      { type: 'ArchiveBatch', id: 'new1' },
    ],
    refused(
      line({ ...milk, batchName: 'L1', quantity: '1' }),
      'stock.batchBlocked',
      'lines.1.batchId',
      { line: 2, batch: 'L1' },
    ),
  ),
  ...after(
    [{ type: 'ArchiveWarehouse', id: 'shop' }],
    refused(line({ warehouseId: 'shop' }), 'warehouse.archived', 'lines.1.warehouseId', {
      name: 'Loja 1',
    }),
  ),
  ...after(
    [
      { type: 'OpenStockCount', id: 'count1', warehouseId: 'shop' },
      { type: 'CountStock', id: 'count1', lines: [{ articleId: 'soap', counted: '5' }] },
      { type: 'PostStockCount', id: 'count1' },
    ],
    refused(
      line({ warehouseId: 'shop' }, { issuedOn: '2026-03-01' }),
      'stock.beforeLastCount',
      'lines.1.warehouseId',
      { line: 2, countedOn: '2026-03-02' },
    ),
  ),
  ...given(
    [limited({ warehouseIds: ['shop'] })],
    ...within(
      byEva,
      refused(content(), 'limit.warehouseNotAllowed', 'warehouseId', {
        warehouse: 'Armazém principal',
        allowed: ['Loja 1'],
      }),
    ),
  ),
  refused(line({ warehouseId: 'none' }), 'warehouse.notSelectedAtLine', 'lines.1.warehouseId', {
    line: 2,
  }),
];
