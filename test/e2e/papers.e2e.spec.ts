import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintBatchAnswer } from '@balcao/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { refusal } from './support/browser.js';
import { fileOf } from './support/files.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** A file once it is made, or cannot be. */
const finished = ({ amelia }: Shop, path: string, id: string): Promise<PrintBatchAnswer> =>
  until(async () => {
    const all = (await amelia.read(path)) as readonly PrintBatchAnswer[];
    const found = all.find((one) => one.id === id);
    return (found?.state === 'done' || found?.state === 'failed') && found;
  });

describe('a document on paper', () => {
  let shop: Shop;
  const paper = async (path: string) => {
    const answer = await shop.amelia.get(`/documents/FT_2026.1/paper?${path}`);
    expect(answer.status).toBe(200);
    return { text: answer.text, headers: answer.headers as Readonly<Record<string, string>> };
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/FIRST/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  it('is a page that runs nothing, with what was issued', async () => {
    const { text, headers } = await paper('copy=duplicate&language=pt');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const words of ['FT 2026/1', 'Duplicado', 'Cópia, não é o original', '3\u00a0364,00']) {
      expect(text).toContain(words);
    }
  });

  it('is a PDF file too', async () => {
    const { headers } = await paper('format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('inline; filename=FT-2026-1.pdf');
  });

  it('is a workbook whose figures are numbers, as the paper says them', async () => {
    const asked = shop.amelia.get('/documents/FT_2026.1/paper?format=xlsx&language=pt');
    const parts = unzipSync(await fileOf(asked));
    const { headers } = await paper('format=xlsx&language=pt');
    expect(headers['content-disposition']).toBe('attachment; filename=FT-2026-1.xlsx');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>3364.00</v>');
    expect(sheet).toContain('Factura FT 2026/1');
  });

  it('of the original is a preview until it is printed', async () => {
    expect((await paper('copy=original&language=pt')).text).toContain('PRÉ-VISUALIZAÇÃO');
    await shop.amelia.done('/documents/FT_2026.1/print', { copy: 'original' });
    const { text } = await paper('copy=original&language=pt');
    expect(text).toContain('Original');
    expect(text).not.toContain('PRÉ-VISUALIZAÇÃO');
  });

  it('goes with others into one file, each with the copy that is wanted of it', async () => {
    const several = 'ids=FT_2026.1,FT_2026.1&copies=second,duplicate';
    const page = await shop.amelia.get(`/documents/papers?${several}&language=pt`);
    expect(page.text.split('<main')).toHaveLength(3);
    for (const words of ['Segunda via', 'Duplicado']) expect(page.text).toContain(words);
    const file = await shop.amelia.get(`/documents/papers?${several}&format=pdf`);
    const sent = file.headers as Readonly<Record<string, string>>;
    expect(sent['content-disposition']).toBe('inline; filename=FT-2026-1-2.pdf');
    const unnamed = await shop.amelia.get(
      '/documents/papers?ids=FT_2026.1,FT_2026.1&copies=second',
    );
    expect(unnamed.status).toBe(422);
  });

  it('of a draft says that it is none yet, and issues nothing', async () => {
    const before = await shop.server.events('journal-MERCEARIA');
    const answer = await shop.amelia.post('/drafts/NEXT/paper?language=pt', twoSacks);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('RASCUNHO');
    expect(answer.text).toContain('3\u00a0364,00');
    expect(answer.text).not.toContain('FT 2026/2');
    expect(await shop.server.events('journal-MERCEARIA')).toHaveLength(before.length);
  });

  it('of a draft is refused as issuing it would be', async () => {
    const answer = await shop.amelia.post('/drafts/NONE/paper', { ...twoSacks, lines: [] });
    expect(answer.status).toBe(422);
  });

  it('is of a kind that there is', async () => {
    const answer = await shop.amelia.get('/documents/FT_2026.1/paper?copy=fourth');
    expect(answer.status).toBe(422);
  });
});

describe('several documents on paper', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/FIRST/issue', twoSacks);
    await shop.amelia.done('/documents/SECOND/issue', twoSacks);
    await shop.amelia.done('/documents/FT_2026.2/print', { copy: 'original' });
  });
  afterAll(() => shop.server.end());

  it('are one file, counted as what each of them is, and the refused are named', async () => {
    const documents = ['FT_2026.1', 'FT_2026.2', 'FT_2026.9'];
    const ordered = await shop.amelia.post('/print-batches', { documents });
    expect(ordered.status).toBe(202);
    const { id } = ordered.body as { id: string };
    expect(await finished(shop, '/print-batches', id)).toMatchObject({
      state: 'done',
      total: 3,
      printed: 2,
      originals: 1,
      notPrintedCount: 1,
      notPrinted: [{ reference: 'FT_2026.9' }],
    });
    const copies = (await shop.server.events('journal-MERCEARIA')).flatMap(({ type, data }) =>
      type === 'DocumentPrinted' ? [data] : [],
    );
    expect(copies).toMatchObject([
      { id: 'FT_2026.2', copy: 'original' },
      { id: 'FT_2026.1', copy: 'original' },
      { id: 'FT_2026.2', copy: 'second' },
    ]);
    const file = await shop.amelia.get(`/print-batches/${id}/file`);
    const sent = file.headers as Readonly<Record<string, string>>;
    expect(sent['content-type']).toBe('application/pdf');
    const celeste = await joined(shop, 'celeste', { role: 'manager' });
    expect(await celeste.read('/print-batches')).toEqual([]);
    const others = await refusal(celeste.get(`/print-batches/${id}/file`));
    expect(others).toMatchObject({ status: 404, code: 'record.notFound' });
  });

  it('are at least one', async () => {
    const none = await refusal(shop.amelia.post('/print-batches', { documents: [] }));
    expect(none).toMatchObject({ status: 422, code: 'request.invalidFields' });
  });
});

describe('several receipts on paper', () => {
  let shop: Shop;
  const payments = ['RC_2026.1', 'RC_2026.2', 'RC_2026.9'];

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/FIRST/issue', twoSacks);
    const receipt = { documentTypeId: 'RC', partyId: twoSacks.clientId, isAutomatic: true };
    for (const amountMinor of [50_000, 60_000]) {
      const rows = [{ methodId: 'method_cash', amountMinor }];
      await shop.amelia.done('/payments', { ...receipt, rows });
    }
    await shop.amelia.done('/payments/RC_2026.2/cancel', { reason: 'Engano' });
  });
  afterAll(() => shop.server.end());

  it('are shown as one page, each with the copy that is wanted of it', async () => {
    const several = 'ids=RC_2026.1,RC_2026.2&copies=original,duplicate&language=pt';
    const page = await shop.amelia.get(`/payments/papers?${several}`);
    expect(page.text.split('<main')).toHaveLength(3);
    for (const words of ['RC 2026/1', 'PRÉ-VISUALIZAÇÃO', 'RC 2026/2', 'Duplicado']) {
      expect(page.text).toContain(words);
    }
  });

  it('are one file, the cancelled a duplicate, and what there is not is named', async () => {
    const ordered = await shop.amelia.post('/payments/print-batches', { payments });
    expect(ordered.status).toBe(202);
    const { id } = ordered.body as { id: string };
    const made = await finished(shop, '/payments/print-batches', id);
    expect(made).toMatchObject({
      state: 'done',
      total: 3,
      printed: 2,
      originals: 1,
      notPrintedCount: 1,
      file: { fileName: expect.stringMatching(/^payments-.*-2\.pdf$/) },
      notPrinted: [{ reference: 'RC_2026.9' }],
    });
    const copies = (await shop.server.events('journal-MERCEARIA')).flatMap(({ type, data }) =>
      type === 'DocumentPrinted' ? [data] : [],
    );
    expect(copies).toMatchObject([
      { id: 'RC_2026.1', copy: 'original' },
      { id: 'RC_2026.2', copy: 'duplicate' },
    ]);
    const file = await shop.amelia.get(`/payments/print-batches/${id}/file`);
    const sent = file.headers as Readonly<Record<string, string>>;
    expect(sent['content-type']).toBe('application/pdf');
    // Those of documents take another right.
    expect(await shop.amelia.read('/print-batches')).toEqual([]);
    const elsewhere = await refusal(shop.amelia.get(`/print-batches/${id}/file`));
    expect(elsewhere).toMatchObject({ status: 404, code: 'record.notFound' });
  });

  it('are no documents, and take the permission to record payments', async () => {
    const invoices = { payments: ['FT_2026.1'] };
    const ordered = await shop.amelia.post('/payments/print-batches', invoices);
    const { id } = ordered.body as { id: string };
    expect(await finished(shop, '/payments/print-batches', id)).toMatchObject({
      printed: 0,
      notPrintedCount: 1,
    });
    const permissions = ['companies.view', 'payments.view', 'documents.issue'] as const;
    const bento = await joined(shop, 'bento', { role: 'manager', permissions });
    expect(await refusal(bento.post('/payments/print-batches', { payments }))).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });
});
