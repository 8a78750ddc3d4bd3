import type { ImportKind } from '@balcao/domain';
import { readCode, readDay, readDecimal, readIdentifier, readMoney, readText } from '../cells.js';
import { accountChoices, currencyChoices, screenWords, worded, yesOrNo } from '../field-choices.js';
import type { ImportField } from '../import-kind.js';
import { accountNamed } from './account-named.js';
import type { PlainRegister } from './plain-register.js';
import { tills } from './tills.js';

const isDefault: ImportField = {
  name: 'isDefault',
  ...yesOrNo,
  aliases: ['padrao', 'por omissao', 'predefinida', 'principal', 'preferred'],
};

const vatCodes: PlainRegister = {
  resource: 'commercial/vat',
  needs: 'vat.manage',
  noun: 'Vat',
  recordsOf: ({ vat }) => vat.codes,
  key: 'code',
  fields: [
    {
      name: 'code',
      read: readIdentifier,
      isRequired: true,
      aliases: ['cod', 'codigo do iva', 'codigo de iva', 'vat code', 'tax code', 'sigla'],
    },
    {
      name: 'name',
      read: readText,
      isRequired: true,
      aliases: ['designacao', 'descricao', 'description', 'imposto', 'tax'],
    },
    {
      name: 'rate',
      read: readDecimal,
      isRequired: true,
      aliases: ['iva', 'vat', 'percentagem', 'percentage', 'taxa de iva', 'vat rate', 'tax rate'],
    },
    {
      name: 'taxableShare',
      read: readDecimal,
      aliases: ['parte tributada', 'base tributavel', 'taxable part', 'taxable base'],
    },
    {
      name: 'exemptionReason',
      read: readText,
      aliases: ['motivo', 'motivo da isencao', 'isencao', 'reason', 'exemption', 'artigo da lei'],
    },
    {
      name: 'validFrom',
      read: readDay,
      aliases: ['desde', 'inicio', 'valido desde', 'data de inicio', 'from', 'start date'],
    },
    {
      name: 'validTo',
      read: readDay,
      aliases: ['ate', 'fim', 'valido ate', 'data de fim', 'to', 'until', 'end date'],
    },
    isDefault,
  ],
  isUsed: ({ vat, catalog }, id) =>
    vat.used.has(id) || [...catalog.articles.values()].some(({ vatId }) => vatId === id),
  // What is offered first is never archived: by now it is so only where nothing else could be.
  emptying: ({ vat }, id) =>
    vat.codes.get(id)?.isDefault === true ? { isDefault: false } : undefined,
};

const methodKinds = screenWords((texts) => texts.money.methods.kinds, {
  cash: ['dinheiro', 'caixa', 'notas'],
  card: ['pos', 'tpa', 'cartao de debito', 'cartao de credito', 'debit card', 'credit card'],
  transfer: ['transferencia', 'deposito', 'bank'],
  wallet: ['carteira', 'm-pesa', 'e-mola', 'mkesh', 'mobile money'],
  cheque: ['check'],
  other: ['outros', 'others'],
});

/** The default SAF-T code of each kind. */
const mechanismOf = new Map<unknown, string>([
  ['cash', 'NU'],
  ['card', 'CD'],
  ['transfer', 'TB'],
  ['cheque', 'CH'],
]);

const paymentMethods: PlainRegister = {
  resource: 'commercial/payment_method',
  needs: 'payments.manage',
  noun: 'PaymentMethod',
  recordsOf: ({ payments }) => payments.methods,
  key: 'name',
  keyPt: 'namePt',
  unique: ['namePt'],
  fields: [
    {
      name: 'name',
      read: readText,
      isRequired: true,
      aliases: ['designacao', 'descricao', 'description', 'metodo', 'method', 'meio de pagamento'],
    },
    { name: 'namePt', read: readText, aliases: ['portugues', 'nome pt', 'name pt'] },
    {
      name: 'kind',
      ...worded(methodKinds),
      aliases: ['natureza', 'forma', 'kind', 'forma de pagamento'],
    },
    {
      name: 'mechanism',
      read: readCode,
      aliases: ['mecanismo', 'codigo', 'code', 'saft', 'saf-t'],
    },
    {
      name: 'accountId',
      read: readText,
      aliases: ['conta', 'account', 'tesouraria', 'conta bancaria', 'bank account'],
      choices: accountChoices(),
    },
    {
      name: 'requiresReference',
      ...yesOrNo,
      aliases: ['referencia', 'reference', 'referencia obrigatoria', 'needs reference'],
    },
    isDefault,
  ],
  defaults: ({ name, kind = 'other' }) => ({
    namePt: name,
    kind,
    mechanism: mechanismOf.get(kind) ?? 'OU',
  }),
  references: { accountId: accountNamed },
};

const accountKinds = screenWords((texts) => texts.money.accounts.kinds, {
  cash: ['numerario', 'dinheiro', 'cofre', 'safe', 'till'],
  bank: ['conta bancaria', 'bank account', 'deposito a ordem', 'conta corrente'],
  wallet: ['carteira', 'm-pesa', 'e-mola', 'mkesh', 'mobile money'],
});

const treasuryAccounts: PlainRegister = {
  resource: 'commercial/treasury_account',
  needs: 'treasury.manage',
  noun: 'TreasuryAccount',
  recordsOf: ({ treasury }) => treasury.accounts,
  key: 'name',
  fields: [
    {
      name: 'name',
      read: readText,
      isRequired: true,
      aliases: ['designacao', 'descricao', 'description', 'conta', 'account', 'account name'],
    },
    {
      name: 'kind',
      ...worded(accountKinds),
      aliases: ['natureza', 'kind', 'tipo de conta', 'account type'],
    },
    {
      name: 'currency',
      read: readCode,
      aliases: ['divisa', 'moeda da conta', 'cur', 'ccy'],
      choices: currencyChoices,
    },
    {
      name: 'openingBalanceMinor',
      read: readMoney,
      aliases: ['saldo', 'balance', 'saldo de abertura', 'opening', 'abertura'],
    },
    { name: 'bank', read: readText, aliases: ['instituicao', 'nome do banco', 'bank name'] },
    {
      name: 'accountNumber',
      read: readIdentifier,
      aliases: ['numero', 'number', 'n.º', 'no', 'n.º da conta', 'numero da conta', 'account no'],
    },
    { name: 'nib', read: readCode, aliases: ['n.i.b.', 'numero de identificacao bancaria'] },
    { name: 'iban', read: readCode, aliases: ['i.b.a.n.'] },
    { name: 'swift', read: readCode, aliases: ['bic', 'swift/bic', 'bic/swift', 'codigo swift'] },
  ],
  defaults: (_values, { companies }) => ({
    kind: 'bank',
    currency: companies.company.get()?.currency,
    openingBalanceMinor: 0,
  }),
  isUsed: ({ treasury, payments, pos }, id) =>
    treasury.moved.get(id) !== undefined ||
    [...payments.methods.values()].some(({ accountId }) => accountId === id) ||
    [...pos.cashRegisters.values()].some(({ treasuryAccountId }) => treasuryAccountId === id),
  // Nothing has moved on it: what it began with is all that there is to take off.
  emptying: ({ treasury }, id) =>
    treasury.accounts.get(id)?.openingBalanceMinor === 0 ? undefined : { openingBalanceMinor: 0 },
};

/** Registers of charges, payment methods and treasury accounts. */
export const moneyRegisters = {
  vatCodes,
  paymentMethods,
  treasuryAccounts,
  cashRegisters: tills,
} as const satisfies Partial<Record<ImportKind, PlainRegister>>;
