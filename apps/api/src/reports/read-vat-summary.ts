import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DayRange, VatSummaryAnswer, VatSummaryRow } from '@balcao/contracts';
import { vatReturn, vatTreatment } from '@balcao/domain';
import { vat } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { TradeSums } from '../statistics/trade-sums.js';

/** Asks for the VAT of a period by code, and what the return of it says. */
export class ReadVatSummary extends Query<VatSummaryAnswer> {
  constructor(
    readonly companyId: string,
    readonly period: DayRange,
  ) {
    super();
  }
}

const sides = ['sales', 'purchases'] as const;

@QueryHandler(ReadVatSummary)
export class ReadVatSummaryHandler implements IQueryHandler<ReadVatSummary> {
  constructor(
    private readonly trade: TradeSums,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute({ companyId, period }: ReadVatSummary): Promise<VatSummaryAnswer> {
    const found = await Promise.all(sides.map((side) => this.rowsOf(companyId, period, side)));
    const rows = found.flat();
    return { ...period, rows, boxes: vatReturn(rows) };
  }

  private async rowsOf(
    companyId: string,
    period: DayRange,
    side: (typeof sides)[number],
  ): Promise<readonly VatSummaryRow[]> {
    const sums = await this.trade.by(companyId, 'vat', period, side);
    const codes = await this.rows.getMany(vat, companyId, [...sums.keys()]);
    return codes
      .map(({ id, code, name, rate }) => {
        const { netMinor = 0, vatMinor = 0 } = sums.get(id) ?? {};
        const of = { side, code, rate };
        const treatment = vatTreatment(of);
        return { ...of, vatId: id, name, treatment, baseMinor: netMinor, vatMinor };
      })
      .filter(({ baseMinor, vatMinor }) => baseMinor !== 0 || vatMinor !== 0)
      .sort((a, b) => a.code.localeCompare(b.code));
  }
}
