import { Controller, Get, Inject, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { JournalPerson, JournalRow, JournalTypeCount } from '@balcao/contracts';
import { placeOf, referenceById, type Books } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { journalEvents, shifts } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader, type Where } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { isSeen } from '../access/rows/seen-events.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { languageOf } from '../http/language.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { ApiList } from '../reading/api-list.js';
import type { ParsedList, SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { changesInWords } from './changes-in-words.js';
import { offsetOf } from '../reading/instants-of-days.js';
import { withEventsOfShifts } from './events-of-till.js';
import { journalSelection } from './journal-selection.js';

const columns = [
  'revision',
  'recordedAt',
  'type',
  'label',
  'changed',
  'before',
  'after',
  'currency',
  'partyName',
  'amountMinor',
  'actorName',
  'registerName',
  'device',
  'recordId',
] as const;

/** Shifts that are asked for in one go. */
const SHIFTS_AT_ONCE = 100;

const collection = anyRowsOf(journalEvents);

/** Everything that happened in a company, looked through. */
@ApiTags('journal')
@Controller('journal')
@Allow('audit.view')
export class JournalController {
  constructor(
    private readonly queries: QueryBus,
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
    const list = await this.#selected(companyId, sent);
    const language = languageOf(request.headers['accept-language']);
    const whole = (page: readonly Row[]) => this.#named(companyId, page, language);
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
    const list = await this.#selected(companyId, sent);
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

  async #selected(companyId: string, sent: SentQuery): Promise<ParsedList> {
    const list = journalSelection(sent, await this.#offset(companyId));
    return withEventsOfShifts(this.rows, companyId, list);
  }

  #offset(companyId: string): Promise<number> {
    return this.journals.inspect(companyId, ({ companies }) =>
      offsetOf(companies.settings.get().timeZone, this.sources.clock()),
    );
  }

  async #named(
    companyId: string,
    rows: readonly Row[],
    language: Language,
  ): Promise<readonly Row[]> {
    const tills = await this.#tillsOf(companyId, rows);
    return this.journals.inspect(companyId, (books) =>
      rows.map((row) => {
        // What the collection holds: this is where the type returns.
        const { actorId, cashRegisterId, registerName, recordId } = row as JournalRow;
        const { label = nameOfRecord(books, recordId), changes = [] } = row as JournalRow;
        const seen = changes.filter(({ field }) => isSeen(field));
        const register =
          registerName ??
          books.pos.cashRegisters.get(cashRegisterId ?? '')?.name ??
          tills.get(recordId);
        const actorName = nameIn(books, actorId);
        return {
          ...row,
          actorName,
          ...(changes.length > 0 && { changes: seen }),
          ...changesInWords(seen, books, language),
          ...(register !== undefined && { registerName: register }),
          ...(label !== undefined && { label }),
        };
      }),
    );
  }

  /** The tills of the shifts that events are about: what is noted in one names the shift alone. */
  async #tillsOf(companyId: string, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
    // What the collection holds.
    const noted = (rows as readonly JournalRow[]).filter(({ type }) => type === 'ShiftNoted');
    const ids = [...new Set(noted.map(({ recordId }) => recordId))];
    const named = new Map<string, string>();
    for (let at = 0; at < ids.length; at += SHIFTS_AT_ONCE) {
      const where = { id: { $in: ids.slice(at, at + SHIFTS_AT_ONCE) } };
      const found = await this.rows.find(shifts, companyId, { where, limit: SHIFTS_AT_ONCE });
      for (const { id, registerName } of found) named.set(id, registerName);
    }
    return named;
  }
}

const nameIn = (books: Books, actorId: string): string =>
  books.identity.members.get(actorId)?.name ?? actorId;

/** What a record is called today of which an event says nothing but its id. */
const nameOfRecord = ({ catalog, parties, identity }: Books, id: string): string | undefined =>
  catalog.articles.get(id)?.name ??
  parties.parties.get(id)?.name ??
  identity.members.get(id)?.name ??
  (placeOf(id) && referenceById(id));
