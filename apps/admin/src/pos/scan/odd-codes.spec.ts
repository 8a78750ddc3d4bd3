// cspell:ignore àéèç
import { describe, expect, it } from '@jest/globals';
import type { ArticleRow } from '@balcao/contracts';
import { scaleBarcodePresets } from '@balcao/domain';
import { quantity } from '@balcao/pricing';
import { isSame } from '../../documents/editor/article-search.js';
import { scannedGoods } from '../../documents/editor/scanned-goods.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { codedAmount } from './coded-amount.js';
import { codesOf, readTypedCode } from './typed-code.js';

const article = (id: string, barcode: string, more: Partial<ArticleRow> = {}): ArticleRow => ({
  id,
  name: id,
  code: id,
  kind: 'article',
  unit: 'un',
  barcodes: [barcode],
  salePrice: '10',
  vatId: 'NOR',
  movesStock: true,
  isArchived: false,
  revision: 1,
  ...more,
});
const articles = [
  article('fish', '07032069804988', { isBatchManaged: true }),
  article('soap', '5601234567892'),
  article('cola', '036000291452'),
  article('crate', '10036000291459'),
  article('gum', '012345000065'),
  article('pen', '96385074'),
  article('bolt', 'QC-157'),
  article('cheese', '95012345678903', { unit: 'kg', isSoldByWeight: true }),
  article('12345', '', { unit: 'kg', isSoldByWeight: true }),
];
const catalogue = new Catalogue();
catalogue.put(articles);

/** What the till does with a code: article and quantity, batch and day, or nothing. */
function sold(scanned: string): string {
  const { code, quantity: times } = readTypedCode(scanned);
  const goods = codesOf(code, scaleBarcodePresets, 2026);
  const found = catalogue.coded(goods);
  if (found === undefined) return 'unknown';
  const amount = codedAmount(found, goods, times, (minor) => quantity(`${minor / 1_000}`));
  const much = amount.kind === 'adding' ? (amount.adding.quantity ?? '') : amount.kind;
  const price = amount.kind === 'adding' && amount.adding.label ? `=${goods.labelMinor}` : '';
  const { batch = '', expiresOn = '' } = goods;
  return [found.id, `${much}${price}`, batch, expiresOn].filter(Boolean).join(' ');
}

/** The article of a line of a purchase, or of a count. */
const bought = (scanned: string): string =>
  articles.find((each) => isSame(each, scanned))?.id ?? 'unknown';

const gs = '\u001d';
const fish = '0107032069804988';

describe('an odd code', () => {
  it.each<[string, string, string]>([
    ['without a separator at its end', `${fish}100329`, 'fish 1 0329'],
    ['with a day and a batch', `${fish}1526052610A`, 'fish 1 A 2026-05-26'],
    ['with the last day of a month', `${fish}17260500`, 'fish 1 2026-05-31'],
    ['with no day where there is room for one', `${fish}17000000` + '10A', 'fish 1 A'],
    ['with a day that there is not', `${fish}17260230`, 'unknown'],
    ['with the batch first', `10AB${gs}${fish}`, 'fish 1 AB'],
    ['with a serial number first', `21S1${gs}${fish}`, 'fish 1'],
    ['with two separators', `${fish}${gs}${gs}10AB`, 'fish 1 AB'],
    ['with the sign of bars', `]C1${fish}10AB`, 'fish 1 AB'],
    ['with the sign of bars in small letters', `]c1${fish}10AB`, 'fish 1 AB'],
    ['with the sign of a square', `]d2${fish}10AB`, 'fish 1 AB'],
    ['with the sign and a separator', `]d2${gs}${fish}10AB`, 'fish 1 AB'],
    ['with ^ for the separator', `${fish}10AB^17260526`, 'fish 1 AB 2026-05-26'],
    ['with | for the separator', `|${fish}10AB|17260526`, 'fish 1 AB 2026-05-26'],
    ['with <GS> for the separator', `${fish}10AB<GS>17260526`, 'fish 1 AB 2026-05-26'],
    ['with {GS} for the separator', `${fish}10AB{GS}17260526`, 'fish 1 AB 2026-05-26'],
    ['with the separator of records', `${fish}10AB\u001e17260526`, 'fish 1 AB 2026-05-26'],
    ['with brackets', '(01)07032069804988(17)260526(10)AB', 'fish 1 AB 2026-05-26'],
    ['with brackets and blanks', '(01) 07032069804988 (10) AB', 'fish 1 AB'],
    [
      'of a link with its batch and day',
      'https://id.gs1.org/01/07032069804988/10/AB?17=260526&linkType=all',
      'fish 1 AB 2026-05-26',
    ],
    ['of a link to a shop of its own', 'http://loja.co.mz/p/01/7032069804988', 'fish 1'],
    ['of a link with a wrong check digit', 'https://id.gs1.org/01/07032069804989', 'unknown'],
    ['of a link to something else', 'https://loja.co.mz/01/2026', 'unknown'],
    ['of a case by what is in it', '02070320698049883724', 'fish 24'],
    ['of a case with its batch', `0207032069804988372${gs}10AB`, 'fish 2 AB'],
    ['of some pieces', `${fish}3012`, 'fish 12'],
    ['of some pieces, three times', `3*${fish}3012`, 'fish 36'],
    ['with a serial number', `${fish}21S1`, 'fish 1'],
    ['of a pallet, which is no article', '00370320698049880012', 'unknown'],
    ['cut off within a day', `${fish}172605`, 'unknown'],
    ['cut off within its number', '010703206980498', 'unknown'],
    ['with a wrong check digit inside', '010703206980498910AB', 'unknown'],
    ['with a batch that is too long', `${fish}10${'A'.repeat(21)}`, 'unknown'],
    ['with three decimals of weight', '01950123456789033103001500', 'cheese 1.5'],
    ['with two decimals of weight', '01950123456789033102000150', 'cheese 1.5'],
    ['with whole kilograms', '01950123456789033100000002', 'cheese 2'],
    ['with a digit too much in its weight', '019501234567890331030015001', 'unknown'],
    ['with a price and no weight', '019501234567890339222550', 'cheese 2.55=2550'],
    ['with neither', '0195012345678903', 'cheese weighed'],
    ['of EAN-13', '5601234567892', 'soap 1'],
    ['of EAN-13 with its sign', ']E05601234567892', 'soap 1'],
    ['of EAN-13 with CR and LF', '5601234567892\r\n', 'soap 1'],
    ['of EAN-13 with a tab', '5601234567892\t', 'soap 1'],
    ['of EAN-13 with blanks', '  5601234567892 ', 'soap 1'],
    ['of EAN-13 with a wrong check digit', '5601234567893', 'unknown'],
    ['of EAN-13, twice in one', '56012345678925601234567892', 'unknown'],
    ['of EAN-13 with its first digit lost', '601234567892', 'unknown'],
    ['of EAN-13 on French keys', '(-à&é"\'(-è_çé', 'soap 1'],
    ['of EAN-13 on Belgian keys', '(§à&é"\'(§è!çé', 'soap 1'],
    ['of UPC-A', '036000291452', 'cola 1'],
    ['of UPC-A as EAN-13', '0036000291452', 'cola 1'],
    ['of UPC-A in fourteen digits', '00036000291452', 'cola 1'],
    ['of a case of fourteen digits', '10036000291459', 'crate 1'],
    ['of UPC-E', '01234565', 'gum 1'],
    ['of UPC-E with its sign', ']E401234565', 'gum 1'],
    ['of EAN-8', '96385074', 'pen 1'],
    ['of EAN-8 filled up', '0000096385074', 'pen 1'],
    ['in small letters', 'qc-157', 'bolt 1'],
    ['with the key beside', "QC'157", 'unknown'],
    ['of a label with a weight', '2112345015002', '12345 1.5'],
    ['of a label with a wrong digit', '2112345015003', 'unknown'],
    ['of a label of nothing', '2112345000008', '12345 wrong'],
  ])('%s is sold as it says', (_what, code, expected) => {
    expect(sold(code)).toBe(expected);
    const [id = ''] = expected.split(' ');
    // Documents and counts know no labels of scales, and no quantity before a code.
    if (!/^21|\*/.test(code)) expect(bought(code)).toBe(id);
  });

  it('brings its batch and day to the line of a purchase', () => {
    for (const separator of [gs, '^', '<GS>']) {
      expect(scannedGoods(`${fish}10AB${separator}17290526`)).toMatchObject({
        batchName: 'AB',
        batchExpiresOn: '2029-05-26',
      });
    }
  });
});
