import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Problems } from '../refusal.js';
import { nameOf } from '../series/index.js';
import { placeOf } from '../threads/index.js';
import { refuseDiscounts } from './discount-limits.js';
import type { MemberLimits } from './member-limits.js';
import { refuseAmounts } from './office-limits.js';
import { activeMember, limitsOf, mayDo, requirePermission } from './members.js';
import { allowsSeries, tellsCosts } from './visible-series.js';

/** Names that a refusal lists at most. */
const NAMED_MAX = 10;

/**
 * Refuses what the actor's limits do not allow, by what would happen, regardless of the command.
 * Anybody who is not a member, such as the server itself, has no limits.
 */
export function refuseBeyondLimits(
  books: Books,
  events: readonly JournalEvent[],
  { actorId, approval, documents }: Pick<DecideContext, 'actorId' | 'approval' | 'documents'>,
  command?: { readonly type: string },
): void {
  refuseUnseenCosts(books, events, actorId);
  const limits = limitsOf(books, actorId);
  if (limits === undefined) return;
  const problems = new Problems();
  const approved = approvedLimits(books, approval?.approverId);
  const upTo = approved === 'none' ? limits : approved;
  for (const event of events) {
    checkSeries(books, limits, event, problems);
    checkWarehouses(books, limits, event, problems);
    if (event.type === 'DocumentIssued') refuseDiscounts(event.data, upTo, problems);
  }
  refuseAmounts(events, upTo, { documents, ...(command && { command }) }, problems);
  problems.refuseIfAny();
}

/** Nobody writes, at what things cost, documents that they would not see afterwards. */
function refuseUnseenCosts(books: Books, events: readonly JournalEvent[], actorId: string): void {
  if (activeMember(books, actorId) === undefined) return;
  const isStated = events.some(
    ({ type, data }) => type === 'DocumentIssued' && tellsCosts({ group: data.group ?? 'sales' }),
  );
  if (isStated) requirePermission(books, actorId, 'stock.viewCost');
}

/** How far the approver may go; `none` without one that may approve. */
function approvedLimits(
  books: Books,
  approverId: string | undefined,
): MemberLimits | undefined | 'none' {
  if (approverId === undefined || !mayDo(books, approverId, 'pos.approve')) return 'none';
  return limitsOf(books, approverId);
}

function checkSeries(
  books: Books,
  limits: MemberLimits,
  { data: { id } }: JournalEvent,
  problems: Problems,
): void {
  if (limits.seriesIds === undefined && limits.cashRegisterIds === undefined) return;
  const series = books.series.series.get(placeOf(id)?.seriesId ?? id);
  if (series === undefined || allowsSeries(limits, series)) return;
  const { cashRegisterIds, seriesIds } = limits;
  const { cashRegisterId } = series;
  if (seriesIds?.includes(series.id) !== false && cashRegisterId !== undefined) {
    const allowed = (cashRegisterIds ?? []).slice(0, NAMED_MAX);
    const refused = { cashRegister: cashRegisterId, allowed };
    problems.add('cashRegisterId', 'limit.cashRegisterNotAllowed', refused);
    return;
  }
  const allowed = (seriesIds ?? []).slice(0, NAMED_MAX).map((allowedId) => {
    const known = books.series.series.get(allowedId);
    return known ? nameOf(known) : allowedId;
  });
  problems.add('seriesId', 'limit.seriesNotAllowed', { series: nameOf(series), allowed });
}

function checkWarehouses(
  books: Books,
  { warehouseIds }: MemberLimits,
  event: JournalEvent,
  problems: Problems,
): void {
  if (warehouseIds === undefined) return;
  const { warehouses } = books.stock;
  const beyond = new Set(warehousesOf(books, event).filter((id) => !warehouseIds.includes(id)));
  const nameOfPlace = (id: string) => warehouses.get(id)?.name ?? id;
  const path = event.type === 'StockTransferred' ? 'fromId' : 'warehouseId';
  for (const id of beyond) {
    const allowed = warehouseIds.slice(0, NAMED_MAX).map(nameOfPlace);
    const refused = { warehouse: nameOfPlace(id), allowed };
    problems.add(path, 'limit.warehouseNotAllowed', refused);
  }
}

/** The warehouses whose goods the event moves or counts, or that it changes. */
function warehousesOf(books: Books, { type, data }: JournalEvent): readonly string[] {
  // A member who sends goods need not work where they arrive, nor the other way round.
  if (type === 'StockTransferred') return [data.fromId];
  const named = 'warehouseId' in data ? [data.warehouseId] : [];
  const moved = 'stock' in data ? (data.stock ?? []).map(({ warehouseId }) => warehouseId) : [];
  const itself = books.stock.warehouses.get(data.id) !== undefined ? [data.id] : [];
  return [...named, ...moved, ...itself];
}
