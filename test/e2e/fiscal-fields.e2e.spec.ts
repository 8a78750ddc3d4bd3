import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mozambique, writeSaft } from '@balcao/fiscal';
import { cornerShop } from '@balcao/fiscal/testing';
import { sealedOnly, verifyPack, type PackFiles } from '@balcao/verifier';
import { fileNamed, put, textOf, type Files } from './support/forging.js';
import { packMade } from './support/packs.js';
import { RandomTrade } from './support/random-trade.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const year = { from: '2026-01-01', to: '2026-12-31', withPapers: false };
const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  nuit: '400005834',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
};
const [sacks] = twoSacks.lines;
const carried = { description: 'Transporte', quantity: '1', unitPrice: '75', vatId: 'vat_NOR' };
/** Three rates, a charge, a discount of the line and one of the whole. */
const mixed = {
  ...twoSacks,
  lines: [
    { ...sacks, quantity: '0.333', discounts: ['5'] },
    { description: 'Explicações', quantity: '3', unitPrice: '99.99', vatId: 'vat_RED' },
    { description: 'Pão', quantity: '4', unitPrice: '35.50', vatId: 'vat_ISE_B' },
    { ...carried, charge: 'freight' },
  ],
  commercialDiscount: { percentage: '10' },
  withholdingRateId: 'withholding_irpc_nr',
};
const taken = { ...sacks, quantity: '1', origin: { documentId: 'FT_2026.1', line: 0 } };
const settled = { documentId: 'FT_2026.2' };

/** A month with each kind of document, receipt and purchase. */
const month: readonly (readonly [path: string, body: object])[] = [
  ['/suppliers', north],
  ['/payments/withholding-rates', {}],
  ['/currencies/USD/set-rate', { rate: '63.00', percentage: '1.5' }],
  ['/companies/current/settings', { financialDiscountMode: 'atPaymentWithoutVat' }],
  ['/documents/D1/issue', twoSacks],
  ['/documents/D2/issue', mixed],
  [
    '/documents/D3/issue',
    { ...twoSacks, currency: 'USD', commercialDiscount: { percentage: '3' } },
  ],
  ['/documents/D4/issue', { ...twoSacks, documentTypeId: 'VD' }],
  [
    '/documents/D5/issue',
    {
      ...twoSacks,
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'FT_2026.1',
      lines: [taken],
    },
  ],
  ['/documents/D6/issue', twoSacks],
  ['/documents/FT_2026.4/cancel', { reason: 'Erro' }],
  ['/documents/D7/issue', { ...twoSacks, documentTypeId: 'CT' }],
  ['/documents/D8/issue', { ...twoSacks, documentTypeId: 'GR' }],
  [
    '/documents/D9/issue',
    { documentTypeId: 'FTF', supplierId: 'NORTH', supplierReference: 'A 1', lines: [sacks] },
  ],
  [
    '/payments',
    {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_cash', amountMinor: 10_000 }],
      allocations: [{ ...settled, amountMinor: 10_000 }],
      withholdings: [{ ...settled, amountMinor: 500 }],
      discounts: [{ ...settled, amountMinor: 840, reason: 'Pronto pagamento' }],
    },
  ],
];

interface Leaf {
  readonly path: string;
  readonly at: number;
  readonly text: string;
}

/** The texts of a file by their paths, each path once. */
function leavesIn(xml: string): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const open: string[] = [];
  for (const tag of xml.matchAll(/<(\/?)([A-Za-z]\w*)[^>]*>([^<]*)(?=(<\/)?)/g)) {
    const [all, end, name = '', text = '', closes] = tag;
    if (end === '/') {
      open.pop();
      continue;
    }
    open.push(name);
    const path = open.slice(1).join('/');
    const at = tag.index + all.length - text.length;
    if (closes !== undefined && !leaves.has(path)) leaves.set(path, { path, at, text });
  }
  return leaves;
}

/** What proves a field by the digest of the whole file only. */
const isSealedOnly = (path: string): boolean => {
  const [, kind = '', rest = ''] = /(Header|Customer|Supplier|Product)\/(.*)/.exec(path) ?? [];
  return Object.entries(sealedOnly).some(([of, paths]) => of === kind && paths.test(rest));
};

describe('the fields of a pack’s fiscal files', () => {
  let shop: Shop;
  let pack: PackFiles;
  let xml: string;
  let leaves: ReadonlyMap<string, Leaf>;

  beforeAll(async () => {
    shop = await openStockedShop();
    for (const [path, body] of month) await shop.amelia.done(path, body);
    pack = await packMade(shop.amelia, year);
    xml = textOf(pack, fileNamed(pack, '.xml'));
    leaves = leavesIn(xml);
  });
  afterAll(() => shop.server.end());

  const findings = (files: PackFiles, check: string) =>
    verifyPack(files).checks.find((one) => one.check === check)?.findings ?? [];

  const withXml = (text: string): Files => {
    const files: Files = new Map(pack);
    put(files, fileNamed(pack, '.xml'), text);
    return files;
  };

  it('fit, as they were made', () => {
    expect(verifyPack(pack).checks.flatMap((one) => one.findings)).toEqual([]);
  });

  it('are each compared with the events, or proved by the digest of the file only', () => {
    const unnoticed = [...leaves.values()].filter(({ at, text }) => {
      const altered = `${xml.slice(0, at)}${text === '7' ? '8' : '7'}${xml.slice(at + text.length)}`;
      return findings(withXml(altered), 'saft').length === 0;
    });
    expect(unnoticed.map(({ path }) => path).filter((path) => !isSealedOnly(path))).toEqual([]);
    expect(unnoticed.length).toBeGreaterThan(0);
    expect([...leaves.keys()].length).toBeGreaterThan(150);
  });

  it('are no more than the events explain, whatever else a file may have', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of writeSaft(cornerShop('MZ'), mozambique())) pieces.push(piece);
    const written = leavesIn(Buffer.concat(pieces).toString());
    const others = [...written.keys()].filter((path) => !leaves.has(path) && !isSealedOnly(path));
    expect(others.length).toBeGreaterThan(5);
    const unnoticed = others.filter((path) => {
      const names = path.split('/');
      const record = names.findIndex((_, at) => !isIn(xml, names.slice(0, at + 1)));
      const parent = `<${names[record - 1]}>`;
      const place = xml.indexOf(parent) + parent.length;
      const added = names
        .slice(record)
        .reduceRight((inner, name) => `<${name}>${inner}</${name}>`, '7');
      return findings(withXml(xml.slice(0, place) + added + xml.slice(place)), 'saft').length === 0;
    });
    expect(unnoticed).toEqual([]);
  });

  const isIn = (text: string, names: readonly string[]): boolean =>
    [...leavesIn(text).keys()].some((path) => path.startsWith(names.join('/')));

  it('are each compared with the events in every column of the declaration', () => {
    const name = fileNamed(pack, '.csv');
    const [head = '', ...rows] = textOf(pack, name).split('\r\n');
    const unnoticed = head.split(';').filter((_heading, column) => {
      const files: Files = new Map(pack);
      const [row = '', ...others] = rows;
      const cells = row.split(';').map((cell, at) => (at === column ? `${cell}7` : cell));
      put(files, name, [head, cells.join(';'), ...others].join('\r\n'));
      return findings(files, 'declaration').length === 0;
    });
    expect(head.split(';')).toHaveLength(30);
    expect(unnoticed).toEqual([]);
  });
});

describe('the fiscal files of a random trade', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openStockedShop();
  });
  afterEach(() => shop.server.end());

  it.each([1, 2, 3])('fit the events, field by field (%d)', async (seed) => {
    const { server, amelia } = shop;
    const trade = new RandomTrade(seed);
    let from = 0;
    for (let at = 0; at < 60; at += 1) {
      const { path, body } = trade.next(at);
      await amelia.post(path, body);
      const events = await server.events(`journal-${amelia.company}`);
      for (const { type, data } of events.slice(from)) {
        trade.hear(type, String((data as { readonly id?: string }).id));
      }
      from = events.length;
    }
    const pack = await packMade(amelia, year);
    expect(verifyPack(pack).checks.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
