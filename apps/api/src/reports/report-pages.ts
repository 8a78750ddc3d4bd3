import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Report, ReportDimension, ReportGroup } from '@balcao/contracts';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { exportOf, exportRows, formatOf } from '../exporting/export-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { sendPage } from '../reading/send-page.js';
import { askedReport, reportFacts, type AskedReport } from './asked-report.js';
import { ReadReportGroups } from './read-report-groups.js';
import { ReadReportRows, shownRows } from './read-report-rows.js';

/** The request that a page or file is the answer to. */
interface Exchange {
  readonly sent: SentQuery;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const pathOf = ({ report }: AskedReport) => `reports/${report.name}`;

/** Reports as pages and as files. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly queries: QueryBus,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The question of a request, checked. */
  async ask(caller: MemberCaller, report: Report, sent: SentQuery): Promise<AskedReport> {
    const now = this.sources.clock().toISOString();
    const facts = await this.journals.inspect(caller.companyId, (books) =>
      reportFacts(books, caller, report, now),
    );
    return askedReport(caller, report, sent, facts);
  }

  /** The rows that the report adds up: a page of them, or all in a file. */
  async page(asked: AskedReport, exchange: Exchange): Promise<readonly Row[] | StreamableFile> {
    const { sent, request, reply } = exchange;
    const format = formatOf(sent);
    if (format === undefined) {
      return sendPage(reply, pathOf(asked), await this.queries.execute(new ReadReportRows(asked)));
    }
    const { report, companyId, list } = asked;
    const collection = asked.collection as unknown as Collection<Row>;
    const fields = report.columns.map(({ field }) => field);
    const whole = (page: readonly Row[]) => shownRows(this.rows, asked, page);
    const file = { path: pathOf(asked), collection, companyId, list, fields, whole };
    return exportOf(this.rows, file, format, request);
  }

  /** The report's subtotals: a page of them, or all in a file. */
  async groups(
    asked: AskedReport & { readonly by: ReportDimension },
    { sent, request, reply }: Exchange,
  ): Promise<readonly ReportGroup[] | StreamableFile> {
    const { by, report, list } = asked;
    const groups = await this.queries.execute(new ReadReportGroups(asked));
    const format = formatOf(sent);
    if (format !== undefined) {
      const rows = groups.map(({ label, count, sums }) => ({ [by.name]: label, count, ...sums }));
      const file = { path: pathOf(asked), fields: [by.name, 'count', ...report.sums] };
      return exportRows(rows, file, format, request);
    }
    const first = (list.page - 1) * list.perPage;
    const rows = groups.slice(first, first + list.perPage);
    // Groups have no revision of their own.
    sendPage(reply, pathOf(asked), {
      rows: rows as unknown as readonly Row[],
      first,
      total: groups.length,
    });
    return rows;
  }
}
