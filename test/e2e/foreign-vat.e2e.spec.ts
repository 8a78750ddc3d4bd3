import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPack, type PackFiles } from '@balcao/verifier';
import { packMade } from './support/packs.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const bag = (unitPrice: string, vatId: string) => ({
  articleId: rice.id,
  quantity: '1',
  unitPrice,
  vatId,
});

/** At 63.945 meticais: 35.76 dollars at 16 %, 2.30 at 5 %. */
const sale = {
  documentTypeId: 'FT',
  clientId: hotel.id,
  currency: 'USD',
  lines: [bag('30.00', 'vat_NOR'), bag('2.30', 'vat_RED'), bag('5.76', 'vat_NOR')],
};
const note = {
  documentTypeId: 'NC',
  reasonCode: 'goodsReturned',
  clientId: hotel.id,
  lines: [{ ...bag('5.76', 'vat_NOR'), origin: { line: 2 } }],
};

/** Rate, base and VAT of each row of the declaration, for one number. */
function declaredIn(files: PackFiles, number: string): readonly (readonly string[])[] {
  const name = [...files.keys()].find((each) => each.endsWith('.csv')) ?? '';
  const text = new TextDecoder().decode(files.get(name)).replace('\uFEFF', '').trimEnd();
  const [heading = [], ...rows] = text.split('\r\n').map((line) => line.split(';'));
  const cells = ['IVA (%)', 'Valor Total sem Imposto', 'Valor do Imposto'];
  return rows
    .filter((row) => row[heading.indexOf('ID Documento')] === number)
    .map((row) => cells.map((cell) => row[heading.indexOf(cell)] ?? ''));
}

describe('the VAT of a document in another currency', () => {
  let shop: Shop;
  let pack: PackFiles;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/currencies/USD/set-rate', { rate: '63.00', percentage: '1.5' });
    await amelia.done('/documents/DOLLARS/issue', sale);
    await amelia.done('/documents/BACK/issue', {
      ...note,
      originId: 'FT_2026.1',
      lines: note.lines.map((line) => ({
        ...line,
        origin: { documentId: 'FT_2026.1', ...line.origin },
      })),
    });
    pack = await packMade(amelia, { from: '2026-01-01', to: '2026-12-31', withPapers: true });
  });
  afterAll(() => shop.server.end());

  it('is declared as that of each rate’s base', () => {
    expect(declaredIn(pack, 'FT 2026/1')).toEqual([
      ['16', '2286.67', '365.87'],
      ['5', '147.07', '7.35'],
    ]);
    expect(declaredIn(pack, 'NC 2026/1')).toEqual([['16', '368.32', '58.93']]);
  });

  it('is the same in the journal, in the files and on paper', () => {
    expect(verifyPack(pack)).toMatchObject({ verdict: 'fits' });
  });

  it('is in the lines of its rate, to the last cent', async () => {
    const { amelia } = shop;
    const filter = encodeURIComponent('{"documentId":"FT_2026.1"}');
    const lines = await amelia.read(`/document-lines?filter=${filter}&sort=line`);
    expect(lines).toMatchObject([
      { baseMinor: 1_918_35, vatMinor: 306_94 },
      { baseMinor: 147_07, vatMinor: 7_35 },
      { baseMinor: 368_32, vatMinor: 58_93 },
    ]);
  });
});
