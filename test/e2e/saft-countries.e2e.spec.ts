import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiscalCheckAnswer } from '@balcao/contracts';
import { fileOf } from './support/files.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { hotel, mercearia, openShop, rice, twoSacks, type Shop } from './support/shop.js';

const luanda = {
  ...mercearia,
  id: 'LUANDA',
  name: 'Mercearia da Ilha, Lda',
  nuit: '5417335400',
  address: 'Av. 4 de Fevereiro 3',
  city: 'Luanda',
  country: 'AO',
};
const lisbon = {
  ...mercearia,
  id: 'LISBOA',
  name: 'Mercearia da Graça, Lda',
  nuit: '507123450',
  address: 'Rua do Salitre 1',
  city: 'Lisboa',
  country: 'PT',
};

const cases = [
  { kind: 'saft-ao', company: luanda, client: '5417335400', rate: '14', currency: 'AOA' },
  { kind: 'saft-pt', company: lisbon, client: '507123450', rate: '23', currency: 'EUR' },
] as const;

describe('the fiscal file of a company of another country', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it.each(cases)(
    '($kind) has its sales and money, and passes the check of its schema',
    async ({ kind, company, client, rate, currency }) => {
      const { amelia } = shop;
      await amelia.found({ ...company, acceptNuitWarning: true });
      amelia.company = company.id;
      const { country, city } = company;
      const buyer = { ...hotel, country, nuit: client, address1: city };
      await amelia.done('/clients', { ...buyer, acceptNuitWarning: true });
      await amelia.done('/articles', rice);
      await amelia.done('/documents/D1/issue', twoSacks);
      await amelia.done('/documents/D2/issue', twoSacks);
      await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Erro' });
      const [line] = twoSacks.lines;
      const back = { ...line, quantity: '1', origin: { documentId: 'FT_2026.1', line: 0 } };
      const note = {
        ...twoSacks,
        documentTypeId: 'NC',
        reasonCode: 'goodsReturned',
        originId: 'FT_2026.1',
        lines: [back],
      };
      await amelia.done('/documents/D3/issue', note);
      await amelia.done('/payments', {
        documentTypeId: 'RC',
        partyId: hotel.id,
        rows: [{ methodId: 'method_cash', amountMinor: 100_000 }],
        allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_000 }],
      });
      const year = { from: '2026-01-01', to: '2026-12-31' };
      const { id } = await fiscalFileMade(amelia, { kind, ...year });
      const content = await fileOf(amelia.get(`/fiscal/files/${id}/file`));
      const text = Buffer.from(content).toString('latin1');
      for (const part of [
        `<CurrencyCode>${currency}</CurrencyCode>`,
        `<TaxPercentage>${rate}`,
        '<InvoiceNo>FT 2026/2</InvoiceNo>',
        '<Reference>FT 2026/1</Reference>',
        '<PaymentRefNo>RC 2026/1</PaymentRefNo>',
      ]) {
        expect(text).toContain(part);
      }
      const checked = await amelia
        .file('/fiscal/check', Buffer.from(content))
        .type('application/xml');
      expect(checked.body as FiscalCheckAnswer).toMatchObject({
        errors: 0,
        documents: { SalesInvoices: 3, Payments: 1 },
        // A program that is not certified signs nothing, which is told once.
        problems: [{ code: 'signature.none', severity: 'warning' }],
      });
    },
  );
});
