import type { PlannedStep } from './step.js';

const unmatched = (body: { readonly line: number }): PlannedStep => [
  'POST /bank-statements/:id/unmatch',
  'STATEMENT1',
  body,
];

/** A bank's file is read, imported, recorded line by line, and undone. */
export const statements: readonly PlannedStep[] = [
  [
    'POST /bank-statements/read',
    '',
    'Data;Descrição;Valor\n02/03/2026;Depósito;777,00',
    { form: { accountId: 'account_bank' } },
  ],
  [
    'POST /bank-statements/refused',
    '',
    'Data;Descrição;Valor\n02/03/2026;Depósito;mil',
    { form: { accountId: 'account_bank' } },
  ],
  [
    'POST /bank-statements',
    '',
    {
      id: 'STATEMENT1',
      accountId: 'account_bank',
      text: 'Data;Descrição;Valor\n02/03/2026;Depósito;777,00\n02/03/2026;Juros;3,50\n02/03/2026;Taxa;-5,80\n02/03/2026;TRF;9,00\n02/03/2026;DEV;-9,00',
    },
  ],
  async (story) => {
    const lines = (await story.read('/bank-statements/STATEMENT1/lines')) as readonly {
      readonly suggestedEntryId?: string;
    }[];
    const body = { line: 0, entryId: lines[0]?.suggestedEntryId };
    return ['POST /bank-statements/:id/match', 'STATEMENT1', body];
  },
  unmatched({ line: 0 }),
  ['POST /bank-statements/:id/record', 'STATEMENT1', { line: 1, movementId: 'INTEREST' }],
  [
    'POST /bank-statements/:id/spend',
    'STATEMENT1',
    { line: 2, expenseId: 'FEE', categoryId: 'expense_energy', methodId: 'method_transfer' },
  ],
  [
    'POST /bank-statements/:id/settle',
    'STATEMENT1',
    { line: 3, partyId: 'HOTEL', methodId: 'method_transfer', isAdvance: true },
  ],
  async (story) => {
    const rows = (await story.read('/payments?sort=number:desc')) as readonly {
      readonly id: string;
    }[];
    const refunds = [{ id: 'BACK', sourceId: rows[0]?.id, amountMinor: 900 }];
    const body = { line: 4, methodId: 'method_transfer', refunds };
    return ['POST /bank-statements/:id/refund', 'STATEMENT1', body];
  },
  ...[1, 2, 3, 4].map((line) => unmatched({ line })),
  ['POST /bank-statements/:id/undo', 'STATEMENT1', {}],
];
