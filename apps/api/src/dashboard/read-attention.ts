import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AttentionAnswer } from '@balcao/contracts';
import { addDays, type LateSince } from '@balcao/domain';
import {
  batches,
  documents,
  drafts,
  shifts,
  stockArticles,
  treasuryAccounts,
} from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { lateShifts } from '../reading/states-in-time.js';
import { ReadReorder } from '../stock/read-reorder.js';
import { OpenDocumentAmounts, type OwedTypes } from './open-amounts.js';
import type { ReaderView } from './reader-view.js';

/** How many days ahead the end of a batch is warned of. */
const expiringDays = 30;

/** What waits for somebody, as far as the reader may see it. */
@Injectable()
export class Attention {
  constructor(
    private readonly open: OpenDocumentAmounts,
    private readonly queries: QueryBus,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async read(companyId: string, view: SeenAttention): Promise<AttentionAnswer> {
    const { today, currency, narrowing, types, seesDocuments, seesStock, lateShifts: late } = view;
    const seesFigures = seesDocuments && narrowing !== 'shift';
    const [issued, kept, overdue, stock, notClosed, belowZero] = await Promise.all([
      this.rows.find(documents, companyId, { limit: 1 }),
      view.drafts ? this.#drafts(companyId) : undefined,
      seesFigures ? this.open.overdue(companyId, types.sales.owed, today) : undefined,
      seesStock ? this.#stock(companyId, today) : undefined,
      late && this.rows.count(shifts, companyId, { where: lateShifts(late) }),
      view.seesTreasury
        ? this.rows.count(treasuryAccounts, companyId, { where: cashBelowZero })
        : undefined,
    ]);
    return {
      today,
      currency,
      // A member who sees only a part cannot tell.
      isNew: issued.length === 0 && narrowing === undefined,
      ...(kept && { drafts: kept }),
      ...(overdue && { overdue }),
      ...stock,
      ...(notClosed !== undefined && { lateShifts: notClosed }),
      ...(belowZero !== undefined && { cashBelowZero: belowZero }),
    };
  }

  async #drafts(companyId: string) {
    const groups = await this.rows.group(drafts, companyId, { by: ['typeId'] });
    return groups.map(({ key, count }) => ({ typeId: String(key['typeId']), count }));
  }

  /** Articles that move stock, and batches of which something is left. */
  async #stock(companyId: string, today: string) {
    const until = addDays(today, expiringDays);
    const [toReorder, outOfStock, expiring] = await Promise.all([
      this.queries.execute(new ReadReorder(companyId, false)),
      this.rows.count(stockArticles, companyId, {
        where: { isArchived: false, movesStock: true, quantityMicros: { $lte: 0 } },
      }),
      this.rows.count(batches, companyId, {
        where: { isArchived: false, quantityMicros: { $gt: 0 }, expiresOn: { $lte: until } },
      }),
    ]);
    return { toReorder: toReorder.length, outOfStock, expiring: { count: expiring, until } };
  }
}

/** Boxes of cash that more was taken from than was in them. */
const cashBelowZero = { kind: 'cash', isArchived: false, balanceMinor: { $lt: 0 } } as const;

/** What it takes to know of a reader. */
export interface SeenAttention extends Pick<ReaderView, 'today' | 'currency' | 'narrowing'> {
  readonly types: OwedTypes;
  readonly drafts: boolean;
  readonly seesDocuments: boolean;
  readonly seesStock: boolean;
  readonly seesTreasury: boolean;
  /** Missing for those who may not see shifts. */
  readonly lateShifts?: LateSince;
}
