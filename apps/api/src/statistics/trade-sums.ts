import { Inject, Injectable } from '@nestjs/common';
import type { DayRange, SaleRow, SalesFigures, TradeDimension } from '@balcao/contracts';
import { weekdayOf } from '@balcao/domain';
import { documentLines, openingTypes, sales, signOf, tradeSums } from '@balcao/projections';
import type { Group, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { spansOf } from './periods.js';

/** Sums by what tells them apart. */
export type SumsBy = ReadonlyMap<string, SalesFigures>;

/** By client and article the sums are kept of whole months too. */
const byMonth: ReadonlySet<TradeDimension> = new Set(['client', 'article']);

const ofSales = {
  series: 'seriesId',
  seller: 'issuedById',
  register: 'cashRegisterId',
  hour: 'hourUtc',
  method: 'methodId',
  client: 'clientId',
} as const satisfies Partial<Record<TradeDimension, keyof SaleRow>>;

const ofLines = { article: 'articleId', vat: 'vatId' } as const;

/**
 * Figures of trade: the sums of what was issued, less what was cancelled since, each sale under the
 * method that truly paid it. All are read within the rules of whoever asks.
 */
@Injectable()
export class TradeSums {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** By the values of a dimension. Of `article` and `vat`, `count` is of what was issued. */
  async by(
    companyId: string,
    dimension: TradeDimension,
    period: DayRange,
    group: 'sales' | 'purchases' = 'sales',
  ): Promise<SumsBy> {
    const isOfLines = dimension === 'article' || dimension === 'vat';
    const [issued, cancelled, corrected] = await Promise.all([
      this.issued(companyId, dimension, period, group),
      isOfLines
        ? this.cancelledLines(companyId, ofLines[dimension], period, group)
        : this.cancelled(companyId, ofSales[dimension], period),
      dimension === 'method' ? this.corrected(companyId, period) : [],
    ]);
    for (const { from, to, figures } of corrected) {
      issued.set(from, plus(issued.get(from) ?? noSales, figures, -1));
      issued.set(to, plus(issued.get(to) ?? noSales, figures));
    }
    return differenceOf(issued, cancelled);
  }

  /** By day; with what the goods cost where the reader may see it. */
  async byDay(companyId: string, period: DayRange, seesCosts: boolean): Promise<SumsBy> {
    const costs = seesCosts ? (['costMinor'] as const) : [];
    const [issued, cancelled] = await Promise.all([
      this.rows.group(tradeSums, companyId, {
        where: { dimension: 'series', grain: 'day', group: 'sales', period: within(period) },
        by: ['period'],
        sum: ['count', 'baseMinor', 'vatMinor', 'totalMinor', ...costs],
      }),
      this.rows.group(sales, companyId, {
        where: { isCancelled: true, issuedOn: within(period) },
        by: ['issuedOn', 'isSale'],
        sum: ['baseMinor', 'vatMinor', 'totalMinor', ...costs],
      }),
    ]);
    const days = gathered(issued, ({ key }) => String(key['period']), countIn);
    return differenceOf(
      days,
      gathered(cancelled, ({ key }) => String(key['issuedOn']), countOfSales),
    );
  }

  /** By day of the week and hour of UTC, `3 07`. */
  async byMoment(companyId: string, period: DayRange): Promise<SumsBy> {
    const [issued, cancelled] = await Promise.all([
      this.rows.group(tradeSums, companyId, {
        where: { dimension: 'hour', grain: 'day', group: 'sales', period: within(period) },
        by: ['period', 'value'],
        sum: ['count', 'baseMinor', 'vatMinor', 'totalMinor'],
      }),
      this.rows.group(sales, companyId, {
        where: { isCancelled: true, isSale: true, issuedOn: within(period) },
        by: ['weekday', 'hourUtc', 'isSale'],
        sum: ['baseMinor', 'vatMinor', 'totalMinor'],
      }),
    ]);
    const momentOf = (weekday: unknown, hour: unknown) =>
      `${String(weekday)} ${String(hour).padStart(2, '0')}`;
    return differenceOf(
      gathered(
        issued,
        ({ key }) => momentOf(weekdayOf(String(key['period'])), key['value']),
        countIn,
      ),
      gathered(cancelled, ({ key }) => momentOf(key['weekday'], key['hourUtc']), countOfSales),
    );
  }

  private async issued(
    companyId: string,
    dimension: TradeDimension,
    period: DayRange,
    group: 'sales' | 'purchases',
  ) {
    const spans = byMonth.has(dimension) ? spansOf(period) : [{ grain: 'day', ...period } as const];
    const found = await Promise.all(
      spans.map(({ grain, from, to }) =>
        this.rows.group(tradeSums, companyId, {
          where: { dimension, grain, group, period: within({ from, to }) },
          by: ['value'],
          sum: ['count', 'baseMinor', 'vatMinor', 'totalMinor'],
        }),
      ),
    );
    // Goods that left before they are invoiced have a cost, and no sale yet.
    const sold = found.flat().filter(({ sums }) => countIn({ sums }) !== 0);
    return gathered(sold, ({ key }) => String(key['value']), countIn);
  }

  private async cancelled(
    companyId: string,
    field: (typeof ofSales)[keyof typeof ofSales],
    period: DayRange,
  ) {
    const groups = await this.rows.group(sales, companyId, {
      where: { isCancelled: true, issuedOn: within(period) },
      by: [field, 'isSale'],
      sum: ['baseMinor', 'vatMinor', 'totalMinor'],
    });
    const valueOf = ({ key }: Group) => {
      const value = String(key[field] ?? '');
      return field === 'hourUtc' ? value.padStart(2, '0') : value;
    };
    return gathered(groups, valueOf, countOfSales);
  }

  /** Sales whose till corrected by what they were paid, cancelled ones too. */
  private async corrected(companyId: string, period: DayRange) {
    const groups = await this.rows.group(sales, companyId, {
      where: { firstMethodId: { $gt: '' }, issuedOn: within(period) },
      by: ['firstMethodId', 'methodId', 'isSale'],
      sum: ['baseMinor', 'vatMinor', 'totalMinor'],
    });
    return groups.map((group) => ({
      from: String(group.key['firstMethodId']),
      to: String(group.key['methodId']),
      figures: salesOf(group, countOfSales(group)),
    }));
  }

  private async cancelledLines(
    companyId: string,
    field: 'articleId' | 'vatId',
    period: DayRange,
    group: 'sales' | 'purchases',
  ) {
    const groups = await this.rows.group(documentLines, companyId, {
      where: {
        isCancelled: true,
        group,
        typeId: { $ne: openingTypes[group] },
        issuedOn: within(period),
      },
      by: [field, 'accountEffect'],
      sum: ['baseMinor', 'vatMinor'],
    });
    return gathered(
      signedGroups(groups, group),
      ({ key }) => String(key[field] ?? ''),
      () => 0,
    );
  }
}

const within = ({ from, to }: DayRange) => ({ $gte: from, $lte: to });

const countIn = ({ sums }: Pick<Group, 'sums'>) => sums['count'] ?? 0;
const countOfSales = ({ key, count }: Group) => (key['isSale'] === true ? count : 0);

/** Sums of lines by `accountEffect`, with the sign of the documents that they are of. */
export function signedGroups(
  groups: readonly Group[],
  group: 'sales' | 'purchases',
): readonly Group[] {
  return groups.flatMap((each) => {
    const accountEffect = String(each.key['accountEffect']) as 'debit' | 'credit' | 'both' | 'none';
    // Opening balances are left out by whoever reads.
    const sign = signOf({ typeId: '', accountEffect, group });
    if (sign === 0) return [];
    const { baseMinor = 0, vatMinor = 0 } = each.sums;
    const sums = { baseMinor: sign * baseMinor, vatMinor: sign * vatMinor };
    return [{ ...each, sums: { ...sums, totalMinor: sums.baseMinor + sums.vatMinor } }];
  });
}

export const noSales: SalesFigures = { count: 0, netMinor: 0, vatMinor: 0, grossMinor: 0 };

/** One more figure in a sum. */
export function plus(one: SalesFigures, other: SalesFigures, sign: 1 | -1 = 1): SalesFigures {
  const { costMinor: cost, ...figures } = other;
  return {
    count: one.count + sign * figures.count,
    netMinor: one.netMinor + sign * figures.netMinor,
    vatMinor: one.vatMinor + sign * figures.vatMinor,
    grossMinor: one.grossMinor + sign * figures.grossMinor,
    ...((one.costMinor !== undefined || cost !== undefined) && {
      costMinor: (one.costMinor ?? 0) + sign * (cost ?? 0),
    }),
  };
}

/** The figures of a group of rows. */
export function salesOf({ sums }: Pick<Group, 'sums'>, count: number): SalesFigures {
  const { baseMinor = 0, vatMinor = 0, totalMinor = 0, costMinor } = sums;
  const figures = { count, netMinor: baseMinor, vatMinor, grossMinor: totalMinor };
  return costMinor === undefined ? figures : { ...figures, costMinor };
}

function gathered(
  groups: readonly Group[],
  valueOf: (group: Group) => string,
  countOf: (group: Group) => number,
): Map<string, SalesFigures> {
  const sums = new Map<string, SalesFigures>();
  for (const group of groups) {
    const value = valueOf(group);
    sums.set(value, plus(sums.get(value) ?? noSales, salesOf(group, countOf(group))));
  }
  return sums;
}

function differenceOf(issued: Map<string, SalesFigures>, cancelled: SumsBy): SumsBy {
  for (const [value, sum] of cancelled) {
    issued.set(value, plus(issued.get(value) ?? noSales, sum, -1));
  }
  return issued;
}
