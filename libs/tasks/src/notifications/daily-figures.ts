import type { NotificationKind, NotificationParams } from '@balcao/contracts';
import { addDays, type Permission } from '@balcao/domain';
import { quantity, toMicros } from '@balcao/pricing';
import { batches, stockArticles } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';

type Ground = Pick<TaskGround, 'rows' | 'journals'>;

/** One of the day's summaries, for those who may see what it is about. */
export interface DailyFigure {
  readonly kind: NotificationKind;
  readonly permission: Permission;
  readonly params: NotificationParams;
}

/** How many days before a batch's last day people are notified of it. */
export const EXPIRING_DAYS = 30;
/** Rows of one read. */
const rowsPerRead = 1_000;
/** Names that a summary tells; the others are counted. */
const NAMES_SHOWN = 3;

/** What there is to say of a company today; nothing for what is as it should be. */
export async function dailyFigures(
  ground: Ground,
  companyId: string,
  today: string,
): Promise<readonly DailyFigure[]> {
  const figures = [
    await belowMinimum(ground, companyId),
    await expiring(ground, companyId, today),
    await overdue(ground, companyId, today),
  ];
  return figures.filter((figure) => figure !== undefined);
}

async function belowMinimum({ rows }: Ground, companyId: string): Promise<DailyFigure | undefined> {
  const where = { isArchived: false, movesStock: true, minimumStock: { $exists: true } };
  const names: string[] = [];
  for (let skip = 0; ; skip += rowsPerRead) {
    const page = await rows.find(stockArticles, companyId, { where, skip, limit: rowsPerRead });
    for (const { name, minimumStock, quantityMicros } of page) {
      if (minimumStock === undefined) continue;
      if (quantityMicros < toMicros(quantity(minimumStock))) names.push(name);
    }
    if (page.length < rowsPerRead) break;
  }
  return summary('stockBelowMinimum', 'stock.view', names);
}

async function expiring(
  { rows }: Ground,
  companyId: string,
  today: string,
): Promise<DailyFigure | undefined> {
  const until = addDays(today, EXPIRING_DAYS);
  const where = { isArchived: false, quantityMicros: { $gt: 0 }, expiresOn: { $lte: until } };
  const found = await rows.find(batches, companyId, {
    where,
    sort: [['expiresOn', 'asc']],
    limit: rowsPerRead,
  });
  return summary(
    'batchesExpiring',
    'stock.view',
    found.map(({ name, expiresOn = '' }) => `${name} (${expiresOn})`),
  );
}

async function overdue(
  { journals }: Ground,
  companyId: string,
  today: string,
): Promise<DailyFigure | undefined> {
  const params = await journals.inspect(companyId, ({ documents }) => {
    let count = 0;
    let totalMinor = 0;
    for (const { side, ledger, dueOn, openMinor } of documents.open.values()) {
      if (side !== 'debit' || ledger !== 'client' || dueOn >= today) continue;
      count += 1;
      totalMinor += openMinor;
    }
    return { count, totalMinor };
  });
  if (params.count === 0) return undefined;
  return { kind: 'invoicesOverdue', permission: 'payments.view', params };
}

function summary(
  kind: NotificationKind,
  permission: Permission,
  names: readonly string[],
): DailyFigure | undefined {
  if (names.length === 0) return undefined;
  const params = { count: names.length, names: names.slice(0, NAMES_SHOWN).join(', ') };
  return { kind, permission, params };
}
