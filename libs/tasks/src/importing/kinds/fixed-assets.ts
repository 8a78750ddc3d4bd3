import { readCode, readDay, readDecimal, readIdentifier, readMoney, readText } from '../cells.js';
import {
  fromCells,
  textIn,
  wrong,
  type FieldChoices,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';
import { findByName } from './find-by-name.js';
import { keyOf } from './plain-register.js';

const classChoices: FieldChoices = ({ accounting }) =>
  [...accounting.assetClasses.values()].flatMap(({ code, name, isArchived }) =>
    isArchived ? [] : [{ value: code, label: `${code} · ${name}` }],
  );

// cspell:ignore bem
const fields: readonly ImportField[] = [
  {
    name: 'code',
    read: readIdentifier,
    isRequired: true,
    aliases: ['codigo', 'numero', 'n.º', 'ficha', 'number', 'asset'],
  },
  {
    name: 'name',
    read: readText,
    isRequired: true,
    aliases: ['nome', 'descricao', 'designacao', 'bem', 'description'],
  },
  {
    name: 'classId',
    read: readText,
    isRequired: true,
    aliases: ['classe', 'categoria', 'tipo', 'category', 'type'],
    choices: classChoices,
  },
  {
    name: 'acquiredOn',
    read: readDay,
    isRequired: true,
    aliases: ['data de aquisicao', 'aquisicao', 'data', 'date', 'purchase date'],
  },
  {
    name: 'costMinor',
    read: readMoney,
    isRequired: true,
    aliases: ['custo', 'valor de aquisicao', 'custo de aquisicao', 'cost', 'valor'],
  },
  {
    name: 'beforeMinor',
    read: readMoney,
    aliases: [
      ...['amortizacoes acumuladas', 'amortizacao acumulada', 'depreciacoes acumuladas'],
      ...['accumulated depreciation', 'depreciated'],
    ],
  },
  {
    name: 'depreciatesFrom',
    read: readDay,
    aliases: ['amortizado desde', 'inicio de utilizacao', 'depreciates from'],
  },
  { name: 'rate', read: readDecimal, aliases: ['taxa', 'taxa anual', 'rate'] },
  {
    name: 'againstAccountId',
    read: readCode,
    aliases: ['conta', 'contrapartida', 'account'],
  },
  { name: 'on', read: readDay, aliases: ['data do lancamento', 'entry date'] },
  { name: 'reference', read: readIdentifier, aliases: ['documento', 'factura', 'invoice'] },
  { name: 'location', read: readText, aliases: ['localizacao', 'local', 'place'] },
];

/** An asset that the company has, with what was depreciated of it in other books. */
function plan(values: RowValues, { books, newId }: RowContext): PlannedRow {
  const { assetClasses, ledgerAccounts } = books.accounting;
  const { againstAccountId: _account, ...read } = values;
  const className = textIn(values, 'classId') ?? '';
  const found = findByName(assetClasses, className, ({ code, name }) => [code, name]);
  if (found === undefined) return wrong('classId', 'asset.classNotFound');
  const code = textIn(values, 'againstAccountId');
  const againstAccountId = code === undefined ? undefined : ledgerAccounts.holderOf('code', code);
  if (code !== undefined && againstAccountId === undefined) {
    return wrong('againstAccountId', 'accounting.accountNotFound', { code });
  }
  const against = againstAccountId === undefined ? {} : { againstAccountId };
  return {
    command: fromCells('RecordFixedAsset', { ...read, id: newId, classId: found.id, ...against }),
    recordId: newId,
    isNew: true,
    keys: [keyOf('code', textIn(values, 'code') ?? '')],
  };
}

/** The register of fixed assets, one in each row. */
export const fixedAssetsImport: ImportKindSpec = {
  resource: 'commercial/fixed_assets',
  needs: 'accounting.post',
  fields,
  plan,
};
