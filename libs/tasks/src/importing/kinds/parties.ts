import {
  type CellReader,
  folded,
  readIdentifier,
  readMoney,
  readText,
  readWhole,
} from '../cells.js';
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
import { categoryChoices, countryChoices, regionChoices } from '../field-choices.js';
import { textOf } from '../table/table.js';
import { findByName } from './find-by-name.js';

/** Digits in their usual notations; anything else is left for the rules to refuse. */
const readDigits: CellReader = (cell) => readIdentifier(cell).replace(/[\s.\-()/]/g, '');

const countries = new Map([
  ['mocambique', 'MZ'],
  ['mozambique', 'MZ'],
  ['africadosul', 'ZA'],
  ['southafrica', 'ZA'],
  ['portugal', 'PT'],
  ['china', 'CN'],
  ['india', 'IN'],
]);

const readCountry: CellReader = (cell) => {
  const text = textOf(cell);
  return countries.get(folded(text)) ?? text.toUpperCase();
};

type PartyKind = 'client' | 'supplier' | 'entity';

const fieldsOf = (kind: PartyKind): readonly ImportField[] => [
  {
    name: 'code',
    read: readIdentifier,
    isRequired: true,
    aliases: ['cod', 'numero', 'number', 'no', 'id', 'codigo do cliente', 'codigo do fornecedor'],
  },
  {
    name: 'name',
    read: readText,
    isRequired: true,
    aliases: [
      ...['cliente', 'client', 'customer', 'fornecedor', 'supplier', 'razao social'],
      ...['entidade', 'entity', 'parceiro', 'partner'],
    ],
    parts: [
      ...['first name', 'last name', 'primeiro nome', 'ultimo nome'],
      ...['nome proprio', 'apelido', 'sobrenome', 'nomes'],
    ],
  },
  { name: 'nuit', read: readDigits, aliases: ['nif', 'contribuinte', 'tax id', 'vat number'] },
  { name: 'companyRegistration', read: readText, aliases: ['nuel', 'registo', 'company id'] },
  { name: 'address1', read: readText, aliases: ['morada', 'address', 'endereco', 'rua'] },
  { name: 'address2', read: readText, aliases: ['cidade', 'city', 'localidade', 'bairro'] },
  {
    name: 'country',
    read: readCountry,
    aliases: [],
    choices: countryChoices([...new Set(countries.values())]),
  },
  { name: 'contact1', read: readText, aliases: ['contacto', 'contact', 'responsavel'] },
  { name: 'contact2', read: readText, aliases: [] },
  { name: 'notes', read: readText, aliases: ['notas', 'notes', 'observacoes', 'obs'] },
  { name: 'phoneCode', read: readText, aliases: [] },
  {
    name: 'phone1',
    read: readIdentifier,
    aliases: ['telefone', 'phone', 'telemovel', 'celular', 'mobile', 'tel'],
  },
  { name: 'phone2', read: readIdentifier, aliases: [] },
  { name: 'email1', read: readText, aliases: ['email', 'correio electronico'] },
  { name: 'email2', read: readText, aliases: [] },
  {
    name: 'categoryId',
    read: readText,
    aliases: ['grupo', 'group', 'tipo'],
    choices: categoryChoices(kind),
  },
  {
    name: 'regionId',
    read: readText,
    aliases: ['provincia', 'province', 'zona', 'area'],
    choices: regionChoices,
  },
  {
    name: 'paymentTermsDays',
    read: readWhole,
    aliases: ['prazo', 'dias', 'payment terms', 'prazo de pagamento', 'condicao de pagamento'],
  },
  { name: 'creditLimitMinor', read: readMoney, aliases: ['plafond', 'limite'] },
  { name: 'debitLimitMinor', read: readMoney, aliases: [] },
];

/** Clients, suppliers or both, by code, or by NUIT without a code. */
function partiesImport(kind: PartyKind): ImportKindSpec {
  return {
    resource: 'commercial/clients',
    needs: 'parties.manage',
    references: ['categoryId'],
    fields: fieldsOf(kind),
    plan: (values, context) => plan(values, context, kind),
  };
}

function plan(values: RowValues, context: RowContext, kind: PartyKind): PlannedRow {
  const { books, updates, newId, acceptsNuitWarnings } = context;
  const code = textIn(values, 'code') ?? textIn(values, 'nuit');
  if (code === undefined) return wrong('code', 'field.required', { field: 'code' });
  const sent: Record<string, unknown> = { ...values, code };
  const category = textIn(values, 'categoryId');
  if (category !== undefined) {
    const found = findByName(books.parties.categories, category, ({ name, kind: of = 'client' }) =>
      of === kind ? [name] : [],
    );
    const id = found?.id ?? context.newCategory?.(kind, category);
    if (id === undefined) return wrong('categoryId', 'category.notSelected');
    sent['categoryId'] = id;
  }
  const region = textIn(values, 'regionId');
  if (region !== undefined) {
    const found = findByName(books.parties.regions, region, ({ name }) => [name]);
    if (!found) return wrong('regionId', 'party.regionNotFound');
    sent['regionId'] = found.id;
  }
  const is = {
    ...(kind !== 'supplier' && { isClient: true }),
    ...(kind !== 'client' && { isSupplier: true }),
  };
  const options = { acceptNuitWarning: acceptsNuitWarnings };
  const keys = [`code:${code.toUpperCase()}`];
  const known = books.parties.parties.holderOf('code', code);
  if (known !== undefined && known !== newId && updates) {
    const fields = { ...sent, ...is };
    const command = fromCells('ChangeParty', { id: known, fields, ...options });
    return { command, recordId: known, isNew: false, keys };
  }
  const fields = { isClient: false, isSupplier: false, ...is, ...sent };
  const command = fromCells('RegisterParty', { id: newId, fields, ...options });
  return { command, recordId: newId, isNew: true, keys };
}

/** Rows that create or update clients. */
export const clientsImport = partiesImport('client');
/** Rows that create or update suppliers. */
export const suppliersImport = partiesImport('supplier');
/** Rows that create or update parties that are both client and supplier. */
export const entitiesImport = partiesImport('entity');
