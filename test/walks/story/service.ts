import { mercearia, owner } from '../../e2e/support/goods.js';
import { strangeName, type PlannedStep, type Step, type Story } from './step.js';

const idOf = (story: Story, route: string) => String(story.answerOf(route)['id']);

const unpaid = {
  documentTypeId: 'FT',
  clientId: 'STALL',
  lines: [{ articleId: 'RICE', quantity: '1', unitPrice: '1500', vatId: 'vat_NOR' }],
};
const period = '2026-03';
const madeFile = (story: Story) => idOf(story, 'POST /fiscal/files');

/** A month later: what is declared to the tax authority. */
export const declared: readonly PlannedStep[] = [
  ['POST /documents/:draftId/issue', 'D20', unpaid],
  (story) => {
    story.server.now = new Date('2026-04-01T08:00:00.000Z');
    const { email, password } = owner;
    return ['POST /session', '', { email, password }, { opensSession: true }];
  },
  ['POST /fiscal/check', '', '<a/>', { type: 'application/xml' }],
  [
    'POST /fiscal/files',
    '',
    { kind: 'declaration-csv', from: '2026-03-01', to: '2026-03-31' },
    { waitsFor: (story) => story.ended('/fiscal/files') },
  ],
  [
    'POST /fiscal/files/:id/cancel',
    'NONE',
    {},
    { refused: { code: 'record.notFound', why: 'it is made before anybody can stop it' } },
  ],
  (story) => [
    'POST /fiscal/periods/:period/declare',
    period,
    { fileId: madeFile(story), receipt: 'AT-1' },
  ],
  (story) => [
    'POST /documents/:id/cancel',
    idOf(story, 'POST /documents/:draftId/issue'),
    { reason: 'Erro', altersDeclared: true },
  ],
  ['POST /fiscal/periods/:period/again', period, {}],
  async (story) => {
    const revision = await story.server.api.backend.journals.revision(mercearia.id);
    return [
      'POST /fiscal/periods/:period/settle',
      period,
      { until: revision, note: 'Substituída' },
    ];
  },
  ['POST /fiscal/periods/:period/withdraw', period, { reason: 'Engano' }],
  ['POST /fiscal/vat-returns/:period', period, { inFavourMinor: 100, note: 'Regularização' }],
];

const byRosa = { by: 'rosa' } as const;
const plan = (id: string, monthlyMinor = 20_000) => ({
  id,
  name: id,
  namePt: id,
  monthlyMinor,
  limits: { users: 90, documentsPerMonth: 9_000, warehouses: 90, cashRegisters: 90, hasApi: true },
});

const choosing =
  (planId: string, chosen: string) =>
  async (story: Story): Promise<Step> => {
    const quote = await story.read(`/billing/quote?planId=${planId}&period=${chosen}`);
    const { revision: expectedRevision } = quote as { readonly revision: number };
    const body = { planId, period: chosen, expectedRevision };
    return ['POST /billing/subscription/choose', '', body];
  };

/** The company pays for the product, and those who run the service have a look. */
export const service: readonly PlannedStep[] = [
  ['POST /service/plans', '', plan('kiosk'), byRosa],
  ['POST /service/plans/:id/withdraw', 'kiosk', {}, byRosa],
  ['POST /service/plans/:id/offer', 'kiosk', {}, byRosa],
  [
    'POST /billing/orders',
    '',
    { planId: 'kiosk', period: 'monthly', means: 'transfer' },
    { key: 'order-of-kiosk' },
  ],
  [
    'POST /billing/orders/:id/proofs',
    'order-of-kiosk',
    Buffer.from('%PDF-1.7 a transfer'),
    {
      query: { name: strangeName },
    },
  ],
  [
    'POST /service/orders/:companyId/:orderId/approve',
    `${mercearia.id} order-of-kiosk`,
    { amountMinor: 100_000, paymentReference: 'EXT 77' },
    byRosa,
  ],
  [
    'POST /billing/orders',
    '',
    { amountMinor: 100_000, means: 'transfer' },
    { key: 'order-refused' },
  ],
  [
    'POST /service/orders/:companyId/:orderId/refuse',
    `${mercearia.id} order-refused`,
    { reason: 'Não chegou' },
    byRosa,
  ],
  [
    'POST /service/companies/:id/adjust-credits',
    mercearia.id,
    { amountMinor: 5_000_000, note: 'Acerto' },
    byRosa,
  ],
  ['POST /service/plans', '', plan('stand', 50_000), byRosa],
  choosing('stand', 'monthly'),
  choosing('kiosk', 'monthly'),
  ['POST /billing/subscription/drop-change', '', {}],
  ['POST /billing/subscription/cancel', '', {}],
  ['POST /billing/subscription/reactivate', '', {}],
  [
    'POST /billing/credits/transfer',
    '',
    {},
    {
      refused: {
        code: 'billing.creditsNotTransferable',
        why: 'credits stay where they were bought',
      },
    },
  ],
  [
    'POST /billing/callbacks/:means',
    'mpesa',
    {},
    { by: 'nobody', refused: { code: 'request.notFound', why: 'no network is configured' } },
  ],
];
