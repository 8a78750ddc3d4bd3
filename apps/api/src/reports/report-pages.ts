import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Report, ReportDimension, ReportGroup } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import type { Row } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { formatOf } from '../exporting/export-list.js';
import { presentOf } from '../reading/present-day.js';
import type { SentQuery } from '../reading/list-query.js';
import { sendPage } from '../reading/send-page.js';
import { accountsIn } from './account-label.js';
import { askedReport, reportFacts, type AskedReport } from './asked-report.js';
import { ReadReportGroups } from './read-report-groups.js';
import { ReadReportRows } from './read-report-rows.js';
import { pathOf, ReportFiles } from './report-files.js';

/** The request that a page or file is the answer to. */
interface Exchange {
  readonly sent: SentQuery;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Reports as pages and as files. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: ReportFiles,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The question of a request, checked. */
  async ask(
    caller: MemberCaller,
    report: Report,
    sent: SentQuery,
    language: Language = 'pt',
  ): Promise<AskedReport> {
    const presentIn = presentOf(this.sources.clock);
    const facts = await this.journals.inspect(caller.companyId, (books) =>
      reportFacts(books, caller, report, presentIn(books)),
    );
    const postings = accountsIn(facts.postings, language);
    return askedReport(caller, report, sent, { ...facts, postings });
  }

  /** The rows that the report adds up: a page of them, or all in a file. */
  async page(asked: AskedReport, exchange: Exchange): Promise<readonly Row[] | StreamableFile> {
    const { sent, request, reply } = exchange;
    const format = formatOf(sent);
    if (format === undefined) {
      return sendPage(reply, pathOf(asked), await this.queries.execute(new ReadReportRows(asked)));
    }
    return this.files.write(asked, format, request);
  }

  /** The report's subtotals: a page of them, or all in a file. */
  async groups(
    asked: AskedReport & { readonly by: ReportDimension },
    { sent, request, reply }: Exchange,
  ): Promise<readonly ReportGroup[] | StreamableFile> {
    const { list } = asked;
    const format = formatOf(sent);
    if (format !== undefined) {
      return this.files.write(asked, format, request);
    }
    const groups = await this.queries.execute(new ReadReportGroups(asked));
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
