import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { limitsOf, looking, mayDo, requirePermission } from '../identity/index.js';
import { refuse } from '../refusal.js';
import type { OrderCompanyExport, TakeCompanyExport } from './companies.commands.js';
import { companyOf } from './company-of.js';

/** Days for which the file of everything can be taken. */
export const EXPORT_KEPT_DAYS = 7;

/** Who asked for everything, and when, is written down before anything is handed out. */
export const orderCompanyExport: Decide<OrderCompanyExport> = (books, { exportId }, context) => {
  const { id } = companyOf(books);
  requireFreeHand(books, context.actorId);
  return [{ type: 'CompanyExportOrdered', data: { id, exportId } }];
};

/** Each time that the file is handed out is a fact too: everything leaves the house with it. */
export const takeCompanyExport: Decide<TakeCompanyExport> = (books, { exportId }, context) => {
  const { id } = companyOf(books);
  requireFreeHand(books, context.actorId);
  return [{ type: 'CompanyExportTaken', data: { id, exportId } }];
};

/** Everything is for those who may see all of it: no permission to look missing, no limit set. */
function requireFreeHand(books: Books, actorId: string): void {
  requirePermission(books, actorId, 'companies.manage');
  const { seriesIds, warehouseIds, cashRegisterIds, currentShiftOnly } =
    limitsOf(books, actorId) ?? {};
  const sight = [seriesIds, warehouseIds, cashRegisterIds, currentShiftOnly];
  const isLimited = sight.some((limit) => limit !== undefined);
  const seesAll = looking.every((permission) => mayDo(books, actorId, permission));
  if (isLimited || !seesAll) refuse('company.exportNeedsFreeHand');
}
