import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import { registerDeciders } from '../register-deciders/index.js';
import { recurringExpenseRegister, type RecurringExpenseFields } from './expenses.registers.js';

/** The register of recurring expenses: what they name has to exist on the day they are written. */
export const recurringExpenses = registerDeciders(
  recurringExpenseRegister,
  (books) => books.expenses.recurring,
  {
    check: ({ books, fields }, problems) => {
      const { categoryId, supplierId, vatId, methodId, startsOn, endsOn } = fields;
      if (books.expenses.categories.get(categoryId)?.isArchived !== false) {
        problems.add('categoryId', 'category.notSelected');
      }
      if (supplierId !== undefined && books.parties.parties.get(supplierId)?.isSupplier !== true) {
        problems.add('supplierId', 'expense.supplierNotFound');
      }
      if (vatId !== undefined && books.vat.codes.get(vatId)?.isArchived !== false) {
        problems.add('vatId', 'expense.vatNotFound');
      }
      if (methodId !== undefined && books.payments.methods.get(methodId)?.isArchived !== false) {
        problems.add('methodId', 'expense.methodNotFound');
      }
      checkWithholding(books, fields, problems);
      if (endsOn !== undefined && endsOn < startsOn) {
        problems.add('endsOn', 'expense.endsBeforeItStarts');
      }
    },
  },
);

/** Tax is withheld from somebody, by a rate that is in use. */
function checkWithholding(
  books: Books,
  { withholdingRateId: id, supplierId }: RecurringExpenseFields,
  problems: Problems,
): void {
  if (id === undefined) return;
  if (supplierId === undefined) problems.add('supplierId', 'expense.withholdingNeedsSupplier');
  if (books.payments.withholdingRates.get(id)?.isArchived !== false) {
    problems.add('withholdingRateId', 'withholding.rateNotFound');
  }
}
