import type { DayRange, StockFlow, StockStatement } from '@balcao/contracts';
import { addDays } from '@balcao/domain';
import { stockMoves } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { movesAt, stockOnDay } from './worked/stock-on-day.js';

type StockLine = keyof StockStatement;
type Term = readonly ['costMinor' | 'revaluationMinor', 1 | -1];

const cost: Term = ['costMinor', 1];
/** Goods that were sold below zero, or whose price changed later: their cost goes up by it. */
const revaluation: Term = ['revaluationMinor', -1];

/** The flow whose moves a line adds up. */
const flows: Readonly<Partial<Record<StockLine, StockFlow>>> = {
  purchasesMinor: 'purchases',
  costMinor: 'sales',
  internalMinor: 'internal',
  countedMinor: 'counts',
  enteredMinor: 'openings',
  transferredMinor: 'transfers',
};

/** The moves that make up a line, and what of them it adds. */
export function movesOfLine(line: StockLine, { from, to }: DayRange) {
  const days = {
    openingMinor: { $lte: addDays(from, -1) },
    closingMinor: { $lte: to },
  };
  const on =
    line === 'openingMinor' || line === 'closingMinor' ? days[line] : { $gte: from, $lte: to };
  const flow = flows[line];
  const where = { ...movesAt(undefined), ...(flow !== undefined && { flow }), on };
  if (line === 'revaluedMinor') return { where, terms: [revaluation] };
  return { where, terms: flow === undefined ? [cost, revaluation] : [cost] };
}

/** What stock was worth at both ends of a period, and what changed it. */
export async function stockStatement(
  rows: RowReader,
  companyId: string,
  period: DayRange,
): Promise<StockStatement> {
  const worthOn = async (on: string): Promise<number> => {
    const articles = await stockOnDay(rows, { companyId, on });
    return [...articles.values()].reduce((sum, { valueMinor }) => sum + valueMinor, 0);
  };
  const [openingMinor, closingMinor, groups] = await Promise.all([
    worthOn(addDays(period.from, -1)),
    worthOn(period.to),
    rows.group(stockMoves, companyId, {
      where: { ...movesAt(undefined), on: { $gte: period.from, $lte: period.to } },
      by: ['flow'],
      sum: ['costMinor', 'revaluationMinor'],
    }),
  ]);
  const moved = new Map(groups.map(({ key, sums }) => [key['flow'], sums['costMinor'] ?? 0]));
  const of = (line: StockLine): number => moved.get(flows[line]) ?? 0;
  const revalued = groups.reduce((sum, { sums }) => sum + (sums['revaluationMinor'] ?? 0), 0);
  return {
    openingMinor,
    purchasesMinor: of('purchasesMinor'),
    costMinor: of('costMinor'),
    revaluedMinor: 0 - revalued,
    internalMinor: of('internalMinor'),
    countedMinor: of('countedMinor'),
    enteredMinor: of('enteredMinor'),
    transferredMinor: of('transferredMinor'),
    closingMinor,
  };
}
