import { Injectable } from '@nestjs/common';
import type { SalesAnswer, SalesMoment } from '@balcao/contracts';
import type { ComparedPeriods } from '../statistics/periods.js';
import { TradeSums, type SumsBy } from '../statistics/trade-sums.js';
import { ShareNames } from './names.js';
import { hoursOf, pointsOf, stepOf } from './points.js';
import type { ReaderView } from './reader-view.js';
import { sharesOf, totalOf } from './shares.js';

/** The sales of a period next to those of the period before and of the year before. */
@Injectable()
export class SalesOfPeriod {
  constructor(
    private readonly sums: TradeSums,
    private readonly names: ShareNames,
  ) {}

  async read(companyId: string, view: SeenSales, compared: ComparedPeriods): Promise<SalesAnswer> {
    const { period, previous, lastYear } = compared;
    const { currency, narrowing, seesCosts, hoursFromUtc } = view;
    const step = stepOf(period);
    const [days, daysBefore, daysOfYear, sellers, methods, moments] = await Promise.all([
      this.sums.byDay(companyId, period, seesCosts),
      this.sums.byDay(companyId, previous, seesCosts),
      this.sums.byDay(companyId, lastYear, seesCosts),
      this.sums.by(companyId, 'seller', period),
      this.sums.by(companyId, 'method', period),
      this.sums.byMoment(companyId, period),
    ]);
    const [namedSellers, namedMethods] = await Promise.all([
      this.names.beside(companyId, 'members', sharesOf(sellers)),
      this.names.beside(companyId, 'methods', sharesOf(methods)),
    ]);
    return {
      currency,
      ...(narrowing && { narrowing }),
      step,
      period,
      previous,
      lastYear,
      current: totalOf(days),
      before: totalOf(daysBefore),
      yearBefore: totalOf(daysOfYear),
      ...(step === 'hour'
        ? await this.#hours(companyId, compared, hoursFromUtc)
        : {
            points: pointsOf(days, period, step),
            pointsBefore: pointsOf(daysBefore, previous, step),
          }),
      sellers: namedSellers,
      methods: namedMethods,
      moments: momentsOf(moments, hoursFromUtc),
      hoursFromUtc,
    };
  }

  async #hours(companyId: string, { period, previous }: ComparedPeriods, hoursFromUtc: number) {
    const [hours, hoursBefore] = await Promise.all([
      this.sums.by(companyId, 'hour', period),
      this.sums.by(companyId, 'hour', previous),
    ]);
    return {
      points: hoursOf(hours, hoursFromUtc),
      pointsBefore: hoursOf(hoursBefore, hoursFromUtc),
    };
  }
}

/** What it takes to know of a reader. */
export type SeenSales = Pick<ReaderView, 'currency' | 'narrowing' | 'seesCosts' | 'hoursFromUtc'>;

function momentsOf(sums: SumsBy, hoursFromUtc: number): readonly SalesMoment[] {
  return [...sums].map(([moment, figures]) => {
    const [weekday = '1', hour = '00'] = moment.split(' ');
    return {
      weekday: Number.parseInt(weekday, 10),
      hour: (Number.parseInt(hour, 10) + hoursFromUtc + 24) % 24,
      ...figures,
    };
  });
}
