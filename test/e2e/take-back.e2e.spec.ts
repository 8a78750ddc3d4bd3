import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DocumentAnswer,
  FiscalCheckAnswer,
  TillApprovalAnswer,
  TillBatchAnswer,
  TillStart,
} from '@balcao/contracts';
import { laneHash, type TillAction, type TillApproval, type TillEntry } from '@balcao/domain';
import type { Browser } from './support/browser.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const pin = '407182';

let shop: Shop;
let celeste: Browser;
let sequence = 0;
let previous = '';

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/cash-registers', till);
  await shop.amelia.done('/members/me/pin', { pin });
  celeste = await joined(shop, 'celeste', { role: 'cashier' });
  await celeste.done(`/tills/${till.id}/take`, { deviceId: 'tablet_01', device: 'Balcão' });
  const fields = { id: 'S1', cashRegisterId: till.id, floatMinor: 500_000 };
  await sendAll([chained({ kind: 'openShift', said: fields })]);
});
afterAll(() => shop.server.end());

function chained(action: TillAction, approval?: TillApproval): TillEntry {
  sequence += 1;
  const at = shop.server.now.toISOString();
  const unchained = {
    ...action,
    id: `E${sequence}`,
    sequence,
    at,
    previous,
    ...(approval && { approval }),
  };
  previous = laneHash(unchained);
  return { ...unchained, hash: previous };
}

async function sendAll(entries: readonly TillEntry[]): Promise<TillBatchAnswer['entries']> {
  const sentAt = shop.server.now.toISOString();
  const batch = { deviceId: 'tablet_01', lane: 1, sentAt, waiting: 0, entries };
  const answer = await celeste.post(`/tills/${till.id}/entries`, batch);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as TillBatchAnswer).entries;
}

/** A sack of rice that nobody has a receipt of. */
const takeBack = (returnId: string, number: number): TillAction => ({
  kind: 'takeBack',
  said: {
    shiftId: 'S1',
    returnId,
    clientId: hotel.id,
    totalMinor: 120_000,
    lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1200' }],
    reason: 'Saco roto, sem talão',
    refund: [{ methodId: 'method_cash', amountMinor: 120_000 }],
    documentId: `NC_2026C1.${number}`,
  },
});

describe('a return without a receipt', () => {
  it('is for those with the permission, whom the till knows by name', async () => {
    const { approvers, cashiers } = (await celeste.read('/pos/start')) as TillStart;
    expect(approvers).toMatchObject([{ name: 'Amélia Sitoe', returnsWithoutReceipt: true }]);
    const own = cashiers.find(({ name }) => name.startsWith('celeste'));
    expect(own).not.toHaveProperty('returnsWithoutReceipt');
  });

  it('is accepted once with the approval of a supervisor', async () => {
    const { approvers } = (await celeste.read('/pos/start')) as TillStart;
    const approverId = approvers[0]?.id ?? '';
    const body = { approverId, pin, reason: 'Cliente antigo', subjectId: 'R1' };
    const answer = await celeste.post(`/tills/${till.id}/approvals`, body);
    const entry = chained(takeBack('R1', 1), (answer.body as TillApprovalAnswer).approval);
    const [taken] = await sendAll([entry]);
    expect(taken).toMatchObject({ outcome: 'accepted', recordId: 'NC_2026C1.1' });
    const [again] = await sendAll([entry]);
    expect(again).toMatchObject({ recordId: 'NC_2026C1.1' });
    const notes = await shop.amelia.read('/documents?q=NC_2026C1');
    expect(notes).toMatchObject([{ totalMinor: 120_000, vatMinor: 0, pendingMinor: 0 }]);
    const document = (await shop.amelia.read('/documents/NC_2026C1.1')) as DocumentAnswer;
    expect(document.content).toMatchObject({ note: 'Saco roto, sem talão' });
    expect(document.content).not.toHaveProperty('originId');
    expect(await shop.amelia.read('/shifts/S1/x')).toMatchObject({
      expectedMinor: 380_000,
      figures: { returns: { count: 1, totalMinor: 120_000 } },
    });
  });

  it('has happened without one, too, and what was wrong is listed', async () => {
    const [taken] = await sendAll([chained(takeBack('R2', 2))]);
    expect(taken).toMatchObject({
      outcome: 'corrected',
      recordId: 'NC_2026C1.2',
      corrections: [{ code: 'shift.returnWithoutReceipt' }],
    });
  });

  it('says in the fiscal file why it names no document, which the check accepts', async () => {
    const order = { kind: 'saft-mz', from: '2026-01-01', to: '2026-12-31' } as const;
    const { id } = await fiscalFileMade(shop.amelia, order);
    const answer = await shop.amelia
      .get(`/fiscal/files/${id}/file`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          done(null, Buffer.concat(pieces));
        });
      });
    const content = answer.body as Buffer;
    expect(content.toString('utf8')).toContain('<Reason>Saco roto, sem talão</Reason>');
    expect(content.toString('utf8')).not.toContain('<Reference>');
    const checked = await shop.amelia.file('/fiscal/check', content).type('application/xml');
    const { problems } = checked.body as FiscalCheckAnswer;
    expect(problems.map(({ code }) => code)).toEqual(['signature.none']);
  });
});
