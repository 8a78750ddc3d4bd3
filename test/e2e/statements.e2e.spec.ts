import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, FinancialStatementAnswer, VatSummaryAnswer } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
};
const reason = { exemptionReason: 'Liquidado pelo adquirente' };

/** Codes of purchases, whose names say nothing: what each is for is its field. */
const codes = [
  ...(
    [
      ['C1', 'asset'],
      ['C2', 'import'],
      ['C3', 'other'],
      ['C4', 'half'],
      ['C5', 'none'],
      ['C6', 'inventory'],
    ] as const
  ).map(([code, onPurchases]) => ({ code, onPurchases, rate: '16' })),
  { code: 'C7', rate: '0', onPurchases: 'reverse', reverseRate: '16', ...reason },
].map((fields) => ({ ...fields, id: `vat_${fields.code}`, name: fields.code, isDefault: false }));

/** Five parts of a service or asset, in whole meticais. */
const lineOf = ([vatId, base]: readonly [vatId: string, base: number]) => ({
  description: 'Segundo a nota',
  unit: 'un',
  quantity: '5',
  unitPrice: String(base / 5),
  vatId: `vat_${vatId}`,
});

const period = 'from=2026-01-01&to=2026-12-31';

describe('the statements of a period', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/suppliers', north);
    for (const code of codes) await amelia.done('/vat', code);
    const sold = await issue('SOLD', { documentTypeId: 'FT', clientId: hotel.id }, [
      ...([
        ['NOR', 200_000],
        ['RED', 100_000],
        ['EXP', 650_000],
      ] as const),
      ...([
        ['ISE_B', 20_000],
        ['ISE_F', 80_000],
      ] as const),
    ]);
    await takeBack('NC', sold.id, { clientId: hotel.id }, 40_000, '1');
    const ofNorth = { supplierId: 'NORTH' };
    const bought = { documentTypeId: 'FTF', ...ofNorth };
    const first = await issue('B1', { ...bought, supplierReference: '1' }, [['C6', 300_000]]);
    await takeBack('NCF', first.id, { ...ofNorth, supplierReference: 'N1' }, 60_000, '0.5');
    last = await issue('B2', { ...bought, supplierReference: '2' }, [
      ...([
        ['C1', 1_000_000],
        ['C3', 50_000],
        ['C5', 2_060_000],
      ] as const),
      ...([
        ['C4', 100_000],
        ['C2', 400_000],
        ['C7', 250_000],
        ['RED', 40_000],
      ] as const),
    ]);
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  const issue = (draft: string, head: object, of: readonly (readonly [string, number])[]) =>
    amelia.done(`/documents/${draft}/issue`, { ...head, lines: of.map(lineOf) });

  const takeBack = (
    type: string,
    originId: string,
    head: object,
    price: number,
    quantity: string,
  ) =>
    amelia.done(`/documents/${type}1/issue`, {
      documentTypeId: type,
      ...(type === 'NC' && { reasonCode: 'goodsReturned' }),
      originId,
      ...head,
      lines: [
        {
          ...lineOf(['NOR', 0]),
          quantity,
          unitPrice: String(price),
          origin: { documentId: originId, line: 0 },
        },
      ],
    });

  it('of an account is a file with the balance after each entry', async () => {
    const { text } = await amelia.get(`/clients/${hotel.id}/entries?format=csv&${period}`);
    const [heading = '', opening = '', ...entries] = text.trim().split('\r\n');
    expect(heading).toContain('Balance');
    expect(opening).toContain('Opening balance');
    expect(entries.length).toBeGreaterThan(0);
  });

  it('have the VAT return that was worked out by hand', async () => {
    const { boxes, rows } = (await amelia.read(
      `/reports/vat-summary?${period}`,
    )) as VatSummaryAnswer;
    const expected = {
      '01': 510_000,
      '02': 70_600,
      '03': 670_000,
      '04': 80_000,
      '05': 160_000,
      '06': 43_200,
      '07': 56_000,
      '08': 64_000,
      '10': 0,
      '11': 1_260_000,
      '12': 323_200,
      '13': 70_600,
      '14': 0,
      '15': 252_600,
      '09': 0,
      '16': 0,
      '17': 0,
      '18': 0,
      '19': 0,
      '20': 0,
      '21': 252_600,
      '22': 252_600,
      '23': 0,
    };
    const inMeticais = Object.entries(boxes).map(([box, minor]) => [box, minor / 100]);
    expect(Object.fromEntries(inMeticais)).toEqual(expected);
    expect(rows).toContainEqual(
      expect.objectContaining({ side: 'sales', code: 'NOR', baseMinor: 16_000_000 }),
    );
    expect(await amelia.read('/reports/vat-summary?from=2025-01-01&to=2025-12-31')).toMatchObject({
      rows: [],
    });
  });

  it('have in the file of the VAT what each side comes to, and the return', async () => {
    const { text } = await amelia.get(`/reports/vat-summary?format=csv&${period}`);
    const rows = text.trim().split('\r\n').slice(1);
    // Sales of 1 010 000.00 and their VAT, then each box of the return in its column.
    expect(rows).toContain('Sales,,Total,,,1010000.00,30600.00,,');
    expect(rows).toContain('VAT return (Modelo A),01,Taxed sales,,,510000.00,,,510000.00');
    expect(rows).toContain('VAT return (Modelo A),15,Credit of the period,,,,252600.00,,252600.00');
    expect(rows.filter((row) => row.startsWith('VAT return'))).toHaveLength(23);
  });

  it('lead from each VAT to the lines that it is the sum of, without what was taken back', async () => {
    const { id } = await issue('GONE', { documentTypeId: 'FT', clientId: hotel.id }, [
      ['NOR', 777],
    ]);
    last = await amelia.done(`/documents/${id}/cancel`, { reason: 'Engano' });
    await amelia.rows('/documents', last);
    const summary = await amelia.read(`/reports/vat-summary?${period}`);
    const { from, to, rows } = summary as VatSummaryAnswer;
    expect(rows.length).toBeGreaterThan(8);
    for (const { side, vatId, treatment, baseMinor, vatMinor } of rows) {
      const issuedOn = { $gte: from, $lte: to };
      const use = side === 'purchases' ? { vatUse: treatment } : {};
      const filter = encodeURIComponent(JSON.stringify({ issuedOn, group: side, vatId, ...use }));
      const totals = await amelia.read(`/sales/lines/totals?filter=${filter}`);
      expect([vatId, totals]).toMatchObject([vatId, { netMinor: baseMinor, vatMinor }]);
    }
  });

  it('have what was earned, bought and is open', async () => {
    const path = `/reports/financial-statement?${period}`;
    const statement = (await amelia.read(path)) as FinancialStatementAnswer;
    expect(statement.sales).toMatchObject({ netMinor: 101_000_000, vatMinor: 3_060_000 });
    expect(statement.purchases?.netMinor).toBe(417_000_000);
    expect(statement.open).toEqual({ receivableMinor: 104_060_000, payableMinor: 479_280_000 });
    expect(
      statement.accounts?.every(
        ({ openingMinor, movedMinor, closingMinor }) => openingMinor + movedMinor === closingMinor,
      ),
    ).toBe(true);
  });
});
