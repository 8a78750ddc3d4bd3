import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, DocumentLineBody, FiscalCheckAnswer } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

type Line = Partial<DocumentLineBody> & { readonly unitPrice: string };
type Figures = readonly [baseMinor: number, vatMinor: number, totalMinor: number];

/** Rates of other countries, in which rounding shows what 16 % hides. */
const rates = { V10: '10', V21: '21', V23: '23' };

let shop: Shop;
let amelia: Browser;
let drafts = 0;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  for (const [id, rate] of Object.entries(rates)) {
    await amelia.done('/vat', { id, code: id, name: id, rate, isDefault: false });
  }
});
afterAll(() => shop.server.end());

const written = (lines: readonly Line[]) =>
  lines.map((line) => ({ description: 'Serviço', quantity: '1', vatId: 'vat_NOR', ...line }));

async function issued(lines: readonly Line[], more: object = {}): Promise<Accepted> {
  drafts += 1;
  const content = { documentTypeId: 'FT', clientId: hotel.id, lines: written(lines), ...more };
  return amelia.done(`/documents/CASE${drafts}/issue`, content);
}

/** A credit note of some of the lines of an invoice. */
const credited = (originId: string, lines: readonly Line[]): Promise<Accepted> =>
  issued(
    lines.map((line, at) => ({ origin: { documentId: originId, line: at }, ...line })),
    { documentTypeId: 'NC', reasonCode: 'goodsReturned', originId },
  );

interface Totals {
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly status: string;
}

async function rowOf(document: Accepted): Promise<Totals> {
  const [row] = await amelia.rows<Totals>(`/documents?filter={"id":"${document.id}"}`, document);
  if (row === undefined) throw new Error(`${document.id} is on no list`);
  return row;
}

async function figuresOf(document: Accepted): Promise<Figures> {
  const { baseMinor, vatMinor, totalMinor } = await rowOf(document);
  return [baseMinor, vatMinor, totalMinor];
}

const balance = async () =>
  ((await amelia.read(`/clients/${hotel.id}`)) as { readonly balanceMinor: number }).balanceMinor;

describe('an invoice as people have reckoned it', () => {
  it.each<[string, readonly Line[], object, Figures]>([
    [
      'rounds the VAT of 23 % once, on the sum',
      [
        { unitPrice: '55.55', vatId: 'V23' },
        { unitPrice: '11.11', vatId: 'V23' },
      ],
      {},
      [6_666, 1_533, 8_199],
    ],
    [
      'takes 5 % off 789.90 as a discount of the document',
      [{ unitPrice: '789.90' }],
      { commercialDiscount: { percentage: '5' } },
      [75_040, 12_006, 87_046],
    ],
    [
      'takes 5 % off 789.90 as a discount of the line',
      [{ unitPrice: '789.90', discounts: ['5'] }],
      {},
      [75_041, 12_007, 87_048],
    ],
    [
      'takes a discount over prices with VAT, of the document',
      [
        { unitPrice: '9.90', vatId: 'V21' },
        { unitPrice: '74.90', vatId: 'V21' },
      ],
      { vatIncluded: true, commercialDiscount: { minor: 1_510 } },
      [5_760, 1_210, 6_970],
    ],
    [
      'takes a discount over prices with VAT, of the line',
      [{ unitPrice: '9.90' }, { unitPrice: '74.90', discountMinor: 1_510 }],
      { vatIncluded: true },
      [6_009, 961, 6_970],
    ],
    [
      'takes a discount that belongs to one rate from no other',
      [
        { unitPrice: '25.60', vatId: 'vat_ISE_B' },
        { unitPrice: '48.00', vatId: 'V10', discounts: ['20'] },
      ],
      {},
      [6_400, 384, 6_784],
    ],
  ])('%s', async (_, lines, more, figures) => {
    expect(await figuresOf(await issued(lines, more))).toEqual(figures);
  });

  it.each<[string, readonly Line[], object, number]>([
    ['of its line', [{ unitPrice: '144.50', discounts: ['100'] }], {}, 14_450],
    [
      'of the whole',
      [{ unitPrice: '2500.00' }, { unitPrice: '176.69' }],
      { commercialDiscount: { percentage: '100' } },
      267_669,
    ],
  ])('with a discount of 100 %% %s is nothing, and paid', async (_, lines, more, discount) => {
    const row = await rowOf(await issued(lines, more));
    expect(row).toMatchObject({ totalMinor: 0, vatMinor: 0, status: 'paid' });
    expect(row.discountMinor).toBe(discount);
  });
});

describe('a credit note', () => {
  it('of a discounted invoice in parts comes to what was charged, and to no more', async () => {
    const invoice = await issued([{ quantity: '10', unitPrice: '800.00' }], {
      commercialDiscount: { minor: 600_000 },
    });
    expect(await figuresOf(invoice)).toEqual([200_000, 32_000, 232_000]);
    const nine = await credited(invoice.id, [{ quantity: '9', unitPrice: '800.00' }]);
    expect(await figuresOf(nine)).toEqual([180_000, 28_800, 208_800]);
    const one = await credited(invoice.id, [{ quantity: '1', unitPrice: '800.00' }]);
    expect(await figuresOf(one)).toEqual([20_000, 3_200, 23_200]);
    const more = credited(invoice.id, [{ quantity: '1', unitPrice: '800.00' }]);
    await expect(more).rejects.toThrow(/document\.\w+/);
  });

  it('of a broken quantity comes to the cent of its invoice', async () => {
    const before = await balance();
    const line = { quantity: '61.5', unitPrice: '174.65' };
    const invoice = await issued([line]);
    expect(await figuresOf(invoice)).toEqual([1_074_098, 171_856, 1_245_954]);
    const note = await credited(invoice.id, [line]);
    expect(await figuresOf(note)).toEqual([1_074_098, 171_856, 1_245_954]);
    expect(await balance()).toBe(before);
  });

  it('of an invoice that an advance has paid in part leaves what it is worth, once', async () => {
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_cash', amountMinor: 4_000 }],
      isAdvance: true,
    });
    const before = await balance();
    const invoice = await issued([{ unitPrice: '100.00' }]);
    const receipts = (await amelia.read('/advances')) as readonly { readonly id: string }[];
    const allocations = [{ documentId: invoice.id, amountMinor: 4_000 }];
    await amelia.done(`/payments/${receipts[0]?.id ?? ''}/allocate`, { allocations });
    const note = await credited(invoice.id, [{ unitPrice: '100.00' }]);
    expect(await rowOf(invoice)).toMatchObject({ status: 'paid', pendingMinor: 0 });
    expect(await balance()).toBe(before);
    const open = (await amelia.read(`/clients/${hotel.id}/open-documents`)) as readonly {
      readonly id: string;
      readonly side: string;
      readonly openMinor: number;
    }[];
    expect(open.find(({ id }) => id === note.id)).toMatchObject({
      side: 'credit',
      openMinor: 4_000,
    });
    const next = await issued([{ unitPrice: '1000.00' }]);
    const use = (amountMinor: number) =>
      amelia.post(`/payments/${note.id}/allocate`, {
        allocations: [{ documentId: next.id, amountMinor }],
        isAddition: true,
      });
    expect((await use(4_000)).status).toBe(200);
    expect(await rowOf(next)).toMatchObject({ pendingMinor: 116_000 - 4_000 });
    expect((await refusal(use(1))).code).toMatch(/^payment\./);
  });
});

describe('the ages of what is owed', () => {
  it('begin on the day behind the due day, and go on by thirty', async () => {
    await amelia.done('/clients', {
      id: 'AGED',
      code: 'AGED',
      name: 'Cliente',
      paymentTermsDays: 5,
    });
    await issued([{ unitPrice: '1000.00', vatId: 'vat_ISE' }], { clientId: 'AGED' });
    const { lists, days } = {
      lists: ['notDueMinor', 'days1To30Minor', 'days31To60Minor'],
      days: ['2026-03-06', '2026-03-07', '2026-03-08', '2026-04-06', '2026-04-07'],
    };
    const found = [];
    for (const on of days) {
      const aged = (await amelia.read(`/clients/AGED/ageing?on=${on}`)) as Record<string, unknown>;
      found.push(lists.find((name) => aged[name] === 100_000));
    }
    expect(found).toEqual([
      ...['notDueMinor', 'notDueMinor', 'days1To30Minor', 'days1To30Minor', 'days31To60Minor'],
    ]);
  });
});

describe('the fiscal file of all of these', () => {
  it('has no error, and names that nothing is signed, with the discounts as they were given', async () => {
    const period = { from: '2026-03-01', to: '2026-03-31' };
    const { id } = await fiscalFileMade(amelia, { kind: 'saft-mz', ...period });
    const { text } = await amelia.get(`/fiscal/files/${id}/file`).buffer(true);
    expect(text).toContain('<SettlementAmount>');
    const checked = await amelia.file('/fiscal/check', Buffer.from(text)).type('application/xml');
    const { documents, ...found } = checked.body as FiscalCheckAnswer;
    // Nobody has asked for signatures here.
    const unsigned = [expect.objectContaining({ code: 'signature.none' })];
    expect(found).toMatchObject({ errors: 0, warnings: 1, problems: unsigned });
    expect(Object.values(documents).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12);
  });
});
