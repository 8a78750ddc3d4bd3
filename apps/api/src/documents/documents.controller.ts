import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  DocumentAnswer,
  DocumentContentBody,
  DocumentStatesAnswer,
  DocumentTotalsAnswer,
  HistoryPage,
} from '@balcao/contracts';
import { companyOf, type Books } from '@balcao/domain';
import { documents } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { ApiList } from '../reading/api-list.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { presentDay } from '../reading/present-day.js';
import type { ParsedList, SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { ReadHistory } from '../reading/read-history.js';
import { sendPage } from '../reading/send-page.js';
import { BeginDocument } from './begin-document.js';
import { CountStates } from './count-states.js';
import { listFactsOf, parseDocumentList, withState } from './document-list.js';
import { GetDocument } from './get-document.js';
import { countsInSums, SumDocuments } from './sum-documents.js';

const collection = anyRowsOf(documents);

const columns = [
  'reference',
  'issuedOn',
  'dueOn',
  'clientName',
  'clientNuit',
  'status',
  'currency',
  'baseMinor',
  'vatMinor',
  'totalMinor',
  'discountMinor',
  'pendingMinor',
  // Last, so that what reads the columns by their place goes on to do so.
  'emittedAt',
];

/** Amounts in the document's own currency. */
const amounts = ['baseMinor', 'vatMinor', 'totalMinor', 'discountMinor'];

/** What is owed on the account, which is kept in the company's currency. */
const owed = ['pendingMinor'];

/** The screen of one type's documents is called as the type is. */
function titleOf(books: Books, { where: { typeId } }: ParsedList) {
  const type = typeof typeId === 'string' ? books.documentTypes.types.get(typeId) : undefined;
  return type && { en: type.name, pt: type.namePt };
}

/** Issued documents: lists with their totals, one with its content, its history. */
@ApiTags('documents')
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Lists documents, a page at a time; with `format` the whole list as a file. */
  @Get()
  @Allow('documents.view')
  @ApiList()
  async list(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[] | StreamableFile> {
    const list = await this.parse(companyId, sent);
    const format = formatOf(sent);
    if (format !== undefined) {
      const counts = ({ status }: Readonly<Record<string, unknown>>) => countsInSums(list, status);
      const about = { path: 'documents', collection, companyId, list, fields: columns };
      const [own, title] = await this.journals.inspect(companyId, (books) => [
        companyOf(books).currency,
        titleOf(books, list),
      ]);
      const currencies = { own, inOwn: owed, inRow: amounts };
      const file = { ...about, title, sums: [...amounts, ...owed], counts, currencies };
      return exportOf(this.rows, file, format, request);
    }
    const page = await this.queries.execute(new ListRows(collection, companyId, list));
    return sendPage(reply, 'documents', page);
  }

  /** Sums over everything that the list's filter selects, not only its page. */
  @Get('totals')
  @Allow('documents.view')
  @ApiList()
  async totals(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<DocumentTotalsAnswer> {
    const list = await this.parse(companyId, sent);
    return this.queries.execute(new SumDocuments(companyId, list));
  }

  /** How many of the selection are in each state, whatever state its filter asks for. */
  @Get('states')
  @Allow('documents.view')
  @ApiList()
  async states(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<DocumentStatesAnswer> {
    const all = await this.parse(companyId, withState(sent));
    const expired = await this.parse(companyId, withState(sent, 'expired'));
    const duplicated = await this.parse(companyId, withState(sent, 'duplicated'));
    return this.queries.execute(new CountStates(companyId, all, expired, duplicated));
  }

  /** Returns one document with its lines. */
  @Get(':id')
  @Allow('documents.view')
  get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<DocumentAnswer> {
    return this.queries.execute(new GetDocument(companyId, id));
  }

  /** What a draft begins with that repeats the document, or is made of it and of others. */
  @Get(':id/begin')
  @Allow('documents.draft')
  @ApiQuery({ name: 'type', required: false, description: 'Makes a document of this type of it.' })
  @ApiQuery({ name: 'others', required: false, description: 'Further documents, by commas.' })
  @ApiQuery({ name: 'corrects', required: false, description: '1: takes the place of it.' })
  begin(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('type') type: unknown,
    @Query('others') others: unknown,
    @Query('corrects') corrects: unknown,
  ): Promise<DocumentContentBody> {
    const more = typeof others === 'string' && others !== '' ? others.split(',') : [];
    const typeId = typeof type === 'string' && type !== '' ? type : undefined;
    const ids = [id, ...more];
    return this.queries.execute(new BeginDocument(companyId, ids, typeId, corrects === '1'));
  }

  /** What happened to the document, the newest first. */
  @Get(':id/history')
  @Allow('documents.view')
  history(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('before') before: unknown,
  ): Promise<HistoryPage> {
    return this.queries.execute(new ReadHistory(collection, companyId, id, before));
  }

  private async parse(companyId: string, sent: SentQuery): Promise<ParsedList> {
    const todayOf = presentDay(this.sources.clock);
    const facts = await this.journals.inspect(companyId, (books) =>
      listFactsOf(books, todayOf(books)),
    );
    return parseDocumentList(sent, facts);
  }
}
