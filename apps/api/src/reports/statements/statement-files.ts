import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  comparedColumns,
  financialStatementColumns,
  vatSummaryColumns,
  type DayRange,
} from '@balcao/contracts';
import { companyOf, supplierSnapshot, type Ledger, type Permission } from '@balcao/domain';
import { daysFromTo, taxNumberName, type Language } from '@balcao/messages';
import { banksToPayTo } from '@balcao/printing';
import { renderPdf } from '@balcao/printing/pdf';
import { parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import type { Journals, Sources } from '../../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../../composition/tokens.js';
import { exportRows } from '../../exporting/export-list.js';
import {
  exportRequestOf,
  type ExportFormat,
  type ExportRequest,
} from '../../exporting/export-request.js';
import { savedAs } from '../../http/sent-as.js';
import { presentDay } from '../../reading/present-day.js';
import { ReadAgeing } from '../../parties/read-ageing.js';
import { ReadStatement, type Statement } from '../../parties/read-statement.js';
import {
  entriesInWords,
  letterRowsMax,
  statementFile,
  statementRows,
  statementRowsMax,
} from '../../parties/statement-file.js';
import { Papers } from '../../printing/papers.js';
import { ReadFinancialStatement } from '../read-financial-statement.js';
import { ReadVatSummary } from '../read-vat-summary.js';
import { financialRows } from './financial-rows.js';
import { vatRows } from './vat-rows.js';

/** What files say of the company that they are of. */
interface CompanyOfFile {
  readonly name: string;
  readonly currency: string;
  readonly country: string;
}

/** Whose account, and of which days; open where an end is missing. */
export interface AskedAccount {
  readonly companyId: string;
  readonly ledger: Ledger;
  readonly partyId: string;
  readonly days: Partial<DayRange>;
}

/** What a financial statement is asked for, and what whoever asks may see. */
export interface AskedFinancial {
  readonly companyId: string;
  readonly period: DayRange;
  readonly compared?: DayRange | undefined;
  readonly may: (permission: Permission) => boolean;
}

type How = FastifyRequest | ExportRequest;

/** Statements as files, for whoever asks for one and for those that are mailed. */
@Injectable()
export class StatementFiles {
  constructor(
    private readonly queries: QueryBus,
    private readonly papers: Papers,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The whole account of a client or supplier, behind what was owed before. */
  async account(asked: AskedAccount, format: ExportFormat, how: How): Promise<StreamableFile> {
    const { companyId, ledger, partyId, days } = asked;
    const range = { ...days, page: 1, perPage: statementRowsMax };
    const [statement, party, { name: company }, today] = await Promise.all([
      this.queries.execute(new ReadStatement(companyId, partyId, ledger, range)),
      this.rows.get(parties, companyId, partyId),
      this.#company(companyId),
      this.journals.inspect(companyId, presentDay(this.sources.clock)),
    ]);
    const { code, name, nuit, country } = party ?? {};
    const written = asWritten(how, (language) =>
      [
        code,
        name,
        nuit && `${taxNumberName(country)} ${nuit}`,
        daysFromTo({ to: today, ...days }, language),
      ]
        .filter((text) => text !== undefined && text !== '')
        .join(' · '),
    );
    if (format === 'pdf' && statement.rows.length <= letterRowsMax) {
      return this.#letter(asked, statement, today, written.language);
    }
    const rows = statementRows(statement, days.from, written.language);
    return exportRows(rows, { ...statementFile, company }, format, written);
  }

  /** An account on paper: a letter that a client can pay by, with what is late and where to pay. */
  async #letter(
    { companyId, ledger, partyId, days }: AskedAccount,
    { rows, openingMinor }: Statement,
    today: string,
    language: Language,
  ): Promise<StreamableFile> {
    const to = days.to === undefined || days.to > today ? today : days.to;
    const [party, ageing, { company, banks }] = await Promise.all([
      this.rows.get(parties, companyId, partyId),
      this.queries.execute(new ReadAgeing(companyId, partyId, ledger, to)),
      this.journals.inspect(companyId, (books) => {
        const own = companyOf(books);
        const payable = ledger === 'client' ? banksToPayTo(books, own.currency) : [];
        return { company: own, banks: payable };
      }),
    ]);
    const { code = '', name = '', country = '', nuit, address1, address2 } = party ?? {};
    const paper = await this.papers.ofStatement(companyId, company.logoId, {
      language,
      ledger,
      ageing,
      banks,
      openingMinor,
      to,
      ...(days.from !== undefined && { from: days.from }),
      isDemo: company.isDemo,
      supplier: supplierSnapshot(company),
      party: {
        code,
        name,
        country,
        ...(nuit !== undefined && { nuit }),
        ...(address1 !== undefined && { address1 }),
        ...(address2 !== undefined && { address2 }),
      },
      currency: company.currency,
      entries: entriesInWords(rows, language),
    });
    const fileName = `${paper.title} ${code}.pdf`;
    return new StreamableFile(await renderPdf(paper), {
      type: 'application/pdf',
      disposition: savedAs(fileName, `${statementFile.path}.pdf`),
    });
  }

  /** What a period earned and cost, beside the one that it is compared with. */
  async financial(asked: AskedFinancial, format: ExportFormat, how: How): Promise<StreamableFile> {
    const { companyId, period, compared, may } = asked;
    const [answer, { name: company, currency }] = await Promise.all([
      this.queries.execute(new ReadFinancialStatement(companyId, period, may, compared)),
      this.#company(companyId),
    ]);
    const periods = [period, ...(compared === undefined ? [] : [compared])];
    const written = asWritten(how, (language) =>
      periods.map((days) => daysFromTo(days, language)).join(' / '),
    );
    const fields = [
      ...financialStatementColumns,
      ...(compared === undefined ? [] : comparedColumns),
    ];
    const file = { path: 'reports/financial_statement', fields, company };
    return exportRows(financialRows(answer, currency, written.language), file, format, written);
  }

  /** VAT by code, what each side comes to, and the return of it. */
  async vat(
    companyId: string,
    period: DayRange,
    format: ExportFormat,
    how: How,
  ): Promise<StreamableFile> {
    const [answer, { name: company, country }] = await Promise.all([
      this.queries.execute(new ReadVatSummary(companyId, period)),
      this.#company(companyId),
    ]);
    const file = { path: 'reports/vat_summary', fields: vatSummaryColumns, company };
    const written = asWritten(how, (language) => daysFromTo(period, language));
    const hasReturn = country === 'MZ' && answer.turnover === undefined;
    return exportRows(vatRows(answer, hasReturn, written.language), file, format, written);
  }

  #company(companyId: string): Promise<CompanyOfFile> {
    return this.journals.inspect(companyId, companyOf);
  }
}

/** How a file is written, with what it is about where the request does not say it. */
function asWritten(how: How, about: (language: Language) => string): ExportRequest {
  const asked = 'headers' in how ? exportRequestOf(how) : how;
  return { about: about(asked.language), ...asked };
}
