import { refuseBeyondLimit, type Books, type CountedLimit } from '@balcao/domain';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';
import { DocumentsOfMonth } from './documents-of-month.js';
import type { Subscriptions } from './subscriptions.js';

/** What a plan counts in the books, by the command that would make it one more. */
const countedByBooks: Readonly<
  Record<string, { readonly limit: CountedLimit; readonly count: (books: Books) => number }>
> = {
  InviteMember: { limit: 'users', count: usersIn },
  RegisterWarehouse: { limit: 'warehouses', count: warehousesIn },
  RestoreWarehouse: { limit: 'warehouses', count: warehousesIn },
  RegisterCashRegister: { limit: 'cashRegisters', count: cashRegistersIn },
  RestoreCashRegister: { limit: 'cashRegisters', count: cashRegistersIn },
};

/**
 * Journals that refuse what goes beyond the company's plan. How the company stands is in memory;
 * only a plan that counts documents costs a count, and that once a minute at most.
 */
export function limitedJournals(
  journals: Journals,
  subscriptions: Subscriptions,
  rows: RowReader,
): Journals {
  const documents = new DocumentsOfMonth(rows);
  return wrappedJournals(journals, {
    execute: async (companyId, command) => {
      const { type } = command.body;
      if (type === 'IssueDocument') {
        const standing = await subscriptions.standing(companyId);
        if ((standing.plan?.limits.documentsPerMonth ?? null) === null) {
          return journals.execute(companyId, command);
        }
        const { today } = await subscriptions.context();
        const issued = await documents.count(companyId, today);
        refuseBeyondLimit(standing, 'documentsPerMonth', issued);
        const executed = await journals.execute(companyId, command);
        if (!executed.repeated) documents.add(companyId);
        return executed;
      }
      const counted = countedByBooks[type];
      if (counted !== undefined) {
        const standing = await subscriptions.standing(companyId);
        const count = await journals.inspect(companyId, counted.count);
        refuseBeyondLimit(standing, counted.limit, count);
      }
      return journals.execute(companyId, command);
    },
  });
}

/** Members, and those who may become members by an invitation that is open. */
function usersIn({ identity }: Books): number {
  const members = [...identity.members.values()].filter(({ state }) => state !== 'removed');
  return members.length + [...identity.invitations.values()].length;
}

function warehousesIn({ stock }: Books): number {
  return [...stock.warehouses.values()].filter(({ isArchived }) => !isArchived).length;
}

function cashRegistersIn({ pos }: Books): number {
  return [...pos.cashRegisters.values()].filter(({ isArchived }) => !isArchived).length;
}
