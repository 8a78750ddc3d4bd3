import { Inject, Injectable } from '@nestjs/common';
import type { PositionAnswer, VatOfMonth } from '@balcao/contracts';
import { lastDayOf } from '@balcao/domain';
import { treasuryAccounts } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { VatSums } from '../statistics/vat-sums.js';
import { OpenDocumentAmounts, type OwedTypes } from './open-amounts.js';
import type { ReaderView } from './reader-view.js';

/** Most accounts that are shown one by one. */
const accountsMax = 100;

/** Where the company stands today: what it is owed and owes, what it has, VAT of the month. */
@Injectable()
export class Position {
  constructor(
    private readonly open: OpenDocumentAmounts,
    private readonly vat: VatSums,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async read(companyId: string, view: SeenPosition): Promise<PositionAnswer> {
    const { today, currency, narrowing, types, seesDocuments, seesTreasury } = view;
    const seesFigures = seesDocuments && narrowing !== 'shift';
    // What is bought is priced at what it costs.
    const seesPurchases = seesFigures && view.seesCosts;
    const [receivables, payables, vat, accounts] = await Promise.all([
      seesFigures ? this.open.of(companyId, 'client', types.sales, today) : undefined,
      seesPurchases ? this.open.of(companyId, 'supplier', types.purchases, today) : undefined,
      seesPurchases ? this.#vat(companyId, today) : undefined,
      seesTreasury ? this.#accounts(companyId) : undefined,
    ]);
    return {
      today,
      currency,
      ...(narrowing && { narrowing }),
      ...(receivables && { receivables }),
      ...(payables && { payables }),
      ...(accounts && { accounts }),
      ...(vat && { vat }),
    };
  }

  /** The whole month: a purchase may be dated before it ends, a sale is not dated beyond today. */
  async #vat(companyId: string, today: string): Promise<VatOfMonth> {
    const month = today.slice(0, 7);
    const days = { from: `${month}-01`, to: lastDayOf(month) };
    return { ...days, ...(await this.vat.of(companyId, days)).sums };
  }

  async #accounts(companyId: string) {
    const found = await this.rows.find(treasuryAccounts, companyId, {
      where: { isArchived: false },
      sort: [['name', 'asc']],
      limit: accountsMax,
    });
    return found.map(({ id, name, kind, currency, balanceMinor }) => ({
      id,
      name,
      kind,
      currency,
      balanceMinor,
    }));
  }
}

/** What it takes to know of a reader. */
export interface SeenPosition extends Pick<
  ReaderView,
  'today' | 'currency' | 'narrowing' | 'seesCosts'
> {
  readonly types: OwedTypes;
  readonly seesDocuments: boolean;
  readonly seesTreasury: boolean;
}
