import { statements } from './statements.js';
import { strangeName, type PlannedStep, type Step, type Story } from './step.js';

const main = 'warehouse_main';
const rice = { articleId: 'RICE', unitPrice: '1500', vatId: 'vat_NOR' };
const milk = { articleId: 'MILK', quantity: '4', unitCost: '56.66' };
const sale = (quantity: string, more: object = {}) => ({
  documentTypeId: 'FT',
  clientId: 'HOTEL',
  lines: [{ ...rice, quantity }],
  ...more,
});
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const reason = { reason: 'Engano' };
const file = { query: { name: strangeName, type: 'application/pdf' } };
const pdf = Buffer.from('%PDF-1.7\nAnexo');
const purchase = (documentTypeId: string, more: object = {}) => ({
  documentTypeId,
  supplierId: 'MILL',
  supplierReference: `${documentTypeId}/17`,
  lines: [{ articleId: 'RICE', quantity: '10', unitPrice: '1133.33', vatId: 'vat_NOR' }],
  ...more,
});

/** Takes off one of the files that were put there. */
const takenOff =
  (route: string, id: string) =>
  async (story: Story): Promise<Step> => {
    const path = route.replace(':id', id);
    const files = (await story.read(path)) as readonly { readonly id: string }[];
    return [`POST ${route}/:attachmentId/remove`, `${id} ${files[1]?.id ?? ''}`, {}];
  };

/** Goods come in, are counted and carried. */
export const stock: readonly PlannedStep[] = [
  [
    'POST /opening-stock',
    '',
    {
      id: 'OPENING',
      warehouseId: main,
      lines: [
        { articleId: 'RICE', quantity: '2000', unitCost: '1144.44' },
        { articleId: 'MILK', quantity: '24', unitCost: '56.66', batchId: 'LOT1' },
      ],
    },
  ],
  [
    'POST /opening-stock',
    '',
    {
      id: 'OPENING2',
      warehouseId: 'SHOP2',
      lines: [
        { articleId: 'RICE', quantity: '5', unitCost: '1144.44' },
        { ...milk, batchName: 'L2', batchExpiresOn: '2031-02-28' },
        { ...milk, batchName: 'L3', batchExpiresOn: '2031-03-31' },
      ],
    },
  ],
  ['POST /opening-stock/:id/cancel', 'OPENING2', {}],
  [
    'POST /stock-transfers',
    '',
    {
      id: 'TRANSFER1',
      fromId: main,
      toId: 'SHOP2',
      inTransit: true,
      lines: [{ articleId: 'RICE', quantity: '20' }],
    },
  ],
  ['POST /stock-transfers/:id/receive', 'TRANSFER1', {}],
  [
    'POST /stock-transfers',
    '',
    {
      id: 'TRANSFER2',
      fromId: main,
      toId: 'SHOP2',
      inTransit: true,
      lines: [{ articleId: 'RICE', quantity: '1' }],
    },
  ],
  ['POST /stock-transfers/:id/cancel', 'TRANSFER2', reason],
  ['POST /stock-counts', '', { id: 'COUNT1', warehouseId: main, articleIds: ['RICE'] }],
  ['POST /stock-counts/:id/count', 'COUNT1', { lines: [{ articleId: 'RICE', counted: '1979' }] }],
  ['POST /stock-counts/:id/post', 'COUNT1', { uncounted: 'leave' }],
  ['POST /stock-counts', '', { id: 'COUNT2', warehouseId: 'SHOP2', articleIds: ['RICE'] }],
  ['POST /stock-counts/:id/discard', 'COUNT2', {}],
];

/** Documents of every type and state, their drafts, files and papers. */
export const documents: readonly PlannedStep[] = [
  ['PUT /drafts/:draftId', 'DRAFT1', { content: sale('1') }],
  ['PUT /drafts/:draftId', 'DRAFT2', { content: sale('2') }],
  ['PUT /drafts/:draftId', 'DRAFT3', { content: purchase('FTF') }],
  ['POST /drafts/:draftId/paper', 'DRAFT1', sale('1')],
  ['POST /drafts/:draftId/discard', 'DRAFT2', {}],
  ['POST /documents/:draftId/issue', 'DRAFT1', { ...sale('2'), draftRevision: 0 }],
  ['POST /documents/:draftId/issue', 'D2', sale('3')],
  ['POST /documents/:id/cancel', 'FT_2026.2', reason],
  ['POST /documents/:id/restore', 'FT_2026.2', {}],
  ['POST /documents/:draftId/issue', 'D3', sale('1', { seriesId: 'FT_B' })],
  ['POST /documents/:draftId/issue', 'D4', sale('1', { documentTypeId: 'CT' })],
  ['POST /documents/:id/convert', 'CT_2026.1', { documentTypeId: 'FT', draftId: 'C1' }],
  ['POST /documents/:draftId/issue', 'D5', sale('1', { documentTypeId: 'GT' })],
  [
    'POST /documents/:draftId/issue',
    'D6',
    sale('1', { documentTypeId: 'FR', payment: { rows: cash(174_000) } }),
  ],
  [
    'POST /documents/:draftId/issue',
    'D7',
    sale('1', {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'FT_2026.1',
      lines: [{ ...rice, quantity: '1', origin: { documentId: 'FT_2026.1', line: 0 } }],
    }),
  ],
  ['POST /documents/:draftId/issue', 'D8', purchase('FTF')],
  ['POST /documents/:draftId/issue', 'D9', purchase('FTF', { supplierId: 'HOTEL' })],
  ['POST /documents/:draftId/issue', 'D10', sale('4')],
  ['POST /documents/:draftId/issue', 'D11', sale('1', { warehouseId: 'SHOP2', clientId: 'STALL' })],
  ['POST /documents/:id/texts', 'FT_2026.2', { note: 'Entregar de manhã' }],
  ['POST /documents/:id/print', 'FT_2026.2', { copy: 'original' }],
  ['POST /documents/:id/attachments', 'FT_2026.2', pdf, { ...file, key: 'file-of-document' }],
  ['POST /documents/:id/attachments', 'FT_2026.2', pdf, { ...file, key: 'file-that-goes' }],
  takenOff('/documents/:id/attachments', 'FT_2026.2'),
  [
    'POST /documents/:id/send',
    'FT_2026.2',
    { to: ['hotel@costa.co.mz'], language: 'pt' },
    { waitsFor: (story) => story.ended('/documents/FT_2026.2/sendings') },
  ],
  [
    'POST /documents/:id/sendings/:sendingId/retry',
    'FT_2026.2 NONE',
    {},
    { refused: { code: 'record.notFound', why: 'nothing that was sent has failed' } },
  ],
  ['POST /documents/:id/link', 'FT_2026.1', {}],
  ['POST /documents/:id/link/revoke', 'FT_2026.1', {}],
  ['POST /documents/:id/link', 'FT_2026.2', {}],
  ['POST /print-batches', '', { documents: ['FT_2026.1'] }],
  [
    'POST /print-batches/:id/cancel',
    'NONE',
    {},
    {
      refused: { code: 'record.notFound', why: 'small batches are made before they are cancelled' },
    },
  ],
];

/** Payments in and out, what becomes of them, and money that is moved. */
export const money: readonly PlannedStep[] = [
  [
    'POST /payments',
    '',
    {
      documentTypeId: 'RC',
      partyId: 'HOTEL',
      rows: cash(100_000),
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_000 }],
    },
  ],
  [
    'POST /payments',
    '',
    { documentTypeId: 'RC', partyId: 'HOTEL', rows: cash(90_000), isAdvance: true },
  ],
  [
    'POST /payments/:id/allocate',
    'RC_2026.2',
    { allocations: [{ documentId: 'FT_2026.2', amountMinor: 40_000 }] },
  ],
  ['POST /payments/:id/refund', 'RC_2026.2', { id: 'REFUND1', rows: cash(10_000) }],
  ['POST /refunds/:id/cancel', 'REFUND1', reason],
  ['POST /payments/:id/refund', 'RC_2026.2', { id: 'REFUND2', rows: cash(5_000) }],
  ['POST /payments/:id/note', 'RC_2026.1', { note: 'Recepção' }],
  ['POST /payments/:id/print', 'RC_2026.1', { copy: 'original' }],
  ['POST /payments/:id/link', 'RC_2026.1', {}],
  ['POST /payments/:id/link/revoke', 'RC_2026.1', {}],
  ['POST /payments/:id/cancel', 'RC_2026.1', reason],
  ['POST /payments/:id/restore', 'RC_2026.1', {}],
  ['POST /payments/:id/attachments', 'RC_2026.1', pdf, { ...file, key: 'file-of-payment' }],
  ['POST /payments/:id/attachments', 'RC_2026.1', pdf, { ...file, key: 'payment-file-2' }],
  takenOff('/payments/:id/attachments', 'RC_2026.1'),
  [
    'POST /payments/:id/send',
    'RC_2026.1',
    { to: ['hotel@costa.co.mz'], language: 'pt' },
    { waitsFor: (story) => story.ended('/payments/RC_2026.1/sendings') },
  ],
  [
    'POST /payments/:id/sendings/:sendingId/retry',
    'RC_2026.1 NONE',
    {},
    { refused: { code: 'record.notFound', why: 'nothing that was sent has failed' } },
  ],
  [
    'POST /payments',
    '',
    {
      documentTypeId: 'RF',
      partyId: 'MILL',
      rows: cash(50_000),
      isAutomatic: true,
      withholdings: [
        {
          documentId: 'FTF_2026.1',
          rateId: 'withholding_irpc_nr',
          baseMinor: 1_000,
          amountMinor: 200,
        },
      ],
    },
  ],
  ['POST /payments/set-off', '', { partyId: 'HOTEL', isAutomatic: true }],
  ['POST /payments/print-batches', '', { payments: ['RC_2026.1'] }],
  [
    'POST /payments/print-batches/:id/cancel',
    'NONE',
    {},
    {
      refused: { code: 'record.notFound', why: 'small batches are made before they are cancelled' },
    },
  ],
  ...['deposits', 'withdrawals'].flatMap((path): readonly PlannedStep[] => [
    [
      `POST /${path}`,
      '',
      { id: `MOVE_${path}`, accountId: 'account_bank', amountMinor: 77_700, description: 'Banco' },
    ],
    [`POST /${path}/:id/cancel`, `MOVE_${path}`, reason],
    [`POST /${path}/:id/restore`, `MOVE_${path}`, {}],
  ]),
  [
    'POST /transfers',
    '',
    {
      id: 'MOVE_transfers',
      fromAccountId: 'account_cash',
      toAccountId: 'account_bank',
      amountMinor: 12_300,
      description: 'Depósito',
    },
  ],
  ['POST /transfers/:id/cancel', 'MOVE_transfers', reason],
  ['POST /transfers/:id/restore', 'MOVE_transfers', {}],
  ...statements,
  ['POST /treasury-accounts/:id/close-period', 'account_mpesa', { through: '2026-02-28' }],
  ['POST /treasury-accounts/:id/reopen-period', 'account_mpesa', {}],
];

/** Expenses, also of those that recur. */
export const expenses: readonly PlannedStep[] = [
  [
    'POST /expenses',
    '',
    {
      id: 'POWER',
      categoryId: 'expense_energy',
      description: 'EDM Março',
      amountMinor: 11_600,
      vatId: 'vat_NOR',
      rows: cash(6_000),
    },
  ],
  ['POST /expenses/:id/pay', 'POWER', { rows: cash(1_000) }],
  ['POST /expenses/:id/cancel', 'POWER', reason],
  ['POST /expenses/:id/restore', 'POWER', {}],
  ['POST /expenses/:id/attachments', 'POWER', pdf, { ...file, key: 'file-of-expense' }],
  ['POST /expenses/:id/attachments', 'POWER', pdf, { ...file, key: 'expense-file-2' }],
  takenOff('/expenses/:id/attachments', 'POWER'),
  ['POST /expenses/record-due', '', {}],
];
