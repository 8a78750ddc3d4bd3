import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  continuityKinds,
  type ContinuityCounts,
  type ContinuityFinding,
  type ContinuityKind,
  type JournalRow,
  type SeriesContinuityAnswer,
  type SeriesRow,
} from '@balcao/contracts';
import { placeOf, referenceById, type TillPaperFound } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { eventAs, journalStream } from '@balcao/journal';
import { documents, journalEvents, payments, series } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { Continuity } from '@balcao/verifier';
import { EVENTS, ROWS } from '../composition/tokens.js';

/** Checks the numbers of the series of a year, or of one of them. */
export class ReadContinuity extends Query<SeriesContinuityAnswer> {
  constructor(
    readonly companyId: string,
    readonly asked: { readonly year?: number; readonly seriesId?: string },
  ) {
    super();
  }
}

/** Findings that are listed; the others are counted. */
const findingsMax = 500;

const eventsPerRead = 5_000;

const readTypes = ['DocumentIssued', 'PaymentRecorded', 'DocumentNumberMissing', 'TillPaperFound'];

@QueryHandler(ReadContinuity)
export class ReadContinuityHandler implements IQueryHandler<ReadContinuity> {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async execute({ companyId, asked }: ReadContinuity): Promise<SeriesContinuityAnswer> {
    const { seriesId } = asked;
    const all = await this.rows.find(series, companyId, { sort: [['year', 'desc']] });
    const one = all.find(({ id }) => id === seriesId);
    const years = [...new Set(all.map(({ year }) => year))];
    const year = one?.year ?? asked.year ?? years[0] ?? new Date().getUTCFullYear();
    const checked = all
      .filter((row) => (seriesId === undefined ? row.year === year : row.id === seriesId))
      .sort((a, b) => a.id.localeCompare(b.id));
    const found: ContinuityFinding[] = [];
    const answers: SeriesContinuityAnswer['series'][number][] = [];
    for (const row of checked) {
      const series = new FollowedSeries(row);
      for await (const page of this.#numbersOf(companyId, row.id)) {
        const days = await this.#daysOf(companyId, page);
        for (const event of page) series.follow(event, days.get(event.recordId));
      }
      answers.push(series.answer);
      found.push(...series.findings.slice(0, findingsMax - found.length));
    }
    const findings = await Promise.all(found.map((each) => this.#withPaper(companyId, each)));
    return { year, years, series: answers, findings };
  }

  /** What gave numbers of a series, or said of one that it is missing, in the journal's order. */
  async *#numbersOf(companyId: string, seriesId: string): AsyncGenerator<readonly JournalRow[]> {
    for (let after = ''; ;) {
      const page = await this.rows.find(journalEvents, companyId, {
        where: {
          recordId: { $gte: `${seriesId}.`, $lt: `${seriesId}/` },
          type: { $in: readTypes },
          id: { $gt: after },
        },
        sort: [['id', 'asc']],
        limit: eventsPerRead,
      });
      yield page;
      if (page.length < eventsPerRead) return;
      after = page.at(-1)?.id ?? after;
    }
  }

  async #daysOf(
    companyId: string,
    events: readonly JournalRow[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = events.map(({ recordId }) => recordId);
    const found = await Promise.all([
      this.rows.getMany(documents, companyId, ids),
      this.rows.getMany(payments, companyId, ids),
    ]);
    return new Map(found.flat().map(({ id, issuedOn }) => [id, issuedOn]));
  }

  /** The document that stands for a paper is in its event only. */
  async #withPaper(companyId: string, finding: ContinuityFinding): Promise<ContinuityFinding> {
    if (finding.kind !== 'found') return finding;
    const from = finding.revision;
    for await (const event of this.events.read(journalStream(companyId), { from, limit: 1 })) {
      // The finding is of this very event.
      return { ...finding, recoveredAs: eventAs<TillPaperFound>(event).data.recoveredAs };
    }
    return finding;
  }
}

/** One series as its numbers are read. */
class FollowedSeries {
  readonly #continuity = new Continuity(0);
  readonly #found: ContinuityFinding[] = [];
  #numbers = 0;
  #firstOn: string | undefined;
  #lastOn: string | undefined;

  constructor(private readonly row: SeriesRow) {}

  follow({ type, recordId, revision }: JournalRow, day: string | undefined): void {
    const place = placeOf(recordId);
    if (place === undefined) return;
    const { number } = place;
    const at = { ...place, reference: referenceById(recordId), revision };
    if (type === 'TillPaperFound') {
      this.#takeFrom(number);
      this.#found.push({ ...at, kind: 'found' });
      return;
    }
    this.#numbers += 1;
    const issuedOn = day !== undefined && { day };
    for (const { kind, expected, dayBefore } of this.#continuity.follow({
      ...place,
      ...issuedOn,
    })) {
      this.#found.push({
        ...at,
        kind,
        expected,
        ...(day !== undefined && { issuedOn: day }),
        ...(dayBefore !== undefined && { dayBefore }),
      });
    }
    if (type === 'DocumentNumberMissing') this.#found.push({ ...at, kind: 'missing' });
    this.#firstOn ??= day;
    if (day !== undefined && (this.#lastOn ?? '') <= day) this.#lastOn = day;
  }

  /** A paper that was found is missing no more. */
  #takeFrom(number: number): void {
    const index = this.#found.findIndex(
      (each) => each.kind === 'missing' && each.number === number,
    );
    if (index >= 0) this.#found.splice(index, 1);
  }

  get findings(): readonly ContinuityFinding[] {
    return this.#found.toSorted((a, b) => a.revision - b.revision);
  }

  get answer(): SeriesContinuityAnswer['series'][number] {
    const { id, prefix, code, typeId, year, isOpen } = this.row;
    return {
      ...counted(this.#found),
      seriesId: id,
      series: `${prefix} ${code}`,
      typeId,
      year,
      isOpen,
      numbers: this.#numbers,
      lastNumber: this.#continuity.lastOf(id) ?? 0,
      ...(this.#firstOn !== undefined && { firstOn: this.#firstOn }),
      ...(this.#lastOn !== undefined && { lastOn: this.#lastOn }),
    };
  }
}

function counted(findings: readonly ContinuityFinding[]): ContinuityCounts {
  const count = (kind: ContinuityKind) => findings.filter((each) => each.kind === kind).length;
  const counts = continuityKinds.map((kind) => [kind, count(kind)] as const);
  // One for each kind.
  return Object.fromEntries(counts) as ContinuityCounts;
}
