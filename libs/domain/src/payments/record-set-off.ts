import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf, todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import {
  checkIssueDay,
  findSeries,
  partySnapshot,
  readIssueDay,
  supplierSnapshot,
  usedMinorOf,
} from '../documents/index.js';
import type { Writable } from '../kernel/index.js';
import type { PartyFields } from '../parties/index.js';
import { Problems, assert, refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import { documentIdOf } from '../threads/index.js';
import { paymentNote } from './change-note.js';
import type { RecordSetOff } from './payments.commands.js';
import type { Allocation, PaymentRecordedData } from './payments.events.js';
import { readAllocations } from './read-allocations.js';
import { Settling } from './settlements.js';

/**
 * A set-off: what a party owes as a client is settled with what it is owed as
 * a supplier. One numbered paper, equal amounts on both accounts, and no money on any treasury.
 */
export const recordSetOff: Decide<RecordSetOff> = (books, command, context) => {
  const company = companyOf(books);
  const type = setOffType(books, command.documentTypeId);
  const today = todayIn(books, context);
  const issuedOn = readIssueDay(command.issuedOn, today);
  const series = findSeries(books, type, command.seriesId, issuedOn);
  const problems = new Problems();
  checkIssueDay(books, series, issuedOn, today, problems);
  const party = readParty(books, command.partyId, problems);
  const note = paymentNote.read(command.note, 'note', problems);
  problems.refuseIfAny();
  assert(party !== undefined, 'a set-off without problems has a party');

  const { sales, purchases, amountMinor } = readHalves(books, party.id, command, problems);
  const number = books.documents.lastRevisions.length(series.id) + 1;
  const data: Writable<PaymentRecordedData> = {
    id: documentIdOf(series.id, number),
    typeId: type.id,
    seriesId: series.id,
    number,
    reference: `${series.prefix} ${series.code}/${number}`,
    year: series.year,
    issuedOn,
    ledger: 'client',
    currency: company.currency,
    supplier: supplierSnapshot(company),
    partyId: party.id,
    party: partySnapshot(party),
    rows: [],
    allocations: sales,
    adjustments: [],
    paidMinor: amountMinor,
    advanceMinor: 0,
    account: { debitMinor: 0, creditMinor: amountMinor },
    entries: [],
    setOff: {
      ledger: 'supplier',
      allocations: purchases,
      account: { debitMinor: amountMinor, creditMinor: 0 },
    },
  };
  if (note !== undefined) data.note = note;
  return [{ type: 'PaymentRecorded', data }];
};

type DocumentType = RegisterRecord<DocumentTypeFields>;
type Party = RegisterRecord<PartyFields>;

const isSetOffType = ({ isArchived, requiresPayment, accountEffect }: DocumentType): boolean =>
  !isArchived && requiresPayment && accountEffect === 'none';

/** The type that was named, or the company's first, if it is one of set-offs. */
function setOffType(books: Books, typeId: string | undefined): DocumentType {
  const { types } = books.documentTypes;
  const type = typeId === undefined ? [...types.values()].find(isSetOffType) : types.get(typeId);
  if (!type || type.isArchived) {
    return refuse('document.typeNotLoaded', undefined, 'documentTypeId');
  }
  if (!isSetOffType(type)) {
    refuse('payment.typeNotSetOff', { type: type.name }, 'documentTypeId');
  }
  return type;
}

function readParty(books: Books, id = '', problems: Problems): Party | undefined {
  const party = books.parties.parties.get(id);
  if (!party) problems.add('partyId', 'client.notSelected');
  else if (!party.isClient || !party.isSupplier) {
    problems.add('partyId', 'payment.setOffParty', { party: party.name });
  }
  return party;
}

interface Halves {
  readonly sales: readonly Allocation[];
  readonly purchases: readonly Allocation[];
  /** What each of them settles. */
  readonly amountMinor: number;
}

function readHalves(
  books: Books,
  partyId: string,
  command: RecordSetOff,
  problems: Problems,
): Halves {
  const client = new Settling(books, { partyId, ledger: 'client', side: 'credit' }, problems);
  const supplier = new Settling(books, { partyId, ledger: 'supplier', side: 'debit' }, problems);
  if (command.isAutomatic === true) {
    const all = Number.MAX_SAFE_INTEGER;
    const amountMinor = Math.min(
      usedMinorOf('credit', client.takeOldestFirst(all)),
      usedMinorOf('debit', supplier.takeOldestFirst(all)),
    );
    if (amountMinor === 0) refuse('payment.setOffEmpty', undefined, 'sales');
    const sales = client.takeOldestFirst(amountMinor);
    return { sales, purchases: supplier.takeOldestFirst(amountMinor), amountMinor };
  }
  const sales = readAllocations(client, command.sales ?? [], problems, 'sales');
  const purchases = readAllocations(supplier, command.purchases ?? [], problems, 'purchases');
  problems.refuseIfAny();
  const amountMinor = usedMinorOf('credit', sales);
  const purchasesMinor = usedMinorOf('debit', purchases);
  if (amountMinor !== purchasesMinor) {
    const params = { sales: formatMinor(amountMinor), purchases: formatMinor(purchasesMinor) };
    refuse('payment.setOffUnequal', params, 'sales');
  }
  if (amountMinor <= 0) refuse('payment.setOffEmpty', undefined, 'sales');
  return { sales, purchases, amountMinor };
}
