import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AgeingAnswer } from '@balcao/contracts';
import { ageingOn, type Ledger } from '@balcao/domain';
import { settlements } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { presentDay } from '../reading/present-day.js';

/** Asks how late what a party owes, or is owed, is on a day; today without one. */
export class ReadAgeing extends Query<AgeingAnswer> {
  constructor(
    readonly companyId: string,
    readonly partyId: string,
    readonly ledger: Ledger,
    readonly on: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadAgeing)
export class ReadAgeingHandler implements IQueryHandler<ReadAgeing> {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async execute({ companyId, partyId, ledger, on }: ReadAgeing): Promise<AgeingAnswer> {
    const day = on ?? (await this.journals.inspect(companyId, presentDay(this.sources.clock)));
    const groups = await this.rows.group(settlements, companyId, {
      where: { partyId, ledger, on: { $lte: day } },
      by: ['documentId', 'dueOn'],
      sum: ['signedMinor'],
    });
    const dueOn = new Map<unknown, string>();
    for (const { key } of groups) {
      if (typeof key['dueOn'] === 'string') dueOn.set(key['documentId'], key['dueOn']);
    }
    const entries = groups.map(({ key, sums }) => ({
      documentId: String(key['documentId']),
      on: day,
      dueOn: dueOn.get(key['documentId']) ?? day,
      signedMinor: sums['signedMinor'] ?? 0,
    }));
    return { on: day, ...ageingOn(day, entries, ledger === 'client' ? 1 : -1) };
  }
}
