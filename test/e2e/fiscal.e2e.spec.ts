import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Accepted,
  FiscalCheckAnswer,
  FiscalFileAnswer,
  FiscalFileBody,
  VatSummaryAnswer,
} from '@balcao/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { refusal, type Browser } from './support/browser.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { fiscalFileMade } from './support/fiscal-files.js';

const year = { from: '2026-01-01', to: '2026-12-31' } as const;
const oneSack = { ...twoSacks.lines[0], quantity: '1' };

describe('fiscal files', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    const taken = [{ ...oneSack, origin: { documentId: 'FT_2026.1', line: 0 } }];
    const note = {
      ...twoSacks,
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'FT_2026.1',
      lines: taken,
    };
    await amelia.done('/documents/D3/issue', note);
    await amelia.done('/documents/D4/issue', { ...twoSacks, lines: [oneSack] });
    const last: Accepted = await amelia.done('/documents/FT_2026.3/cancel', { reason: 'Erro' });
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  const made = (body: FiscalFileBody): Promise<FiscalFileAnswer> => fiscalFileMade(amelia, body);

  async function contentOf({ id }: FiscalFileAnswer): Promise<Buffer> {
    const answer = await amelia
      .get(`/fiscal/files/${id}/file`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          done(null, Buffer.concat(pieces));
        });
      });
    return answer.body as Buffer;
  }

  it('come to what the VAT report says, and mark what was cancelled', async () => {
    const text = (await contentOf(await made({ kind: 'saft-mz', ...year }))).toString('utf8');
    const [, sales = ''] = /<SalesInvoices>([^]*?)<Invoice>/.exec(text) ?? [];
    const [entries, debit, credit] = [...sales.matchAll(/>([\d.]+)</g)].map(([, figure]) =>
      Number.parseFloat(figure ?? ''),
    );
    const query = new URLSearchParams(year).toString();
    const vat = (await amelia.read(`/reports/vat-summary?${query}`)) as VatSummaryAnswer;
    const sold = vat.rows.filter(({ side }) => side === 'sales');
    const netMinor = sold.reduce((sum, { baseMinor }) => sum + baseMinor, 0);
    expect(entries).toBe(4);
    expect(Math.round(100 * ((credit ?? 0) - (debit ?? 0)))).toBe(netMinor);
    expect(text.match(/<InvoiceStatus>A</g)).toHaveLength(1);
    expect(text).toMatch(
      /<Reference>FT 2026\/1<\/Reference>\s*<Reason>Devolução de mercadoria<\/Reason>/,
    );
  });

  it('are Mozambican by the namespace and version that are set, and checked by them', async () => {
    const saftNamespace = 'urn:OECD:StandardAuditFile-Tax:MZ_1.01_01';
    await amelia.done('/fiscal/settings', { saftNamespace, saftVersion: '1.01_01' });
    const content = await contentOf(await made({ kind: 'saft-mz', ...year }));
    expect(content.toString('utf8')).toContain(`<AuditFile xmlns="${saftNamespace}">`);
    expect(content.toString('utf8')).toContain('<AuditFileVersion>1.01_01</AuditFileVersion>');
    const checked = await amelia.file('/fiscal/check', content).type('application/xml');
    const { problems } = checked.body as FiscalCheckAnswer;
    expect(problems.map(({ code }) => code)).toEqual(['file.otherVersion', 'signature.none']);
    await amelia.done('/fiscal/settings', { saftNamespace: null, saftVersion: null });
    const usual = await contentOf(await made({ kind: 'saft-mz', ...year }));
    expect(usual.toString('utf8')).toContain('<AuditFile xmlns="SAF-T_MZ">');
  });

  it('pass the check that is offered for any such file', async () => {
    const content = await contentOf(await made({ kind: 'saft-mz', ...year }));
    const checked = await amelia.file('/fiscal/check', content).type('application/xml');
    expect(checked.body as FiscalCheckAnswer).toMatchObject({
      errors: 0,
      warnings: 1,
      documents: { SalesInvoices: 4 },
      signatures: { valid: 0, unproved: 0 },
      problems: [{ code: 'signature.none', severity: 'warning' }],
    });
    const wrong = content.toString('utf8').replace('<InvoiceType>FT<', '<InvoiceType>XX<');
    const found = await amelia.file('/fiscal/check', Buffer.from(wrong)).type('application/xml');
    const { problems } = found.body as FiscalCheckAnswer;
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'schema.notOneOf', document: 'FT 2026/1', severity: 'error' },
      { code: 'number.codeOfTwoTypes', document: 'FT 2026/2', severity: 'error' },
    ]);
  });

  it.each(['declaration-csv', 'declaration-xml', 'declaration-xlsx'] as const)(
    'have the month of invoices in an archive (%s)',
    async (kind) => {
      const files = unzipSync(new Uint8Array(await contentOf(await made({ kind, ...year }))));
      const [name, content] = Object.entries(files)[0] ?? ['', new Uint8Array()];
      expect(name).toBe(`e-declaracao-400339910-2026-01-01-2026-12-31-1.${kind.slice(12)}`);
      if (kind === 'declaration-csv') {
        const lines = strFromU8(content).trimEnd().split('\r\n');
        expect(lines).toHaveLength(5);
        expect(lines.filter((line) => line.includes(';Anulado;'))).toHaveLength(1);
      }
    },
  );

  it('count what was withheld as received, and show a discount separately', async () => {
    const of = { documentId: 'FT_2026.2' };
    await amelia.done('/companies/current/settings', {
      financialDiscountMode: 'atPaymentWithoutVat',
    });
    const last: Accepted = await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_cash', amountMinor: 270_000 }],
      allocations: [{ ...of, amountMinor: 270_000 }],
      withholdings: [{ ...of, amountMinor: 58_000 }],
      discounts: [{ ...of, amountMinor: 8_400, reason: 'Pronto pagamento' }],
    });
    await amelia.rows('/payments', last);
    const text = (await contentOf(await made({ kind: 'saft-mz', ...year }))).toString('utf8');
    const [receipt = ''] = /<PaymentRefNo>[^]*?<\/Payment>/.exec(text) ?? [];
    const figures = [...receipt.matchAll(/<(\w+(?:Amount|Total))>([\d.]+)</g)];
    expect(figures.map(([, name, figure]) => `${name} ${figure}`)).toEqual([
      'PaymentAmount 2700.00',
      ...['SettlementAmount 84.00', 'CreditAmount 3280.00'],
      ...['NetTotal 3280.00', 'GrossTotal 3280.00', 'SettlementAmount 84.00'],
      'WithholdingTaxAmount 580.00',
    ]);
    expect(text).toContain('<TotalCredit>3280.00</TotalCredit>');
  });

  it('are ordered by a kind and days, and nothing else', async () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const bodies = [{}, { kind: 'saft-xx', ...march }, { kind: 'saft-mz', ...march, more: 1 }];
    for (const body of bodies) {
      expect(await refusal(amelia.post('/fiscal/files', body))).toMatchObject({
        code: 'request.invalidFields',
      });
    }
  });

  it('are of one year, and of days that there are', async () => {
    for (const period of [
      { from: '2025-12-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-30' },
      { from: '2026-03-01', to: '2026-02-01' },
    ]) {
      const refused = await amelia.post('/fiscal/files', { kind: 'saft-mz', ...period });
      expect(refused.status).toBe(422);
    }
  });
});
