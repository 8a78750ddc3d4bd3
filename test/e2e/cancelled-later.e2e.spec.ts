import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DocumentAnswer,
  FiscalPeriodChangesAnswer,
  JobAccepted,
  Rehearsal,
  VatSummaryAnswer,
} from '@balcao/contracts';
import { fiscalFileDone, fiscalFileMade } from './support/fiscal-files.js';
import { refusal, type Browser } from './support/browser.js';
import { openStockedShop, signInAt, twoSacks, type Shop } from './support/shop.js';

const march = { from: '2026-03-01', to: '2026-03-31' } as const;
const april = { from: '2026-04-01', to: '2026-04-30' } as const;
/** VAT of two sacks. */
const vatMinor = 46_400;

describe('a document of a declared month that is cancelled', () => {
  let shop: Shop;
  let amelia: Browser;
  let before: VatSummaryAnswer;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/FIRST/issue', twoSacks);
    await amelia.done('/documents/SECOND/issue', twoSacks);
    await signInAt(shop, '2026-04-02T08:00:00.000Z');
    const file = await fiscalFileMade(amelia, { kind: 'declaration-csv', ...march });
    await amelia.done('/fiscal/periods/2026-03/declare', { fileId: file.id });
    before = await vatOf(march);
  });
  afterAll(() => shop.server.end());

  const vatOf = async ({ from, to }: typeof march | typeof april) =>
    (await amelia.read(`/reports/vat-summary?from=${from}&to=${to}`)) as VatSummaryAnswer;
  const shown = async () =>
    (await amelia.read('/fiscal/periods/2026-03')) as FiscalPeriodChangesAnswer;

  it('is told beforehand to become a credit note of today', async () => {
    const asked = await amelia.post('/documents/FT_2026.1/cancel?rehearse', { reason: 'Erro' });
    const { documents, declared, tax } = asked.body as Rehearsal;
    expect(documents).toMatchObject([{ id: 'NC_2026.1', totalMinor: 336_400 }]);
    expect(declared).toEqual([]);
    expect(tax).toMatchObject([{ period: '2026-04', direction: 'output', vatMinor: -vatMinor }]);
  });

  it('leaves VAT, registers and the file of its month, and lowers the VAT of this one', async () => {
    const done = await amelia.done('/documents/FT_2026.1/cancel', { reason: 'Desistiu' });
    await amelia.rows('/documents', done);
    const note = (await amelia.read('/documents/NC_2026.1')) as DocumentAnswer;
    expect(note).toMatchObject({ issuedOn: '2026-04-02', content: { note: 'Desistiu' } });
    expect(await vatOf(march)).toEqual(before);
    expect((await vatOf(april)).boxes).toMatchObject({ '02': -vatMinor });
    const register = ({ from, to }: typeof march | typeof april) => {
      const filter = encodeURIComponent(JSON.stringify({ issuedOn: { $gte: from, $lte: to } }));
      return amelia.read(`/reports/vat_of_sales?filter=${filter}`);
    };
    expect(await register(march)).toHaveLength(2);
    expect(await register(april)).toMatchObject([{ reference: 'NC 2026/1', vatMinor: -vatMinor }]);
    const { state, changes, declaration } = await shown();
    expect({ state, changes }).toEqual({ state: 'declared', changes: 0 });
    const now = await fiscalFileMade(amelia, { kind: 'declaration-csv', ...march });
    expect(now.file?.sha256).toBe(declaration?.sha256);
    const ordered = await amelia.post('/fiscal/periods/2026-03/again');
    const again = await fiscalFileDone(amelia, (ordered.body as JobAccepted).id);
    expect(again.file?.sha256).toBe(declaration?.sha256);
  });

  it('is taken back once', async () => {
    const again = amelia.post('/documents/FT_2026.1/cancel', { reason: 'Erro' });
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'document.nothingLeft' });
  });

  it('changes its month where another file will be handed in, and is put back there', async () => {
    const body = { reason: 'Erro', altersDeclared: true };
    const done = await amelia.done('/documents/FT_2026.2/cancel', body);
    await amelia.rows('/documents', done);
    expect((await vatOf(march)).boxes).toMatchObject({ '02': before.boxes['02'] - vatMinor });
    expect(await shown()).toMatchObject({ state: 'changed', changes: 1 });
    const file = await fiscalFileMade(amelia, { kind: 'declaration-csv', ...march });
    await amelia.done('/fiscal/periods/2026-03/declare', { fileId: file.id });
    const restoring = amelia.post('/documents/FT_2026.2/restore', {});
    expect(await refusal(restoring)).toMatchObject({ code: 'document.ofDeclaredMonth' });
    const back = await amelia.done('/documents/FT_2026.2/restore', { altersDeclared: true });
    await amelia.rows('/documents', back);
    expect(await vatOf(march)).toEqual(before);
    expect(await shown()).toMatchObject({ state: 'changed', changes: 1 });
  });
});
