import type { Books, ImportKind } from '@balcao/domain';
import { readEach, readIdentifier, readText } from '../cells.js';
import { documentTypeChoices, screenWords, worded, wordedList, yesOrNo } from '../field-choices.js';
import type { ImportField } from '../import-kind.js';
import { findByName } from './find-by-name.js';
import { keyOf, type PlainRegister, type Reference } from './plain-register.js';

const texts = 'commercial/document_type';
const groups = screenWords((screens) => screens.resources[texts].groups, {
  sales: ['venda', 'sale', 'cliente', 'client'],
  purchases: ['compra', 'purchase', 'fornecedor', 'supplier'],
  internal: ['interno'],
});
const moves = screenWords((screens) => screens.resources[texts].stock, {
  in: ['entrada', 'entra', '+'],
  out: ['saida', 'sai', '-'],
  none: ['nao', 'no', 'nenhum', 'sem'],
});
const effects = screenWords((screens) => screens.resources[texts].effects, {
  debit: ['d'],
  credit: ['c'],
  both: ['ambos', 'd/c'],
  none: ['nao', 'no', 'sem'],
});

/** A type by its code, or by its name in either language. */
export const documentTypeOf = ({ documentTypes }: Books, text: string): string | undefined =>
  findByName(documentTypes.types, text, ({ id, name, namePt }) => [id, namePt, name])?.id;

const documentTypes: PlainRegister = {
  resource: 'commercial/document_type',
  needs: 'documentTypes.manage',
  noun: 'DocumentType',
  recordsOf: (books) => books.documentTypes.types,
  key: 'id',
  unique: ['prefix'],
  fields: [
    {
      name: 'id',
      read: readIdentifier,
      isRequired: true,
      aliases: ['cod', 'code', 'sigla', 'codigo do tipo', 'type code', 'tipo', 'type'],
    },
    {
      name: 'name',
      read: readText,
      isRequired: true,
      aliases: ['designacao', 'descricao', 'description', 'nome', 'ingles', 'name in english'],
    },
    { name: 'namePt', read: readText, aliases: ['portugues', 'nome pt', 'name pt'] },
    { name: 'prefix', read: readText, aliases: ['prefixo da serie', 'series prefix'] },
    { name: 'group', ...worded(groups), isRequired: true, aliases: ['area', 'modulo', 'module'] },
    {
      name: 'movesStock',
      ...worded(moves),
      aliases: ['movimento de stock', 'stock move', 'moves stock', 'movimenta stock'],
    },
    {
      name: 'accountEffect',
      ...worded(effects),
      aliases: ['conta corrente', 'efeito na conta', 'account', 'account effect'],
    },
    {
      name: 'requiresPayment',
      ...yesOrNo,
      aliases: ['pagamento', 'payment', 'paga na hora', 'paid at once'],
    },
    {
      name: 'requiresOrigin',
      ...yesOrNo,
      aliases: ['exige origem', 'origem', 'rectifica', 'retifica', 'origin', 'corrects'],
    },
    { name: 'isOrder', ...yesOrNo, aliases: ['encomenda', 'order'] },
    {
      name: 'allowedTypes',
      read: readEach(readText),
      aliases: ['converte em', 'convertido em', 'tipos seguintes', 'converts into'],
      choices: documentTypeChoices,
    },
  ],
  defaults: ({ id, name }) => ({
    namePt: name,
    prefix: typeof id === 'string' ? id.toUpperCase() : undefined,
    movesStock: 'none',
    accountEffect: 'none',
    requiresPayment: false,
  }),
  references: {
    allowedTypes: {
      // What nobody knows is named by the rule, which lets a type name itself.
      find: (text, { books, earlier }) =>
        documentTypeOf(books, text) ?? earlier(keyOf('id', text)) ?? text.toUpperCase(),
      missing: 'document.typeNotLoaded',
    },
  },
  isUsed: ({ series, printModels }, id) =>
    [...series.series.values()].some(({ typeId }) => typeId === id) ||
    [...printModels.models.values()].some(({ typeIds }) => typeIds.includes(id)),
};

const models = 'commercial/print_model';
const papers = screenWords((screens) => screens.resources[models].papers, {
  thermal80: ['termico', 'talao', '80 mm', '80mm', 'thermal', 'receipt', 'roll'],
});
const languages = screenWords((screens) => screens.resources[models].languages);
const copies = screenWords((screens) => screens.resources[models].copyNames);
const columns = screenWords((screens) => screens.resources[models].columnNames);
const facts = screenWords((screens) => screens.resources[models].factNames);
const parts = screenWords((screens) => screens.resources[models].partNames);

const seriesNamed: Reference = {
  find: (text, { books }) => seriesOf(books, text),
  missing: 'printModel.noSeries',
};

/** As printed, `FT 2026`, or by id. */
function seriesOf({ series }: Books, text: string): string | undefined {
  const wanted = text.replaceAll('_', ' ').toUpperCase();
  for (const { id, prefix, code } of series.series.values()) {
    if ([`${prefix} ${code}`, id.replace('_', ' ')].some((name) => name.toUpperCase() === wanted)) {
      return id;
    }
  }
  return undefined;
}

/** A till by its code or its name. */
export const tillNamed: Reference = {
  find: (text, { books }) =>
    findByName(books.pos.cashRegisters, text, ({ code, name }) => [code, name])?.id,
  missing: 'pos.cashRegisterNotSelected',
};

const printModelFields: readonly ImportField[] = [
  {
    name: 'name',
    read: readText,
    isRequired: true,
    aliases: ['designacao', 'descricao', 'description', 'modelo', 'model', 'template'],
  },
  {
    name: 'paperSize',
    ...worded(papers),
    aliases: ['papel', 'paper', 'formato', 'format', 'tamanho', 'size'],
  },
  { name: 'language', ...worded(languages), aliases: ['lingua', 'idioma do papel', 'lang'] },
  {
    name: 'typeIds',
    read: readEach(readText),
    isRequired: true,
    aliases: ['tipos', 'types', 'documentos', 'documents', 'tipo de documento', 'document type'],
    choices: documentTypeChoices,
  },
  { name: 'copies', ...wordedList(copies), aliases: ['copias', 'vias', 'copies'] },
  { name: 'header', read: readText, aliases: ['topo', 'texto do cabecalho', 'header text', 'top'] },
  { name: 'body', read: readText, aliases: ['texto do corpo', 'body text', 'texto'] },
  {
    name: 'footer',
    read: readText,
    aliases: ['fundo', 'texto do rodape', 'footer text', 'bottom'],
  },
  { name: 'columns', ...wordedList(columns), aliases: ['colunas', 'columns'] },
  { name: 'facts', ...wordedList(facts), aliases: ['dados', 'facts'] },
  { name: 'parts', ...wordedList(parts), aliases: ['blocos', 'parts', 'blocks'] },
  { name: 'seriesIds', read: readEach(readText), aliases: ['series', 'serie'] },
  { name: 'cashRegisterIds', read: readEach(readText), aliases: ['caixas', 'tills', 'caixa'] },
  { name: 'isDefault', ...yesOrNo, aliases: ['padrao', 'por omissao', 'principal', 'preferred'] },
];

const printModels: PlainRegister = {
  resource: models,
  needs: 'printModels.manage',
  noun: 'PrintModel',
  recordsOf: (books) => books.printModels.models,
  key: 'name',
  fields: printModelFields,
  // As a new one begins on its screen.
  defaults: () => ({ paperSize: 'A4', language: 'pt', copies: ['original', 'duplicate'] }),
  references: {
    typeIds: {
      find: (text, { books }) => documentTypeOf(books, text),
      missing: 'document.typeNotLoaded',
    },
    seriesIds: seriesNamed,
    cashRegisterIds: tillNamed,
  },
};

/** Registers of document types and layouts. */
export const paperRegisters = {
  documentTypes,
  printModels,
} as const satisfies Partial<Record<ImportKind, PlainRegister>>;
