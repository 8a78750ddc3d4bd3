import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { usedMinorOf, type Ledger } from '../ledger/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, assert, refuse } from '../refusal.js';
import { paymentNote } from './change-note.js';
import { paperHead, readPlace, type DocumentType, type Party } from './paper-head.js';
import type { RecordPayment } from './payments.commands.js';
import type { Adjustment, Allocation, PaymentRecordedData } from './payments.events.js';
import {
  checkDiscounts,
  checkWriteOffs,
  readAllocations,
  readDiscounts,
  readWithholdings,
  readWriteOffs,
} from './read-allocations.js';
import { entriesOfRows, readRows, sumOf } from './read-rows.js';
import { Settling } from './settlements.js';

/**
 * Money from a client or to a supplier: one numbered receipt over any number of documents and
 * means. It is all on the party's account at once; what no document takes waits as an advance.
 */
export const recordPayment: Decide<RecordPayment> = (books, command, context) => {
  companyOf(books);
  const type = paymentType(books, command.documentTypeId);
  const ledger: Ledger = type.group === 'purchases' ? 'supplier' : 'client';
  const side = ledger === 'client' ? 'credit' : 'debit';
  const problems = new Problems();
  const place = readPlace(books, type, command, context, problems);
  const party = readParty(books, command.partyId, ledger, problems);
  const { isAdvance } = command;
  const reading = { isAdvance, roundsCash: ledger === 'client' };
  const rows = readRows(books, command.rows, place.issuedOn, problems, reading);
  const note = paymentNote.read(command.note, 'note', problems);
  problems.refuseIfAny();
  assert(party !== undefined, 'a payment without problems has a party');

  const paidMinor = sumOf(rows);
  const settling = new Settling(books, { partyId: party.id, ledger, side }, problems);
  const { allocations, adjustments } = readSettled(
    books,
    settling,
    { command, paidMinor, on: place.issuedOn },
    problems,
  );
  const advanceMinor = paidMinor - usedMinorOf(side, allocations);
  checkBalance(command, { paidMinor, advanceMinor, adjustments }, problems);
  problems.refuseIfAny();

  const creditedMinor = paidMinor + sumOf(adjustments);
  const data: Writable<PaymentRecordedData> = {
    ...paperHead(books, place, party, ledger),
    rows,
    allocations,
    adjustments,
    paidMinor,
    advanceMinor,
    account:
      side === 'credit'
        ? { debitMinor: 0, creditMinor: creditedMinor }
        : { debitMinor: creditedMinor, creditMinor: 0 },
    entries: entriesOfRows(rows, ledger === 'client' ? 'in' : 'out'),
  };
  if (note !== undefined) data.note = note;
  return [{ type: 'PaymentRecorded', data }];
};

/** The type, if it is one of receipts: it requires a payment, and is not paid as it is issued. */
function paymentType(books: Books, typeId: string | undefined): DocumentType {
  const type = books.documentTypes.types.get(typeId ?? '');
  if (!type || type.isArchived) {
    return refuse('document.typeNotLoaded', undefined, 'documentTypeId');
  }
  const effect = type.group === 'purchases' ? 'debit' : 'credit';
  if (!type.requiresPayment || type.accountEffect !== effect) {
    refuse('payment.typeNotPayment', { type: type.name }, 'documentTypeId');
  }
  return type;
}

function readParty(
  books: Books,
  partyId: string | undefined,
  ledger: Ledger,
  problems: Problems,
): Party | undefined {
  const party = books.parties.parties.get(partyId ?? '');
  const isOfLedger = ledger === 'client' ? party?.isClient : party?.isSupplier;
  if (isOfLedger === true) return party;
  problems.add('partyId', ledger === 'client' ? 'client.notSelected' : 'supplier.notSelected');
  return undefined;
}

interface Settled {
  readonly allocations: readonly Allocation[];
  readonly adjustments: readonly Adjustment[];
}

interface ToSettle {
  readonly command: RecordPayment;
  readonly paidMinor: number;
  readonly on: string;
}

/** What settles without money is taken first, so that the oldest documents get the right rest. */
function readSettled(
  books: Books,
  settling: Settling,
  { command, paidMinor, on }: ToSettle,
  problems: Problems,
): Settled {
  const withheld = readWithholdings(books, settling, command.withholdings ?? [], on, problems);
  const writeOffs = readWriteOffs(books, settling, command.writeOffs ?? [], problems);
  const discounts = readDiscounts(books, settling, command.discounts ?? [], problems);
  const allocations =
    command.isAutomatic === true
      ? settling.takeOldestFirst(paidMinor)
      : readAllocations(settling, command.allocations ?? [], problems);
  // What is wrong with a row is named first: only then are those that are left the rows sent.
  problems.refuseIfAny();
  checkWriteOffs(settling, writeOffs, problems);
  checkDiscounts(allocations, discounts, problems);
  return { allocations, adjustments: [...withheld, ...writeOffs, ...discounts] };
}

interface Figures {
  readonly paidMinor: number;
  readonly advanceMinor: number;
  readonly adjustments: readonly Adjustment[];
}

/** Everything paid goes to documents, unless the rest is meant as an advance. */
function checkBalance(
  { isAdvance = false }: RecordPayment,
  { paidMinor, advanceMinor, adjustments }: Figures,
  problems: Problems,
): void {
  // What is wrong with a document is named first: figures that miss it say nothing.
  problems.refuseIfAny();
  if (paidMinor === 0 && adjustments.length === 0) problems.add('rows', 'payment.noMethod');
  else if (advanceMinor < 0) {
    problems.add('allocations', 'payment.lessThanDocuments', {
      missing: formatMinor(-advanceMinor),
    });
  } else if (advanceMinor > paidMinor) {
    problems.add('allocations', 'payment.creditsExceedDocuments');
  } else if (isAdvance && advanceMinor === 0) problems.add('isAdvance', 'payment.advanceIsZero');
  else if (!isAdvance && advanceMinor > 0) {
    problems.add('allocations', 'payment.moreThanDocuments', { left: formatMinor(advanceMinor) });
  }
}
