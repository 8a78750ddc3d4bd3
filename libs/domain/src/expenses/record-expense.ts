import { formatMinor, priceDocument, quantity, unitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import { isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import {
  entriesOfRows,
  readRows,
  readWithheldOf,
  sumOf,
  type Withheld,
} from '../payments/index.js';
import { Problems } from '../refusal.js';
import { list, required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import { checkNotEarly, MONEY_REFERENCE_MAX } from '../treasury/index.js';
import { effectiveRate, purchaseUse, reverseRateOf } from '../vat/index.js';
import { refuseClosedYear } from './closed-year.js';
import type { ExpenseContent, RecordExpense } from './expenses.commands.js';
import type { ExpenseData, ExpenseRecorded } from './expenses.events.js';
import { EXPENSE_DESCRIPTION_MAX } from './expenses.registers.js';

const descriptionText = required(text(EXPENSE_DESCRIPTION_MAX));
const referenceText = text(MONEY_REFERENCE_MAX);
const attachments = list(text(64), 20);

/** Of today unless a day was written; not of one that is to come, nor of a year that is closed. */
export const recordExpense: Decide<RecordExpense> = (books, command, context) => {
  refuseTakenId(books, command.id);
  return [expenseRecorded(books, command.id, command, todayIn(books, context))];
};

/** The fact of an expense as it is written; everything that is wrong is named in one refusal. */
export function expenseRecorded(
  books: Books,
  id: string,
  content: ExpenseContent & { readonly recurringId?: string },
  today: string,
): ExpenseRecorded {
  const problems = new Problems();
  const { on = today, amountMinor, recurringId } = content;
  const dueOn = content.dueOn ?? on;
  checkDays({ on, dueOn: content.dueOn }, today, problems);
  refuseClosedYear(books, on, 'on', problems);
  const description = descriptionText.read(content.description, 'description', problems) ?? '';
  const reference = referenceText.read(content.reference, 'reference', problems);
  const attachmentIds = attachments.read(content.attachmentIds, 'attachmentIds', problems) ?? [];
  const named = readNamed(books, content, problems);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    problems.add('amountMinor', 'expense.amountIsZero');
  }
  problems.refuseIfAny();
  const hasPaper = named.supplierNuit !== undefined && reference !== undefined;
  const figures = figuresOf(books, content, hasPaper);
  const withheld = readWithheld(books, content, { on, baseMinor: figures.baseMinor }, problems);
  const rows = readRows(books, content.rows ?? [], on, problems);
  const paidMinor = sumOf(rows);
  const owedMinor = figures.totalMinor - (withheld?.amountMinor ?? 0);
  if (paidMinor > owedMinor) {
    const left = formatMinor(owedMinor);
    problems.add('rows', 'expense.paidTooMuch', { left });
  }
  problems.refuseIfAny();
  const entries = entriesOfRows(rows, 'out');
  const data: Writable<ExpenseData> = {
    id,
    on,
    dueOn,
    ...named,
    description,
    ...figures,
    ...(withheld && { withheld }),
    rows,
    paidMinor,
    entries,
  };
  if (reference !== undefined) data.reference = reference;
  if (attachmentIds.length > 0) data.attachmentIds = attachmentIds;
  if (recurringId !== undefined) data.recurringId = recurringId;
  return { type: 'ExpenseRecorded', data };
}

/** Tax is withheld from somebody: an expense without a supplier has none. */
function readWithheld(
  books: Books,
  { withholdingRateId: rateId, supplierId }: ExpenseContent,
  of: { readonly on: string; readonly baseMinor: number },
  problems: Problems,
): Withheld | undefined {
  if (rateId === undefined) return undefined;
  if (supplierId === undefined) problems.add('supplierId', 'expense.withholdingNeedsSupplier');
  return readWithheldOf(books, rateId, of, problems);
}

interface SentDays {
  readonly on: string;
  readonly dueOn: string | undefined;
}

function checkDays({ on, dueOn }: SentDays, today: string, problems: Problems): void {
  if (!isDay(on)) problems.add('on', 'document.invalidDay', { field: 'on' });
  else if (on > today) problems.add('on', 'treasury.inFuture', { today });
  else checkNotEarly(on, 'on', problems);
  if (dueOn === undefined) return;
  if (!isDay(dueOn)) problems.add('dueOn', 'document.invalidDay', { field: 'dueOn' });
  else if (isDay(on) && dueOn < on) problems.add('dueOn', 'expense.dueBeforeExpense');
}

type Named = Pick<
  ExpenseData,
  'categoryId' | 'category' | 'supplierId' | 'supplier' | 'supplierNuit'
>;

/** The category, and the supplier if there is one, with their names at the time. */
function readNamed(
  books: Books,
  { categoryId = '', supplierId, vatId }: ExpenseContent,
  problems: Problems,
): Named {
  const category = books.expenses.categories.get(categoryId);
  if (category?.isArchived !== false) problems.add('categoryId', 'category.notSelected');
  if (vatId !== undefined && books.vat.codes.get(vatId)?.isArchived !== false) {
    problems.add('vatId', 'expense.vatNotFound');
  }
  const named = { categoryId, category: category?.name ?? '' };
  if (supplierId === undefined) return named;
  const supplier = books.parties.parties.get(supplierId);
  if (supplier?.isSupplier !== true) problems.add('supplierId', 'expense.supplierNotFound');
  const nuit = supplier?.nuit;
  return {
    ...named,
    supplierId,
    supplier: supplier?.name ?? '',
    ...(nuit !== undefined && { supplierNuit: nuit }),
  };
}

type Figures = Pick<
  ExpenseData,
  | ('baseMinor' | 'vatMinor' | 'totalMinor')
  | ('vatId' | 'vatCode' | 'vatRate' | 'vatUse' | 'reverseRate')
>;

/**
 * The VAT in the amount, or on top of it, as a document of one line would have it. It is deducted
 * only by the paper of a supplier that has a NUIT.
 */
function figuresOf(books: Books, content: ExpenseContent, hasPaper: boolean): Figures {
  const { amountMinor, vatIncluded = true, vatId } = content;
  const vat = vatId === undefined ? undefined : books.vat.codes.get(vatId);
  if (!vat) return { baseMinor: amountMinor, vatMinor: 0, totalMinor: amountMinor };
  const vatRate = effectiveRate(vat);
  const line = { quantity: quantity('1'), unitPrice: unitPrice(formatMinor(amountMinor)), vatRate };
  const { totals } = priceDocument([line], { policy: 'P', vatIncluded });
  const { baseMinor, vatMinor, totalMinor } = totals;
  const vatUse = hasPaper
    ? purchaseUse(vat, false, books.companies.settings.get().vatRegime)
    : 'none';
  return {
    baseMinor,
    vatMinor,
    totalMinor,
    vatId: vat.id,
    vatCode: vat.code,
    vatRate,
    vatUse,
    ...(vatUse === 'reverse' && { reverseRate: reverseRateOf(vat) }),
  };
}
