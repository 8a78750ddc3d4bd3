import { rate } from '@balcao/pricing';
import { vatPresetsOf } from '../../companies/vat-presets.js';
import type { Command } from '../../commands.js';
import { sell } from '../tills.js';
import { byEva, byStranger, inNoShift, limited, opened, withEva } from './at-tills.js';
import { after, given, refused, within, type RefusalTable } from './table.js';

type Table = Pick<
  RefusalTable<'pos'>,
  'SellAtTill' | 'ReturnAtTill' | 'TakeBackAtTill' | 'ReclassifyPayment'
>;

export const line = { articleId: 'soap', quantity: '2', unitPrice: '174.00', vatId: 'vat_NOR' };
export const { type: _sell, ...sale } = sell('sale1', 34_800, { lines: [line] });
export const sold: Command = { type: 'SellAtTill', ...sale };
export const card = { methodId: 'method_card', amountMinor: 34_800 };
const paidBy = (row: object) => ({ ...sale, payment: { rows: [{ ...card, ...row }] } });
const noDefaultClient: Command = { type: 'ChangeSettings', fields: { defaultClientId: null } };

const returning = {
  shiftId: 'shift1',
  returnId: 'return1',
  originId: 'VD_2026C1.1',
  lines: [{ line: 0, quantity: '1' }],
  reason: 'Estragado',
};
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const takingBack = {
  shiftId: 'shift1',
  returnId: 'return1',
  lines: [{ articleId: 'soap', quantity: '1', unitPrice: '174.00' }],
  reason: 'Estragado',
  refund: cash(17_400),
};
const refunding = <W extends object>(when: W) => [
  refused({ ...when, refund: cash(17_401) }, 'payment.refundTooLarge', 'refund', {
    left: '174.00',
  }),
  refused({ ...when, refund: [] }, 'shift.creditOfNobody', 'refund'),
  refused(
    { ...when, refund: [...cash(100), { amountMinor: 17_300 }] },
    'payment.methodNotSelected',
    'refund.1.methodId',
    { line: 2 },
  ),
  refused({ ...when, totalMinor: 1 }, 'shift.totalDiffers', 'totalMinor', {
    paper: '0.01',
    books: '174.00',
  }),
];

const reclassifying = {
  shiftId: 'shift1',
  documentId: 'VD_2026C1.1',
  rows: [card],
  reason: 'Pagou com cartão',
};
/** Every VAT code at 0 % is archived. */
const withoutFreeCodes = vatPresetsOf('MZ')
  .filter(({ rate: percent }) => percent === '0')
  .map(({ id }): Command => ({ type: 'ArchiveVat', id }));

/** What is refused of what is sold and taken back at tills. */
export const saleRefusals: Table = {
  SellAtTill: [
    ...inNoShift(sale),
    ...byStranger(sale),
    ...after(
      [opened],
      refused({ ...sale, documentTypeId: 'none' }, 'document.typeNotLoaded', 'documentTypeId'),
      refused({ ...sale, documentTypeId: 'NC' }, 'shift.typeNotSold', 'documentTypeId', {
        type: 'Credit note',
      }),
      refused({ ...sale, documentTypeId: 'FT' }, 'shift.paidOnAccount', 'payment'),
      refused({ ...sale, totalMinor: 34_801 }, 'shift.totalDiffers', 'totalMinor', {
        paper: '348.01',
        books: '348.00',
      }),
      refused({ ...sale, documentId: 'VD_2026.1', seriesId: 'VD_2026C1' }, 'pos.numberUnfit', '', {
        document: 'VD_2026.1',
      }),
      refused({ ...sale, documentId: 'VD_2026C1.1001' }, 'pos.numberUnfit', '', {
        document: 'VD_2026C1.1001',
      }),
      refused(
        { ...sale, lines: [line, { ...line, articleId: 'none' }] },
        'line.articleNotFound',
        'lines.1.articleId',
        { line: 2 },
      ),
      refused(
        {
          ...sale,
          lines: [
            { ...line, quantity: '1' },
            { ...line, quantity: '1', cashierId: 'nobody' },
          ],
        },
        'shift.cashierUnknown',
        'lines.1.cashierId',
      ),
      refused(
        paidBy({ methodId: 'method_mpesa' }),
        'payment.referenceRequired',
        'payment.rows.0.reference',
        { line: 1, method: 'M-Pesa' },
      ),
      refused(paidBy({ amountMinor: 1 }), 'payment.lessThanTotal', 'payment.rows', {
        paid: '0.01',
        total: '348.00',
      }),
    ),
    ...after(
      [noDefaultClient, opened],
      refused(sale, 'company.defaultClientNotSelected', 'clientId'),
    ),
    ...after(
      [opened, sold],
      refused(sale, 'document.draftAlreadyIssued', '', { draftId: 'sale1' }),
      refused({ ...sale, saleId: 'sale2', documentId: 'VD_2026C1.1' }, 'pos.numberTaken', '', {
        document: 'VD_2026C1.1',
      }),
    ),
    ...given(
      [limited({ lineDiscount: rate('10') })],
      ...after(
        withEva,
        ...within(
          byEva,
          refused(
            {
              ...sale,
              lines: [line, { ...line, unitPrice: '139.20' }],
              payment: { rows: cash(62_640) },
            },
            'limit.priceChangeExceeded',
            'lines.1.unitPrice',
            { line: 2, price: '174', discount: '20', limit: '10' },
          ),
          refused(
            {
              ...sale,
              lines: [line, { ...line, discounts: ['20'] }],
              payment: { rows: cash(62_640) },
            },
            'limit.lineDiscountExceeded',
            'lines.1.discounts',
            { line: 2, discount: '20', limit: '10' },
          ),
        ),
      ),
    ),
  ],
  ReturnAtTill: [
    ...inNoShift(returning),
    ...byStranger(returning),
    ...after(
      [opened, sold],
      refused({ ...returning, reason: ' ' }, 'shift.reasonRequired', 'reason'),
      refused({ ...returning, originId: 'none' }, 'document.notFound', 'originId', { id: 'none' }),
      refused(
        { ...returning, lines: [...returning.lines, { line: 1, quantity: '1' }] },
        'line.originNotFound',
        'lines.1.line',
        { line: 2 },
      ),
      refused(
        { ...returning, lines: [...returning.lines, { line: 0, quantity: '2' }] },
        'pricing.creditExceedsQuantity',
        'lines.1.quantity',
        { line: 2, quantity: '2', remaining: '1' },
      ),
      ...refunding(returning),
    ),
    ...given(
      [limited({})],
      ...after(
        [...withEva, sold],
        ...within(
          byEva,
          refused({ ...returning, refund: cash(17_400) }, 'limit.cashRefundExceeded', 'refund', {
            amount: '174.00',
            limit: '0.00',
          }),
          refused(
            { ...returning, refund: [{ ...card, amountMinor: 17_400 }] },
            'shift.refundByOtherMeans',
            'refund',
            { document: 'VD 2026C1/1', means: ['Numerário'] },
          ),
        ),
      ),
    ),
  ],
  TakeBackAtTill: [
    ...inNoShift(takingBack),
    ...byStranger(takingBack),
    ...after(
      [opened],
      refused({ ...takingBack, reason: ' ' }, 'shift.reasonRequired', 'reason'),
      refused(
        {
          ...takingBack,
          lines: [...takingBack.lines, { articleId: 'soap', quantity: '1', unitPrice: '174.01' }],
          refund: cash(34_801),
        },
        'shift.returnDearer',
        'lines.1.unitPrice',
        { line: 2, price: '174' },
      ),
      ...refunding(takingBack),
    ),
    ...after(
      [noDefaultClient, opened],
      refused(takingBack, 'company.defaultClientNotSelected', 'clientId'),
    ),
    ...after([...withoutFreeCodes, opened], refused(takingBack, 'shift.noCodeWithoutVat')),
    ...given(
      [limited({})],
      ...after(withEva, ...within(byEva, refused(takingBack, 'shift.returnWithoutReceipt'))),
    ),
  ],
  ReclassifyPayment: [
    ...inNoShift(reclassifying),
    ...byStranger(reclassifying),
    ...after(
      [opened, sold],
      refused({ ...reclassifying, reason: '' }, 'shift.reasonRequired', 'reason'),
      refused({ ...reclassifying, documentId: 'none' }, 'document.notFound', 'documentId', {
        id: 'none',
      }),
      refused(
        { ...reclassifying, rows: [{ ...card, amountMinor: 1 }] },
        'payment.lessThanTotal',
        'rows',
        { paid: '0.01', total: '348.00' },
      ),
      refused(
        {
          ...reclassifying,
          rows: [
            { ...card, amountMinor: 1 },
            { ...card, amountMinor: 34_799 },
          ],
        },
        'payment.methodAlreadySelected',
        'rows.1.methodId',
        { line: 2 },
      ),
    ),
    ...after(
      [opened, { ...sold, documentTypeId: 'FT', clientId: 'mercearia', payment: { rows: [] } }],
      refused({ ...reclassifying, documentId: 'FT_2026C1.1' }, 'shift.notPaid', '', {
        document: 'FT 2026C1/1',
      }),
    ),
    ...after(
      [opened, sold, { type: 'CancelDocument', id: 'VD_2026C1.1', reason: 'Engano' }],
      refused(reclassifying, 'document.alreadyCancelled', '', { document: 'VD 2026C1/1' }),
    ),
    ...after(
      [
        opened,
        sold,
        { type: 'CountShift', id: 'shift1', countedMinor: 34_800 },
        { type: 'CloseShift', id: 'shift1' },
        { ...opened, id: 'shift2', floatMinor: 34_800 } as Command,
      ],
      refused({ ...reclassifying, shiftId: 'shift2' }, 'shift.otherShift', '', {
        document: 'VD 2026C1/1',
      }),
    ),
  ],
};
