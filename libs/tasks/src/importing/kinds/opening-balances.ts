import type { CommandOf } from '@balcao/domain';
import { readDay, readDecimal, readIdentifier } from '../cells.js';
import { worded } from '../field-choices.js';
import {
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';

const ledgers = new Map([
  ['client', ['cliente', 'client', 'customer', 'c']],
  ['supplier', ['fornecedor', 'supplier', 'f', 's']],
]);

const fields: readonly ImportField[] = [
  {
    name: 'partyId',
    read: readIdentifier,
    isRequired: true,
    aliases: ['codigo', 'code', 'cliente', 'client', 'fornecedor', 'entidade', 'nuit'],
  },
  {
    name: 'amount',
    read: readDecimal,
    isRequired: true,
    aliases: ['valor', 'amount', 'saldo', 'pendente', 'em divida', 'total'],
  },
  {
    name: 'issuedOn',
    read: readDay,
    isRequired: true,
    aliases: ['data', 'date', 'data de emissao', 'emissao'],
  },
  { name: 'dueOn', read: readDay, aliases: ['vencimento', 'data de vencimento', 'due'] },
  {
    name: 'reference',
    read: readIdentifier,
    aliases: ['documento', 'document', 'numero', 'factura', 'invoice', 'referencia'],
  },
  {
    name: 'ledger',
    ...worded(ledgers),
    aliases: ['tipo', 'type', 'conta'],
  },
];

/** An amount receivable or payable, as an opening balance document. */
function plan(values: RowValues, { books, newId }: RowContext): PlannedRow {
  const code = textIn(values, 'partyId');
  if (code === undefined) return wrong('partyId', 'field.required', { field: 'partyId' });
  const { parties } = books.parties;
  const partyId = parties.holderOf('code', code) ?? byNuit([...parties.values()], code);
  const party = partyId === undefined ? undefined : parties.get(partyId);
  const ledger = textIn(values, 'ledger') ?? (party?.isClient === false ? 'supplier' : 'client');
  const isClient = ledger === 'client';
  if (!party) return wrong('partyId', isClient ? 'client.notFound' : 'supplier.notFound');
  const unitPrice = textIn(values, 'amount');
  if (unitPrice === undefined) return wrong('amount', 'field.required', { field: 'amount' });
  const issuedOn = textIn(values, 'issuedOn');
  if (issuedOn === undefined) return wrong('issuedOn', 'field.required', { field: 'issuedOn' });
  const dueOn = textIn(values, 'dueOn') ?? issuedOn;
  const reference = textIn(values, 'reference');
  const description = reference ?? (isClient ? 'Saldo inicial' : 'Saldo inicial de fornecedor');
  const command: CommandOf<'IssueDocument'> = {
    type: 'IssueDocument',
    draftId: newId,
    documentTypeId: isClient ? 'SI' : 'SIF',
    issuedOn,
    dueOn: dueOn < issuedOn ? issuedOn : dueOn,
    ...(isClient ? { clientId: party.id } : { supplierId: party.id }),
    ...(reference !== undefined && { orderNumber: reference }),
    ...(reference !== undefined && !isClient && { supplierReference: reference }),
    lines: [{ description, quantity: '1', unitPrice, vatId: 'vat_NS' }],
  };
  const keys = reference === undefined ? [] : [`balance:${party.id}/${reference}`];
  return { command, recordId: newId, isNew: true, keys };
}

function byNuit(
  parties: readonly { readonly id: string; readonly nuit?: string }[],
  nuit: string,
): string | undefined {
  return parties.find((party) => party.nuit === nuit)?.id;
}

/** Earlier open documents, numbered by date. */
export const openingBalancesImport: ImportKindSpec = {
  resource: 'commercial/opening_balances',
  needs: 'documents.issue',
  fields,
  plan,
  orderedBy: 'issuedOn',
};
