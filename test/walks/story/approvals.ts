import type { PlannedStep, Story } from './step.js';

const by = { by: 'dalila' } as const;

/** Asks for the approval of an expense that her limits refuse: no example of the route. */
const asking =
  (id: string): PlannedStep =>
  () => [
    'POST /expenses',
    '',
    {
      id,
      categoryId: 'expense_energy',
      description: 'EDM Março',
      amountMinor: 11_600,
      approval: { waits: true, reason: 'Factura vencida' },
    },
    by,
  ];

/** The request that waits. */
async function waitingId(story: Story): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ state: 'waiting' }));
  const [request] = (await story.read(`/approval-requests?filter=${filter}`)) as readonly {
    readonly id: string;
  }[];
  return request?.id ?? '';
}

/** What somebody asks for is approved, refused, and taken back; a last one waits. */
export const approvals: readonly PlannedStep[] = [
  asking('ASKED1'),
  async (story) => ['POST /approval-requests/:id/approve', await waitingId(story), {}],
  asking('ASKED2'),
  async (story) => [
    'POST /approval-requests/:id/refuse',
    await waitingId(story),
    { reason: 'Já está pago' },
  ],
  asking('ASKED3'),
  async (story) => ['POST /approval-requests/:id/withdraw', await waitingId(story), {}, by],
  asking('ASKED4'),
];
