import { Controller, Get, Inject, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { JournalPerson, JournalRow, JournalTypeCount } from '@balcao/contracts';
import { placeOf, referenceById, type Books } from '@balcao/domain';
import { journalEvents } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader, type Where } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { ReadAfter } from '../reading/read-after.js';
import { sendPage } from '../reading/send-page.js';
import { journalSelection, offsetOf } from './journal-selection.js';

const columns = [
  'revision',
  'recordedAt',
  'type',
  'label',
  'partyName',
  'amountMinor',
  'actorName',
  'registerName',
  'device',
  'recordId',
] as const;

const collection = anyRowsOf(journalEvents);

/** Everything that happened in a company, looked through. */
@ApiTags('journal')
@Controller('journal')
@Allow('audit.view')
export class JournalController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readAfter: ReadAfter,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Events by type, person, period, record, amount and device, or by a `question` in the filter.
   */
  @Get()
  @ApiList()
  async list(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[] | StreamableFile> {
    const list = journalSelection(sent, await this.#offset(companyId));
    await this.readAfter.wait(request, reply, companyId);
    const whole = (page: readonly Row[]) => this.#named(companyId, page);
    const format = formatOf(sent);
    if (format !== undefined) {
      const file = { path: 'journal', collection, companyId, list, fields: columns, whole };
      return exportOf(this.rows, file, format, request);
    }
    const page = await this.queries.execute(new ListRows(collection, companyId, list));
    return sendPage(reply, 'journal', { ...page, rows: await whole(page.rows) });
  }

  /** What the same list finds, by person: who most often first. */
  @Get('people')
  @ApiQuery({ name: 'filter', required: false })
  async people(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<readonly JournalPerson[]> {
    const list = journalSelection(sent, await this.#offset(companyId));
    // Checked against the collection when the query was parsed.
    const where = list.where as Where<JournalRow>;
    const query = { where, by: ['actorId'], sum: ['amountMinor'] } as const;
    const groups = await this.rows.group(journalEvents, companyId, query);
    const people = await this.journals.inspect(companyId, (books) =>
      groups.map(({ key, count, sums }) => {
        const actorId = String(key['actorId']);
        const actorName = nameIn(books, actorId);
        return { actorId, actorName, count, amountMinor: sums['amountMinor'] ?? 0 };
      }),
    );
    return people.sort((a, b) => b.count - a.count);
  }

  /** The kinds of events that there are, and how many of each. */
  @Get('types')
  async types(@Member() { companyId }: MemberCaller): Promise<readonly JournalTypeCount[]> {
    const groups = await this.rows.group(journalEvents, companyId, { by: ['type'] });
    return groups.map(({ key, count }) => ({ type: String(key['type']), count }));
  }

  #offset(companyId: string): Promise<number> {
    return this.journals.inspect(companyId, ({ companies }) =>
      offsetOf(companies.settings.get().timeZone, this.sources.clock()),
    );
  }

  #named(companyId: string, rows: readonly Row[]): Promise<readonly Row[]> {
    return this.journals.inspect(companyId, (books) =>
      rows.map((row) => {
        // What the collection holds: this is where the type returns.
        const { actorId, cashRegisterId, registerName, recordId } = row as JournalRow;
        const { label = nameOfRecord(books, recordId) } = row as JournalRow;
        const register = registerName ?? books.pos.cashRegisters.get(cashRegisterId ?? '')?.name;
        const actorName = nameIn(books, actorId);
        return {
          ...{ ...row, actorName },
          ...(register !== undefined && { registerName: register }),
          ...(label !== undefined && { label }),
        };
      }),
    );
  }
}

const nameIn = (books: Books, actorId: string): string =>
  books.identity.members.get(actorId)?.name ?? actorId;

/** What a record is called today of which an event says nothing but its id. */
const nameOfRecord = ({ catalog, parties }: Books, id: string): string | undefined =>
  catalog.articles.get(id)?.name ??
  parties.parties.get(id)?.name ??
  (placeOf(id) && referenceById(id));
