import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ExplainAnswer,
  FiscalFileBody,
  ReportTotals,
  VatSummaryAnswer,
} from '@balcao/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { itUnless } from '../left-out.js';
import type { Browser } from './support/browser.js';
import { fileOf } from './support/files.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { noPdfReader, textOf } from './support/pdf-text.js';

const year = { from: '2026-01-01', to: '2026-12-31' } as const;

/** Two rates, a third of a unit twice, 5 % off a line, and 10 % off the whole. */
const content = {
  lines: [
    {
      articleId: rice.id,
      quantity: '0.333',
      unitPrice: '1234.56',
      discounts: ['5'],
      vatId: 'vat_NOR',
    },
    { description: 'Explicações', quantity: '3', unitPrice: '99.99', vatId: 'vat_RED' },
    { description: 'Fio', quantity: '0.333', unitPrice: '10.10', vatId: 'vat_NOR' },
  ],
  commercialDiscount: { percentage: '10' },
};

/** Worked out by hand after the rule of rounding, in minor units. */
interface Figures {
  readonly base: number;
  readonly vat: number;
  readonly total: number;
  readonly rates: Readonly<Record<'16' | '5', readonly [base: number, vat: number]>>;
}

const cases: readonly { vatIncluded: boolean; figures: Figures }[] = [
  {
    vatIncluded: false,
    figures: {
      base: 62_449,
      vat: 7_022,
      total: 69_471,
      rates: { 16: [35_452, 5_672], 5: [26_997, 1_350] },
    },
  },
  {
    vatIncluded: true,
    figures: {
      base: 56_273,
      vat: 6_176,
      total: 62_449,
      rates: { 16: [30_562, 4_890], 5: [25_711, 1_286] },
    },
  },
];

/** 69471 → `694.71`. */
const plain = (minor: number): string => (minor / 100).toFixed(2);
const portuguese = (minor: number): string => plain(minor).replace('.', ',');

describe.each(cases)('one sale, VAT in its prices: $vatIncluded', ({ vatIncluded, figures }) => {
  const { base, vat, total, rates } = figures;
  const sums = [plain(base), plain(vat), plain(total)];
  let shop: Shop;
  let amelia: Browser;
  let id: string;

  /** The same sale, written in the office or on the till. */
  describe.each(['document', 'till'] as const)('of a %s', (place) => {
    beforeAll(async () => {
      shop = await openStockedShop();
      ({ amelia } = shop);
      const sold = place === 'document' ? await written() : await rungUp();
      ({ id } = sold);
      await amelia.rows('/documents', sold);
    });
    afterAll(() => shop.server.end());

    const written = () =>
      amelia.done('/documents/DRAFT1/issue', {
        documentTypeId: 'FT',
        clientId: hotel.id,
        vatIncluded,
        ...content,
      });

    async function rungUp() {
      const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
      await amelia.done('/cash-registers', till);
      await amelia.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 0 });
      return amelia.done('/shifts/S1/sales', {
        saleId: 'A1',
        clientId: hotel.id,
        vatIncluded,
        ...content,
        payment: { rows: [{ methodId: 'method_cash', amountMinor: total }] },
      });
    }

    it('is what the document and the list say', async () => {
      const expected = { baseMinor: base, vatMinor: vat, totalMinor: total };
      expect(await amelia.read(`/documents/${id}`)).toMatchObject({
        ...expected,
        content: { totals: { baseMinor: base, vatMinor: vat } },
      });
      expect(await amelia.read('/documents')).toEqual([expect.objectContaining(expected)]);
      expect(await amelia.read('/documents/totals')).toMatchObject({ count: 1, ...expected });
    });

    const minors = [base, vat, total, ...rates['16'], ...rates['5']];

    itUnless(noPdfReader, 'is what its PDF says', async () => {
      const paper = `/documents/${id}/paper?format=pdf&language=pt`;
      const text = await textOf(await fileOf(amelia.get(paper)));
      for (const minor of minors) expect(text).toContain(portuguese(minor));
    });

    it('is what its papers say', async () => {
      const paper = `/documents/${id}/paper`;
      const { text } = await amelia.get(`${paper}?language=pt`);
      for (const minor of minors) expect(text).toContain(portuguese(minor));
      const book = unzipSync(await fileOf(amelia.get(`${paper}?format=xlsx&language=pt`)));
      const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      for (const sum of sums) expect(sheet).toContain(`<v>${sum}</v>`);
    });

    it('is what the files of the list say', async () => {
      const csv = (await amelia.get('/documents?format=csv')).text;
      expect(csv).toContain(`,${sums.join(',')},`);
      const book = unzipSync(await fileOf(amelia.get('/documents?format=xlsx')));
      const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      for (const sum of sums) expect(sheet).toContain(`<v>${sum}</v>`);
    });

    it('is what is reported to the tax authority', async () => {
      const saft = (await ordered({ kind: 'saft-mz', ...year })).toString('utf8');
      expect(saft).toContain(`<NetTotal>${plain(base)}</NetTotal>`);
      expect(saft).toContain(`<TaxPayable>${plain(vat)}</TaxPayable>`);
      expect(saft).toContain(`<GrossTotal>${plain(total)}</GrossTotal>`);
      const lines = [...saft.matchAll(/<CreditAmount>([\d.]+)</g)].map(([, amount = '']) => amount);
      const minor = (text: string): number => Math.round(100 * Number.parseFloat(text));
      expect(lines.reduce((sum, amount) => sum + minor(amount), 0)).toBe(base);
      for (const kind of ['declaration-csv', 'declaration-xml', 'declaration-xlsx'] as const) {
        const [file = new Uint8Array()] = Object.values(
          unzipSync(await ordered({ kind, ...year })),
        );
        const parts = kind === 'declaration-xlsx' ? Object.values(unzipSync(file)) : [file];
        const text = parts.map((part) => strFromU8(part)).join('');
        for (const sum of sums) {
          expect(text.replaceAll(',', '.').replaceAll(/(\d)\s(\d)/g, '$1$2')).toContain(sum);
        }
      }
    });

    it('is what the reports say, rate by rate, and what a figure is made of', async () => {
      const query = new URLSearchParams(year).toString();
      const summary = (await amelia.read(`/reports/vat-summary?${query}`)) as VatSummaryAnswer;
      const shown = summary.rows.map(({ rate, baseMinor, vatMinor }) => [
        rate,
        baseMinor,
        vatMinor,
      ]);
      expect(shown.sort()).toEqual([
        ['16', ...rates['16']],
        ['5', ...rates['5']],
      ]);
      const report = (await amelia.read(
        `/reports/documents/totals?filter=${encodeURIComponent('{"scope":"sales"}')}`,
      )) as ReportTotals;
      expect(report.sums).toMatchObject({ worthTotalMinor: total });
      const asked = new URLSearchParams({ figure: 'row.documents.totalMinor', id }).toString();
      const why = (await amelia.read(`/explain?${asked}`)) as ExplainAnswer;
      expect(why).toMatchObject({ total });
    });

    /** Orders a fiscal file and waits for its bytes. */
    async function ordered(body: FiscalFileBody): Promise<Buffer> {
      const { id } = await fiscalFileMade(amelia, body);
      return Buffer.from(await fileOf(amelia.get(`/fiscal/files/${id}/file`)));
    }
  });
});
