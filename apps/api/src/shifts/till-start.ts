import type {
  ShiftClosing,
  TillCashier,
  TillLane,
  TillRegister,
  TillSeries,
  TillShift,
  TillStart,
} from '@balcao/contracts';
import {
  activeMembers,
  approversOf,
  cashLimitsOf,
  closingOutlook,
  companyOf,
  countedIn,
  expectedCash,
  laneKey,
  limitsOf,
  mayDo,
  noStand,
  partySnapshot,
  supplierSnapshot,
  type Books,
  type Member,
  type ParkedSale,
} from '@balcao/domain';
import type { SoftwareCertificates } from '@balcao/tasks';
import { tillPapers } from './till-papers.js';

interface Asked {
  readonly userId: string;
  /** Who took over at the till: figures show to both or not at all. */
  readonly cashierId?: string | undefined;
  readonly now: string;
  readonly cashRegisterId: string | undefined;
  readonly printsOverNetwork: boolean;
  readonly certificates: SoftwareCertificates;
}

/** What a till begins with, as the member sees it. */
export function tillStart(
  books: Books,
  { userId, cashierId = userId, now, cashRegisterId, printsOverNetwork, certificates }: Asked,
): Omit<TillStart, 'revision'> {
  const company = companyOf(books);
  const settings = books.companies.settings.get();
  const anyone = books.parties.parties.get(settings.defaultClientId ?? '');
  const { openShiftId = '' } = books.pos.stands.get(cashRegisterId ?? '') ?? noStand;
  const shift = shiftOf(books, openShiftId, [userId, cashierId]);
  const lane = laneOf(books, cashRegisterId);
  const series = seriesOf(books, cashRegisterId);
  return {
    now,
    companyName: company.name,
    currency: company.currency,
    timeZone: settings.timeZone,
    settings,
    registers: registersOf(books, userId),
    printsOverNetwork,
    ...(shift && { shift }),
    ...(lane && { lane }),
    series,
    methods: [...books.payments.methods.values()].filter(({ isArchived }) => !isArchived),
    vat: [...books.vat.codes.values()].filter(({ isArchived }) => !isArchived),
    denominations: countedIn(books.pos.cashRegisters.get(cashRegisterId ?? ''), company.currency),
    accounts: [...books.treasury.accounts.values()]
      .filter(({ isArchived, currency }) => !isArchived && currency === company.currency)
      .map(({ id, name, kind }) => ({ id, name, kind })),
    categories: [...books.catalog.categories.values()]
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name, parentId }) => ({ id, name, ...(parentId !== undefined && { parentId }) })),
    cashiers: activeMembers(books)
      .filter(({ permissions }) => permissions.includes('pos.sell'))
      .map((member) => cashierOf(books, member)),
    approvers: approversOf(books).map(({ userId: id, name, permissions }) => ({
      id,
      name,
      ...(permissions.includes('pos.returnWithoutReceipt') && { returnsWithoutReceipt: true }),
      ...(permissions.includes('stock.exceedLimits') && { exceedsStock: true }),
    })),
    parked: parkedSales(books),
    supplier: supplierSnapshot(company),
    papers: tillPapers(books, { cashRegisterId, series, certificates }),
    ...(anyone && { anyone: partySnapshot(anyone) }),
    ...(anyone?.categoryId !== undefined && { anyoneCategoryId: anyone.categoryId }),
    ...([userId, cashierId].some((id) => limitsOf(books, id)?.currentShiftOnly === true) && {
      currentShiftOnly: true,
    }),
  };
}

/** Their own limits go with them: a cashier takes over without a network, too. */
function cashierOf(
  books: Books,
  { userId: id, name, pin, permissions, limits }: Member,
): TillCashier {
  const { lineDiscount, documentDiscount } = limits ?? {};
  return {
    id,
    name,
    hasPin: pin?.isLocked === false,
    ...(pin?.isLocked === false && { pinId: pin.pinId }),
    ...(pin?.isStart && { hasStartPin: true }),
    ...(pin?.isLocked === true && { isPinLocked: true }),
    ...(lineDiscount !== undefined && { lineDiscount }),
    ...(documentDiscount !== undefined && { documentDiscount }),
    ...cashLimitsOf(books, id),
    ...(permissions.includes('pos.approve') && { approves: true }),
    ...(permissions.includes('documents.exceedCreditLimit') && { exceedsCredit: true }),
    ...(permissions.includes('stock.exceedLimits') && { exceedsStock: true }),
    ...(permissions.includes('pos.returnWithoutReceipt') && { returnsWithoutReceipt: true }),
    ...(permissions.includes('pos.viewExpected') && { seesExpected: true }),
  };
}

/** The sales that wait, without what is in them; the oldest first. */
export const parkedSales = (books: Books): TillStart['parked'] =>
  parkedRows([...books.pos.parked.values()]);

const parkedRows = (parked: readonly ParkedSale[]): TillStart['parked'] =>
  parked.map(({ id, name, shiftId, cashRegisterId, cashierId, cashier, at, totalMinor }) => ({
    id,
    name,
    shiftId,
    cashRegisterId,
    cashierId,
    cashier,
    at,
    totalMinor,
  }));

function registersOf(books: Books, userId: string): readonly TillRegister[] {
  const allowed = limitsOf(books, userId)?.cashRegisterIds;
  return [...books.pos.cashRegisters.values()]
    .filter(({ id, isArchived }) => !isArchived && allowed?.includes(id) !== false)
    .map(
      ({
        id,
        code,
        name,
        warehouseId,
        treasuryAccountId,
        showsExpected,
        favouriteIds,
        printerAddress,
        locksAfterSale,
        locksAfterMinutes,
      }) => {
        const { openShiftId: shiftId, device, leftMinor } = books.pos.stands.get(id) ?? noStand;
        return {
          id,
          code,
          name,
          showsExpected: showsExpected === true,
          favouriteIds: favouriteIds ?? [],
          ...(warehouseId !== undefined && { warehouseId }),
          ...(treasuryAccountId !== undefined && { treasuryAccountId }),
          ...(leftMinor > 0 && { leftMinor }),
          ...(shiftId !== undefined && { shiftId }),
          ...(device !== undefined && { device }),
          ...(printerAddress !== undefined && { printerAddress }),
          ...(locksAfterSale === true && { locksAfterSale }),
          ...(locksAfterMinutes !== undefined && { locksAfterMinutes }),
        };
      },
    );
}

/** Shows figures to members who may see them; the others count blind. */
function seesExpected(books: Books, cashRegisterId: string, ids: readonly string[]): boolean {
  const { showsExpected } = books.pos.cashRegisters.get(cashRegisterId) ?? {};
  return showsExpected === true || ids.every((id) => mayDo(books, id, 'pos.viewExpected'));
}

/** What closing comes to after the last count, as the member may know it. */
export function shiftClosing(
  books: Books,
  shiftId: string,
  { userId, cashierId = userId }: Pick<Asked, 'userId' | 'cashierId'>,
): ShiftClosing {
  const { isBeyondLimit, needsReason, parked, expectedMinor, differenceMinor, means, ...open } =
    closingOutlook(books, shiftId);
  const { cashRegisterId = '' } = books.pos.shifts.get(shiftId) ?? {};
  const isShown = seesExpected(books, cashRegisterId, [userId, cashierId]);
  const needsApproval = isBeyondLimit && !mayDo(books, cashierId, 'pos.approve');
  return {
    ...open,
    needsApproval,
    // The approver says why.
    needsReason: needsReason && !needsApproval,
    parked: parkedRows(parked),
    ...(isShown && { expectedMinor, differenceMinor, means }),
  };
}

function shiftOf(books: Books, id: string, userIds: readonly string[]): TillShift | undefined {
  const shift = books.pos.shifts.get(id);
  if (!shift) return undefined;
  const { number, on, at, treasuryAccountId, floatMinor, figures, cashRegisterId } = shift;
  const isShown = seesExpected(books, cashRegisterId, userIds);
  return {
    id,
    number,
    on,
    openedAt: at,
    treasuryAccountId,
    floatMinor,
    cashiers: [...shift.cashiers].map(([cashierId, name]) => ({ id: cashierId, name })),
    counts: shift.counts.length,
    ...(isShown && { figures, expectedMinor: expectedCash(figures) }),
  };
}

function laneOf(books: Books, cashRegisterId = ''): TillLane | undefined {
  const { lane, device = '' } = books.pos.stands.get(cashRegisterId) ?? noStand;
  const head = books.pos.lanes.get(laneKey(cashRegisterId, lane));
  if (!head) return undefined;
  const { deviceId, sequence, hash, missing } = head;
  return { lane, deviceId, device, sequence, hash, missing };
}

/** The open series of the register, each with the number that comes next. */
function seriesOf(books: Books, cashRegisterId: string | undefined): readonly TillSeries[] {
  const { lane } = books.pos.stands.get(cashRegisterId ?? '') ?? noStand;
  return [...books.series.series.values()]
    .filter((series) => {
      const isOfTill = series.cashRegisterId === cashRegisterId && cashRegisterId !== undefined;
      const isOfLane = (series.lane ?? 1) === Math.max(lane, 1);
      return isOfTill && isOfLane && series.isOpen && series.kind === undefined;
    })
    .map(({ id, typeId, year, prefix, code }) => {
      const nextNumber = books.documents.lastRevisions.length(id) + 1;
      return { id, typeId, year, prefix, code, nextNumber };
    });
}
