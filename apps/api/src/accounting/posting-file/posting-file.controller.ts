import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { Controller, Get, Headers, Inject, Query, StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { postingLayouts, type PostingLayout } from '@balcao/contracts';
import { postingAccounts, refuse } from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { Allow } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import { RuledRows } from '../../access/rows/ruled-rows.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, ROWS } from '../../composition/tokens.js';
import { invalidFilter } from '../../http/invalid-filter.js';
import { languageOf } from '../../http/language.js';
import { savedAs } from '../../http/sent-as.js';
import { dayOf } from '../../reading/day-of.js';
import type { SentQuery } from '../../reading/list-query.js';
import { layoutWriter } from './posting-layouts.js';
import { postingLines, type PostingSource } from './posting-lines.js';

/** The entries of a period as a file for the accountant's own program. */
@ApiTags('accounting')
@Controller('accounting/posting-file')
export class PostingFileController {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** Every line of the accounting journal in a period, in a layout that other programs import. */
  @Get()
  @Allow('accounting.view')
  @ApiQuery({ name: 'layout', enum: postingLayouts })
  @ApiQuery({ name: 'from' })
  @ApiQuery({ name: 'to' })
  async file(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<StreamableFile> {
    const layout = layoutIn(sent);
    const { from = missing('from') } = dayOf(sent, 'from');
    const { to = missing('to') } = dayOf(sent, 'to');
    const rows = this.rows instanceof RuledRows ? this.rows.bound() : this.rows;
    const postings = await this.journals.inspect(companyId, postingAccounts);
    const source = { companyId, from, to, postings };
    await refuseUnbalanced(rows, source);
    const writer = layoutWriter(layout, languageOf(languages));
    // The file is written while it is taken, outside of the request: it stays the caller's.
    const within = AsyncLocalStorage.snapshot();
    const pages = within(() => postingLines(rows, source));
    const content = async function* () {
      yield writer.head;
      for await (const page of pages) yield page.map(writer.line).join('');
    };
    return new StreamableFile(Readable.from(content()), {
      type: 'text/csv; charset=utf-8',
      disposition: savedAs(`${layout}_${from}_${to}.csv`),
    });
  }
}

function layoutIn({ layout }: SentQuery): PostingLayout {
  return postingLayouts.find((each) => each === layout) ?? missing('layout');
}

function missing(field: string): never {
  throw invalidFilter(field);
}

/** Users restricted to some warehouses see parts of entries, which do not balance. */
async function refuseUnbalanced(
  rows: RowReader,
  { companyId, from, to }: PostingSource,
): Promise<void> {
  const [all] = await rows.group(ledgerEntries, companyId, {
    where: { on: { $gte: from, $lte: to } },
    sum: ['debitMinor', 'creditMinor'],
  });
  if ((all?.sums['debitMinor'] ?? 0) !== (all?.sums['creditMinor'] ?? 0)) {
    refuse('accounting.fileNotBalanced');
  }
}
