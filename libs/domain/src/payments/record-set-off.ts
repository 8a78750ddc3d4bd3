import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { usedMinorOf } from '../ledger/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, assert, refuse } from '../refusal.js';
import { paymentNote } from './change-note.js';
import { paperHead, readPlace, type DocumentType, type Party } from './paper-head.js';
import type { RecordSetOff } from './payments.commands.js';
import type { Allocation, PaymentRecordedData } from './payments.events.js';
import { readAllocations } from './read-allocations.js';
import { Settling } from './settlements.js';

/**
 * A set-off: what a party owes as a client is settled with what it is owed as a supplier. One
 * numbered paper, equal amounts on both accounts, and no money on any treasury.
 */
export const recordSetOff: Decide<RecordSetOff> = (books, command, context) => {
  companyOf(books);
  const type = setOffType(books, command.documentTypeId);
  const problems = new Problems();
  const place = readPlace(books, type, command, context, problems);
  const party = readParty(books, command.partyId, problems);
  const note = paymentNote.read(command.note, 'note', problems);
  problems.refuseIfAny();
  assert(party !== undefined, 'a set-off without problems has a party');

  const { sales, purchases, amountMinor } = readHalves(books, party.id, command, problems);
  const data: Writable<PaymentRecordedData> = {
    ...paperHead(books, place, party, 'client'),
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
