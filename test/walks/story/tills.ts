import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import type { PlannedStep, Story } from './step.js';

const by = { by: 'celeste' } as const;
const line = { articleId: 'RICE', quantity: '1', unitPrice: '1250', vatId: 'vat_NOR' };
const cash = [{ methodId: 'method_cash', amountMinor: 125_000 }];
const sale = (saleId: string) => ({
  saleId,
  lines: [line],
  vatIncluded: true,
  clientId: 'STALL',
  payment: { rows: [{ ...cash[0], receivedMinor: 150_000 }] },
});
const park = (id: string) => ({
  id,
  name: `Mesa ${id}`,
  totalMinor: 125_000,
  cart: { lines: [{ ...line, hasOwnPrice: true }] },
});
const device = { deviceId: 'tablet_01', device: 'Balcão' };

/** The entries of a till, chained one to the next. */
class Lane {
  #sequence = 0;
  #previous = '';

  entry(action: TillAction, at: Date): TillEntry {
    this.#sequence += 1;
    const header = { id: `E${this.#sequence}`, sequence: this.#sequence, at: at.toISOString() };
    const unchained = { ...action, ...header, previous: this.#previous };
    this.#previous = laneHash(unchained);
    return { ...unchained, hash: this.#previous };
  }
}

const sold = (number: number): TillAction => ({
  kind: 'sell',
  said: {
    shiftId: 'S2',
    saleId: `B${number}`,
    lines: [line],
    vatIncluded: true,
    clientId: 'STALL',
    payment: { rows: cash },
    documentId: `VD_2026C1.${number}`,
    totalMinor: 125_000,
  },
});

/** A shift, a sale, one that was tampered with, and one after entries that never came. */
function batch({ server: { now } }: Story): object {
  const lane = new Lane();
  const open = { id: 'S2', cashRegisterId: 'TILL1', floatMinor: 100_000 };
  const first = [lane.entry({ kind: 'openShift', said: open }, now), lane.entry(sold(3), now)];
  const tampered = { ...lane.entry(sold(4), now), at: '2026-03-02T07:10:00.000Z' };
  lane.entry(sold(5), now);
  const entries = [...first, tampered, lane.entry(sold(6), now)];
  return { deviceId: device.deviceId, lane: 1, sentAt: now.toISOString(), waiting: 0, entries };
}

async function cashierId(story: Story, name: string): Promise<string> {
  const { cashiers } = (await story.read('/pos/start')) as {
    readonly cashiers: readonly { readonly id: string; readonly name: string }[];
  };
  return cashiers.find((cashier) => cashier.name.startsWith(name))?.id ?? '';
}

/** Two shifts at a till, one of them without a network, and one that stays open. */
export const tills: readonly PlannedStep[] = [
  ['POST /companies/current/settings', '', { defaultClientId: 'STALL' }],
  ['POST /members/me/pin', '', { pin: '407182' }],
  ['POST /members/me/pin', '', { pin: '7391' }, { by: 'zita' }],
  async (story) => [
    'POST /shifts/operators',
    '',
    { cashierId: await cashierId(story, 'Zulmira'), pin: '5028' },
  ],
  [
    'POST /shifts',
    '',
    { id: 'S1', cashRegisterId: 'TILL1', floatMinor: 200_000, floatFromAccountId: 'account_bank' },
    by,
  ],
  async (story) => [
    'POST /shifts/:id/join',
    'S1',
    { cashierId: await cashierId(story, 'zita'), pin: '7391' },
    by,
  ],
  async (story) => [
    'POST /shifts/:id/join',
    'S1',
    { cashierId: await cashierId(story, 'Amélia'), pin: '407182' },
    by,
  ],
  ['POST /shifts/:id/sales', 'S1', sale('A1'), by],
  ['POST /shifts/:id/sales', 'S1', sale('A2'), by],
  [
    'POST /shifts/:id/cash',
    'S1',
    { movementId: 'M1', kind: 'out', amountMinor: 5_000, reason: 'Táxi' },
    by,
  ],
  [
    'POST /shifts/:id/returns',
    'S1',
    {
      returnId: 'R1',
      originId: 'VD_2026C1.1',
      lines: [{ line: 0, quantity: '1' }],
      reason: 'Avariado',
      refund: cash,
    },
    by,
  ],
  [
    'POST /shifts/:id/reclassify',
    'S1',
    {
      documentId: 'VD_2026C1.2',
      rows: [{ methodId: 'method_card', amountMinor: 125_000 }],
      reason: 'Pagou com cartão',
    },
  ],
  ['POST /shifts/:id/note', 'S1', { kind: 'drawerOpened', text: 'Trocos' }, by],
  ['POST /shifts/:id/parked-sales', 'S1', park('P1'), by],
  ['POST /parked-sales/:id/recall', 'P1', { shiftId: 'S1' }, by],
  ['POST /shifts/:id/parked-sales', 'S1', park('P2'), by],
  ['POST /parked-sales/:id/drop', 'P2', { shiftId: 'S1', reason: 'Desistiu' }, by],
  ['POST /shifts/:id/count', 'S1', { countedMinor: 194_000 }, by],
  ['POST /shifts/:id/close', 'S1', { leftMinor: 100_000, depositAccountId: 'SAFE' }, by],
  [
    'POST /shifts/:id/explain',
    'S1',
    { cause: 'payOutMissing', reason: 'Gorjeta', accountId: 'SAFE' },
  ],
  ['POST /tills/:id/take', 'TILL1', device, by],
  (story) => ['POST /tills/:id/entries', 'TILL1', batch(story), by],
  async (story) => {
    const { approvers } = (await story.read('/pos/start', 'celeste')) as {
      readonly approvers: readonly { readonly id: string }[];
    };
    const approverId = approvers[0]?.id;
    const body = { approverId, pin: '407182', reason: 'Cliente antigo', subjectId: 'B9' };
    return ['POST /tills/:id/approvals', 'TILL1', body, by];
  },
  [
    'POST /tills/:id/raw-print',
    'TILL1',
    { data: Buffer.from('VD 1/1\n').toString('base64') },
    { ...by, refused: { code: 'pos.printerNotSet', why: 'the till has no printer on a network' } },
  ],
  [
    'POST /tills/:id/open-drawer',
    'TILL1',
    { connector: 'pin2' },
    { ...by, refused: { code: 'pos.printerNotSet', why: 'the till has no printer on a network' } },
  ],
  ['POST /shifts/:id/parked-sales', 'S2', park('P3'), by],
  ['POST /tills/:id/take', 'TILL1', device, by],
  ['POST /tills/:id/report-number', 'TILL1', { lane: 1, sequence: 9 }],
  ['POST /tills/:id/report-number', 'TILL1', { reference: 'VD 2026C1/8' }],
  [
    'POST /tills/:id/recover-paper',
    'TILL1',
    {
      recoveryId: 'PAPER1',
      reference: 'VD 2026C1/8',
      issuedOn: '2026-03-02',
      totalMinor: 125_000,
      payment: cash,
      lines: [{ description: 'Vendas', quantity: '1', unitPrice: '1250', vatId: 'vat_NOR' }],
    },
  ],
  ['POST /tills/:id/release', 'TILL1', { deviceId: device.deviceId }],
  ['POST /members/me/pin/remove', '', {}, { by: 'zita' }],
];
