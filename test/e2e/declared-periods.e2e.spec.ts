import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Accepted,
  FiscalFileAnswer,
  FiscalFileBody,
  FiscalPeriodAnswer,
  FiscalPeriodChangesAnswer,
  JobAccepted,
} from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { openStockedShop, owner, twoSacks, type Shop } from './support/shop.js';
import { fiscalFileDone, fiscalFileMade } from './support/fiscal-files.js';

const erro = { reason: 'Erro', altersDeclared: true };
const march = { from: '2026-03-01', to: '2026-03-31' } as const;

describe('a declared month', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    const stall = { id: 'BANCA', code: 'C002', name: 'Banca da Tia Rosa' };
    await amelia.done('/clients', stall);
    let last: Accepted | undefined;
    for (const draft of ['D1', 'D2', 'D3']) {
      last = await amelia.done(`/documents/${draft}/issue`, { ...twoSacks, clientId: 'BANCA' });
    }
    if (last) await amelia.rows('/documents', last);
    shop.server.now = new Date('2026-04-02T08:00:00.000Z');
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
  });
  afterAll(() => shop.server.end());

  const made = (body: FiscalFileBody): Promise<FiscalFileAnswer> => fiscalFileMade(amelia, body);

  const shown = async (period: string): Promise<FiscalPeriodChangesAnswer> =>
    (await amelia.read(`/fiscal/periods/${period}`)) as FiscalPeriodChangesAnswer;

  it('is marked with its file, and has nothing changed', async () => {
    const file = await made({ kind: 'declaration-xlsx', ...march });
    expect(file.canBeDeclared).toBe(true);
    const early = await made({ kind: 'declaration-csv', from: '2026-03-01', to: '2026-03-15' });
    const short = amelia.post('/fiscal/periods/2026-03/declare', { fileId: early.id });
    expect(await refusal(short)).toMatchObject({ status: 409, code: 'fiscal.fileOfOtherPeriod' });
    const body = { fileId: file.id, receipt: 'AT-77' };
    await amelia.done('/fiscal/periods/2026-03/declare', body);
    expect(await shown('2026-03')).toMatchObject({
      ...march,
      state: 'declared',
      dueOn: '2026-04-30',
      daysLeft: 28,
      changes: 0,
      items: [],
      declaration: { fileId: file.id, sha256: file.file?.sha256, by: 'Amélia Sitoe', times: 1 },
    });
    const all = (await amelia.read('/fiscal/periods')) as readonly FiscalPeriodAnswer[];
    // Of the months before the company began here, nothing is asked.
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      ['2026-04', 'running'],
      ['2026-03', 'declared'],
    ]);
  });

  it('lists what was cancelled, dated back and renamed, and nothing of April', async () => {
    await amelia.done('/documents/FT_2026.1/cancel', erro);
    await amelia.done('/documents/D4/issue', { ...twoSacks, issuedOn: '2026-03-31' });
    await amelia.done('/clients/BANCA/change', { nuit: '400339910' });
    const last = await amelia.done('/documents/D5/issue', twoSacks);
    await amelia.rows('/documents', last);
    const { state, items, changes, vatMinor } = await shown('2026-03');
    const [cancelled, issued] = items;
    expect(items.map(({ kind }) => kind)).toEqual(['cancelled', 'issued', 'renamed']);
    expect(cancelled?.vatMinor).toBeLessThan(0);
    expect(issued?.vatMinor).toBe(-(cancelled?.vatMinor ?? 0));
    expect({ state, changes, vatMinor }).toEqual({ state: 'changed', changes: 3, vatMinor: 0 });
    expect(cancelled).toMatchObject({ documentId: 'FT_2026.1', reference: 'FT 2026/1' });
  });

  it('gives the same bytes again at its position, and others now', async () => {
    const { declaration } = await shown('2026-03');
    const ordered = await amelia.post('/fiscal/periods/2026-03/again');
    const again = await fiscalFileDone(amelia, (ordered.body as JobAccepted).id);
    expect(again.isAgain).toBe(true);
    expect(again.file?.sha256).toBe(declaration?.sha256);
    const now = await made({ kind: 'declaration-xlsx', ...march });
    expect(now.file?.sha256).not.toBe(declaration?.sha256);
  });

  it('is replaced by a later file, after which nothing has changed', async () => {
    const file = await made({ kind: 'declaration-xml', ...march });
    await amelia.done('/fiscal/periods/2026-03/declare', { fileId: file.id });
    expect(await shown('2026-03')).toMatchObject({
      state: 'declared',
      changes: 0,
      declaration: { times: 2 },
    });
  });

  it('names what has changed between the making of its file and the mark', async () => {
    const file = await made({ kind: 'declaration-csv', ...march });
    const last = await amelia.done('/documents/FT_2026.2/cancel', erro);
    await amelia.rows('/documents', last);
    const declare = ['/fiscal/periods/2026-03/declare', { fileId: file.id }] as const;
    const answered = await amelia.done(...declare, { key: 'marked-once' });
    await amelia.done('/documents/D6/issue', { ...twoSacks, issuedOn: '2026-04-02' });
    expect(await amelia.done(...declare, { key: 'marked-once' })).toEqual(answered);
    const otherwise = amelia.post(
      declare[0],
      { ...declare[1], receipt: 'AT-78' },
      { key: 'marked-once' },
    );
    const code = 'request.idempotencyKeyReused';
    expect(await refusal(otherwise)).toMatchObject({ status: 409, code });
    const { items } = await shown('2026-03');
    expect(items).toMatchObject([{ kind: 'cancelled', documentId: 'FT_2026.2' }]);
    const until = items[0]?.revision;
    await amelia.done('/fiscal/periods/2026-03/settle', { until, note: 'Nota de Abril' });
    expect(await shown('2026-03')).toMatchObject({ state: 'declared', changes: 0 });
  });

  it('says before a command that it changes what was declared', async () => {
    const asked = await amelia.post('/documents/FT_2026.3/cancel?rehearse', erro);
    expect(asked.body).toMatchObject({ declared: [{ period: '2026-03', baseMinor: -290_000 }] });
  });

  it('is open again once the mark is taken back', async () => {
    await amelia.done('/fiscal/periods/2026-03/withdraw', { reason: 'Marcado por engano' });
    expect(await shown('2026-03')).toMatchObject({ state: 'open', declaration: null });
  });
});
