import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { DayRange } from '@balcao/contracts';
import { companyOf, refuse, supplierSnapshot } from '@balcao/domain';
import { showDecimal, type Language } from '@balcao/messages';
import { renderPdf } from '@balcao/printing/pdf';
import { parties, withholdings } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals, Sources } from '../../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../../composition/tokens.js';
import { savedAs } from '../../http/sent-as.js';
import { Papers } from '../../printing/papers.js';
import { presentDay } from '../../reading/present-day.js';

/** Whose certificate, and of which days; open where an end is missing. */
export interface AskedCertificate {
  readonly companyId: string;
  readonly partyId: string;
  readonly days: Partial<DayRange>;
  readonly language: Language;
}

/** Certificates of the tax withheld from suppliers. */
@Injectable()
export class WithholdingCertificates {
  constructor(
    private readonly papers: Papers,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async of({ companyId, partyId, days, language }: AskedCertificate): Promise<StreamableFile> {
    const { from, to } = days;
    const on = {
      ...(from !== undefined && { $gte: from }),
      ...(to !== undefined && { $lte: to }),
    };
    const where = {
      ...({ partyId, ledger: 'supplier', status: 'active' } as const),
      ...(Object.keys(on).length > 0 && { on }),
    };
    const [found, party, today] = await Promise.all([
      this.rows.find(withholdings, companyId, { where, sort: [['on', 'asc']] }),
      this.rows.get(parties, companyId, partyId),
      this.journals.inspect(companyId, presentDay(this.sources.clock)),
    ]);
    if (found.length === 0) return refuse('withholding.nothingWithheld');
    const { code = '', name = '', country = '', nuit, address1, address2 } = party ?? {};
    const { company, laws } = await this.journals.inspect(companyId, (books) => ({
      company: companyOf(books),
      laws: found.flatMap(({ rateId = '' }) => {
        const rate = books.payments.withholdingRates.get(rateId);
        return rate?.law === undefined ? [] : [`${rate.code}: ${rate.law}`];
      }),
    }));
    const paper = await this.papers.ofWithholding(companyId, company.logoId, {
      language,
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
      ...(from !== undefined && { from }),
      to: to === undefined || to > today ? today : to,
      entries: found.map((row) => ({
        on: row.on,
        reference: row.reference,
        documents: row.documents,
        rate: row.rate === undefined ? '' : showDecimal(row.rate, language),
        baseMinor: row.baseMinor,
        withheldMinor: row.withheldMinor,
      })),
      laws: [...new Set(laws)],
    });
    return new StreamableFile(await renderPdf(paper), {
      type: 'application/pdf',
      disposition: savedAs(`${paper.title} ${code}.pdf`, 'withholding-certificate.pdf'),
    });
  }
}
