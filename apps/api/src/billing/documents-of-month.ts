import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';

/** How long a count is believed, in milliseconds; what is issued here is added meanwhile. */
const freshMs = 60_000;

interface Counted {
  readonly month: string;
  readonly at: number;
  count: number;
}

/**
 * How many documents companies have issued this month, as far as this node knows: what others
 * issue is seen within a minute. A limit of the service, not a rule of anybody's books.
 */
export class DocumentsOfMonth {
  readonly #known = new Map<string, Promise<Counted>>();

  constructor(private readonly rows: RowReader) {}

  async count(companyId: string, today: string): Promise<number> {
    const month = today.slice(0, 7);
    const known = await this.#known.get(companyId)?.catch(() => undefined);
    if (known?.month === month && performance.now() - known.at < freshMs) return known.count;
    const counting = this.#count(companyId, month);
    this.#known.set(companyId, counting);
    return (await counting).count;
  }

  /** One more was issued here. */
  add(companyId: string): void {
    void this.#known.get(companyId)?.then(
      (known) => {
        known.count += 1;
      },
      () => undefined,
    );
  }

  async #count(companyId: string, month: string): Promise<Counted> {
    const where = { issuedOn: { $gte: `${month}-01`, $lte: `${month}-31` } };
    const count = await this.rows.count(documents, companyId, { where });
    return { month, at: performance.now(), count };
  }
}
