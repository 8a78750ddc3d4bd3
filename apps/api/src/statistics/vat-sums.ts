import { Inject, Injectable } from '@nestjs/common';
import type { DayRange, VatOfPeriod, VatSide, VatSummaryRow } from '@balcao/contracts';
import {
  purchaseUses,
  saleMeaning,
  vatReturn,
  writtenInDays,
  type PurchaseUse,
  type VatReturn,
  type WrittenAmounts,
  type WrittenInDays,
} from '@balcao/domain';
import { documentLines, expenses, signOf, vat } from '@balcao/projections';
import type { Group, RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { lookedAtMoment } from '../access/rows/row-rules.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { countedLines } from './sales-lists.js';
import { TradeSums } from './trade-sums.js';

/** VAT of a period: by code and treatment, and the boxes of its return. */
export interface VatOfDays {
  readonly rows: readonly VatSummaryRow[];
  readonly boxes: VatReturn;
  /** What the company wrote into the returns of the days. */
  readonly written: WrittenInDays;
  readonly sums: VatOfPeriod;
}

type Figures = Pick<VatSummaryRow, 'baseMinor' | 'vatMinor' | 'deductedMinor' | 'selfChargedMinor'>;
type Part = Figures & Pick<VatSummaryRow, 'vatId' | 'treatment' | 'side'>;

const summed = ['baseMinor', 'vatMinor', 'deductedMinor', 'selfChargedMinor'] as const;

/**
 * VAT of a period. The dashboard, the VAT return and the financial statement read it here, so that
 * they cannot differ.
 */
@Injectable()
export class VatSums {
  constructor(
    private readonly trade: TradeSums,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** `replaced` stands in the place of what is written, for what is about to be. */
  async of(companyId: string, period: DayRange, replaced?: WrittenAmounts): Promise<VatOfDays> {
    const [written, sales, bought, spent] = await Promise.all([
      this.journals.inspect(companyId, (books) =>
        writtenInDays(books, period.from, period.to, lookedAtMoment()?.revision),
      ),
      this.trade.by(companyId, 'vat', period, 'sales'),
      this.#purchases(companyId, period),
      this.#expenses(companyId, period),
    ]);
    const ids = [...sales.keys(), ...[...bought, ...spent].map(({ vatId }) => vatId)];
    const codes = new Map(
      (await this.rows.getMany(vat, companyId, [...new Set(ids)])).map((code) => [code.id, code]),
    );
    const sold = [...sales].flatMap(([vatId, { netMinor, vatMinor }]): readonly Part[] => {
      const code = codes.get(vatId);
      if (code === undefined) return [];
      const figures = { baseMinor: netMinor, vatMinor, deductedMinor: 0, selfChargedMinor: 0 };
      return [{ side: 'sales', vatId, treatment: saleMeaning(code), ...figures }];
    });
    const rows = [...sold, ...bought, ...spent].flatMap((part): readonly VatSummaryRow[] => {
      const code = codes.get(part.vatId);
      if (code === undefined || summed.every((figure) => part[figure] === 0)) return [];
      return [{ ...part, code: code.code, name: code.name, rate: code.rate }];
    });
    rows.sort((a, b) => bySide(a.side) - bySide(b.side) || a.code.localeCompare(b.code));
    const boxes = vatReturn(rows, { ...written.amounts, ...replaced });
    return { rows, boxes, written, sums: sumsOf(rows, boxes) };
  }

  async #purchases(companyId: string, period: DayRange): Promise<readonly Part[]> {
    const groups = await this.rows.group(documentLines, companyId, {
      where: { ...countedLines('purchases'), issuedOn: within(period) },
      by: ['vatId', 'vatUse', 'accountEffect'],
      sum: summed,
    });
    return partsOf('purchases', groups, ({ accountEffect }) =>
      signOf({
        typeId: '',
        group: 'purchases',
        accountEffect: String(accountEffect) as 'debit' | 'credit' | 'both' | 'none',
      }),
    );
  }

  async #expenses(companyId: string, period: DayRange): Promise<readonly Part[]> {
    const groups = await this.rows.group(expenses, companyId, {
      where: { ...countedExpenses, on: within(period) },
      by: ['vatId', 'vatUse'],
      sum: summed,
    });
    return partsOf('expenses', groups, () => 1);
  }
}

/** Expenses whose VAT is known; those of before say nothing of it. */
export const countedExpenses = {
  status: { $ne: 'cancelled' },
  vatUse: { $in: purchaseUses },
} as const;

const within = ({ from, to }: DayRange) => ({ $gte: from, $lte: to });

const order: readonly VatSide[] = ['sales', 'purchases', 'expenses'];
const bySide = (side: VatSide) => order.indexOf(side);

/** The groups by code and use, each with the sign of what it is of. */
function partsOf(
  side: VatSide,
  groups: readonly Group[],
  sign: (key: Group['key']) => number,
): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const { key, sums } of groups) {
    const vatId = String(key['vatId']);
    const treatment = String(key['vatUse']) as PurchaseUse;
    const id = `${treatment} ${vatId}`;
    const before = parts.get(id);
    const figure = (of: (typeof summed)[number]) =>
      (before?.[of] ?? 0) + sign(key) * (sums[of] ?? 0);
    parts.set(id, {
      side,
      vatId,
      treatment,
      baseMinor: figure('baseMinor'),
      vatMinor: figure('vatMinor'),
      deductedMinor: figure('deductedMinor'),
      selfChargedMinor: figure('selfChargedMinor'),
    });
  }
  return [...parts.values()];
}

function sumsOf(rows: readonly VatSummaryRow[], boxes: VatReturn): VatOfPeriod {
  const paid = rows.filter(({ side, treatment }) => side !== 'sales' && treatment !== 'reverse');
  return {
    chargedMinor: boxes['13'],
    deductedMinor: boxes['12'],
    balanceMinor: boxes['13'] - boxes['12'],
    notDeductedMinor: paid.reduce((sum, row) => sum + row.vatMinor - row.deductedMinor, 0),
  };
}
