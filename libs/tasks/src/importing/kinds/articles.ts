import { effectiveRate, type Books, type RegisterRecord, type VatFields } from '@balcao/domain';
import { compareDecimals, isRate, rate } from '@balcao/pricing';
import { readDecimal, readIdentifier, readList, readText } from '../cells.js';
import { categoryChoices, unitChoices, vatChoices, worded, yesOrNo } from '../field-choices.js';
import {
  fromCells,
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';
import { findByName } from './find-by-name.js';

const kinds = new Map([
  ['article', ['artigo', 'article', 'produto', 'product', 'mercadoria', 'a', 'p', 'm']],
  ['service', ['serviço', 'service', 's']],
]);

const fields: readonly ImportField[] = [
  {
    name: 'code',
    read: readIdentifier,
    isRequired: true,
    aliases: ['cod', 'ref', 'referencia', 'reference', 'sku', 'codigo do artigo', 'item'],
  },
  {
    name: 'name',
    read: readText,
    isRequired: true,
    aliases: ['descricao', 'description', 'designacao', 'artigo', 'produto', 'product'],
  },
  { name: 'kind', ...worded(kinds), aliases: ['type', 'natureza'] },
  {
    name: 'unit',
    read: readText,
    aliases: ['un', 'unid', 'uom', 'unidade de medida'],
    choices: unitChoices,
  },
  { name: 'barcodes', read: readList, aliases: ['barcode', 'codigo de barras', 'ean', 'ean13'] },
  {
    name: 'categoryId',
    read: readText,
    aliases: ['familia', 'grupo', 'family', 'group'],
    choices: categoryChoices('article'),
  },
  {
    name: 'vatId',
    read: readText,
    aliases: ['iva', 'vat', 'taxa', 'taxa de iva', 'tax'],
    choices: vatChoices,
  },
  {
    name: 'purchasePrice',
    read: readDecimal,
    aliases: ['custo', 'cost', 'preco de custo', 'preco compra'],
  },
  {
    name: 'salePrice',
    read: readDecimal,
    aliases: ['preco', 'price', 'preco sem iva', 'preco venda', 'preco de venda sem iva'],
  },
  {
    name: 'salePriceWithVat',
    read: readDecimal,
    aliases: [
      ...['preco com iva', 'preco venda com iva', 'preco de venda com iva', 'preco final'],
      // The price to the public has the VAT in it.
      ...['pvp', 'pvp com iva', 'preco ao publico', 'retail price', 'price incl vat'],
    ],
  },
  { name: 'minimumStock', read: readDecimal, aliases: ['stock min', 'min'] },
  { name: 'maximumStock', read: readDecimal, aliases: ['stock max', 'max'] },
  {
    name: 'isSoldByWeight',
    ...yesOrNo,
    aliases: ['peso', 'a peso', 'by weight', 'weighed', 'pesado'],
  },
  {
    name: 'movesStock',
    ...yesOrNo,
    aliases: ['stock', 'movimenta stock'],
  },
  {
    name: 'isBatchManaged',
    ...yesOrNo,
    aliases: ['lotes', 'batches'],
  },
];

function plan(values: RowValues, context: RowContext): PlannedRow {
  const { books, updates, newId } = context;
  const code = textIn(values, 'code');
  if (code === undefined) return wrong('code', 'field.required', { field: 'code' });
  const sent: Record<string, unknown> = { ...values };
  const { vatId: vatText, categoryId: category } = values;
  if (typeof vatText === 'string') {
    const vat = vatOf(books, vatText);
    if (vat === undefined) return wrong('vatId', 'catalog.vatNotFound');
    sent['vatId'] = vat.id;
  }
  if (typeof category === 'string') {
    const found = findByName(books.catalog.categories, category, ({ name }) => [name]);
    const id = found?.id ?? context.newCategory?.('article', category);
    if (id === undefined) return wrong('categoryId', 'category.notSelected');
    sent['categoryId'] = id;
  }
  const keys = [`code:${code.toUpperCase()}`, ...barcodesOf(values)];
  const known = books.catalog.articles.holderOf('code', code);
  if (known !== undefined && known !== newId && updates) {
    const command = fromCells('ChangeArticle', { id: known, fields: sent });
    return { command, recordId: known, isNew: false, keys };
  }
  const fields = { ...defaults(books, values), ...sent };
  const command = fromCells('RegisterArticle', { id: newId, fields });
  return { command, recordId: newId, isNew: true, keys };
}

const barcodesOf = ({ barcodes }: RowValues): readonly string[] =>
  Array.isArray(barcodes) ? barcodes.map((barcode) => `barcode:${barcode}`) : [];

function defaults(books: Books, { kind = 'article' }: RowValues) {
  const vat = [...books.vat.codes.values()].find(({ isDefault }) => isDefault);
  return {
    kind,
    unit: 'un',
    barcodes: [],
    movesStock: kind === 'article',
    ...(vat && { vatId: vat.id }),
  };
}

/** By code, name, or a rate that only one active code has. */
function vatOf(books: Books, text: string): RegisterRecord<VatFields> | undefined {
  const codes = books.vat.codes;
  const named = findByName(codes, text, ({ code, name }) => [code, name]);
  if (named) return named;
  const percentage = text.replace('%', '').replace(',', '.').trim();
  if (!isRate(percentage)) return undefined;
  const wanted = rate(percentage);
  const fitting = [...codes.values()].filter(
    (vat) =>
      !vat.isArchived &&
      vat.validTo === undefined &&
      compareDecimals(effectiveRate(vat), wanted) === 0,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Articles and services by their code. */
export const articlesImport: ImportKindSpec = {
  resource: 'commercial/articles',
  needs: 'catalog.manage',
  references: ['categoryId'],
  fields,
  plan,
};
