import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DayRange, VatSummaryAnswer } from '@balcao/contracts';
import { onForm, type WrittenInDays } from '@balcao/domain';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { TradeSums } from '../statistics/trade-sums.js';
import { VatSums } from '../statistics/vat-sums.js';

/** Asks for the VAT of a period by code, and what the return of it says. */
export class ReadVatSummary extends Query<VatSummaryAnswer> {
  constructor(
    readonly companyId: string,
    readonly period: DayRange,
  ) {
    super();
  }
}

@QueryHandler(ReadVatSummary)
export class ReadVatSummaryHandler implements IQueryHandler<ReadVatSummary> {
  constructor(
    private readonly vat: VatSums,
    private readonly trade: TradeSums,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ companyId, period }: ReadVatSummary): Promise<VatSummaryAnswer> {
    const [{ rows, boxes, written }, regime] = await Promise.all([
      this.vat.of(companyId, period),
      this.journals.inspect(companyId, ({ companies }) => companies.settings.get().vatRegime),
    ]);
    const month = monthOf(written);
    const answer = { ...period, rows, boxes, form: onForm(boxes), ...(month && { month }) };
    if (regime === 'normal') return answer;
    const year = { from: `${period.to.slice(0, 4)}-01-01`, to: period.to };
    const [periodMinor, yearMinor] = await Promise.all([
      this.#sold(companyId, period),
      this.#sold(companyId, year),
    ]);
    return { ...answer, turnover: { regime, periodMinor, yearMinor } };
  }

  async #sold(companyId: string, period: DayRange): Promise<number> {
    const days = await this.trade.byDay(companyId, period, false);
    return [...days.values()].reduce((sum, { netMinor }) => sum + netMinor, 0);
  }
}

/** The month that the days are, with what the company wrote into its return. */
function monthOf({ period, returns }: WrittenInDays): VatSummaryAnswer['month'] {
  if (period === undefined) return undefined;
  const [last] = returns;
  if (last === undefined) return { period };
  const { id: _period, leftMinor: _left, revision: _revision, ...written } = last;
  return { period, written };
}
