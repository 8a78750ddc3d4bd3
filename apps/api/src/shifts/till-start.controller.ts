import { Controller, Get, Inject, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  ArticleRow,
  ChangedRows,
  ClientRow,
  ReturnableSale,
  TillStart,
  TillUnchanged,
} from '@balcao/contracts';
import { leftToCredit, refuse } from '@balcao/domain';
import { articles, parties } from '@balcao/projections';
import type { Collection, Row, RowReader, Where } from '@balcao/read-store';
import type { SoftwareCertificates } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { seenPart } from '../access/rows/seen-events.js';
import { SeenDocuments } from '../access/rows/seen-documents.js';
import type { Journals, Sources } from '../composition/backend.js';
import { CERTIFICATES, JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { IssuedDocuments } from '../documents/issued-documents.js';
import { ImageStore } from '../images/image-store.js';
import { sendImage } from '../images/send-image.js';
import { AllowedPrinters } from '../pos/printers/allowed-printers.js';
import { isOnTheRoll } from './till-papers.js';
import { tillStart } from './till-start.js';

/** Rows of one page of what a till keeps. */
const PAGE_MAX = 2_000;

/** What a till begins its day with, and how it keeps up. */
@ApiTags('pos')
@Controller('pos')
export class TillStartController {
  constructor(
    private readonly issued: IssuedDocuments,
    private readonly seen: SeenDocuments,
    private readonly images: ImageStore,
    private readonly printers: AllowedPrinters,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(CERTIFICATES) private readonly certificates: SoftwareCertificates,
  ) {}

  /**
   * Registers, the open shift, series, methods, denominations, people: all but long lists. Asked
   * `since` a revision it says no more than that nothing has happened, where nothing has.
   */
  @Get('start')
  @Allow('pos.sell')
  async start(
    @Member() { companyId, userId }: MemberCaller,
    @Query('cashRegisterId') cashRegisterId: unknown,
    @Query('cashierId') cashierId: unknown,
    @Query('since') since: unknown,
  ): Promise<TillStart | TillUnchanged> {
    const now = this.sources.clock().toISOString();
    const seen = wholeOf(since);
    if (seen !== undefined) {
      // What another node has written is read from the event store first.
      await this.journals.consult(companyId, () => undefined);
      const revision = await this.journals.revision(companyId);
      if (revision === seen) return { revision, now, isUnchanged: true };
    }
    const printsOverNetwork = await this.printers.isOn(companyId);
    const register = typeof cashRegisterId === 'string' ? cashRegisterId : undefined;
    const before = await this.journals.revision(companyId);
    const start = await this.journals.consult(companyId, (books) =>
      structuredClone(
        tillStart(books, {
          userId,
          cashierId: textOf(cashierId),
          now,
          cashRegisterId: register,
          printsOverNetwork,
          certificates: this.certificates,
        }),
      ),
    );
    // Not the one afterwards: what happens meanwhile would never be asked for.
    return { ...start, revision: before };
  }

  /** A picture of receipts, for a till to keep; other pictures are not served here. */
  @Get('logos/:id')
  @Allow('pos.sell')
  async logo(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isRegistered = await this.journals.inspect(companyId, (books) => isOnTheRoll(books, id));
    if (!isRegistered) refuse('record.notFound', { id });
    return sendImage(reply, this.images, companyId, id, 'medium');
  }

  /**
   * Articles for working without a network: all of them page by page with `from`, the last id that
   * is known; afterwards with `after`, a revision, what has changed since.
   */
  @Get('articles')
  @Allow('catalog.view')
  articles(
    @Member() { companyId }: MemberCaller,
    @Query() sent: Readonly<Record<string, unknown>>,
  ): Promise<ChangedRows<ArticleRow>> {
    return this.page(articles, companyId, sent);
  }

  /** Clients, in the same way. */
  @Get('clients')
  @Allow('parties.view')
  clients(
    @Member() { companyId }: MemberCaller,
    @Query() sent: Readonly<Record<string, unknown>>,
  ): Promise<ChangedRows<ClientRow>> {
    return this.page(parties, companyId, sent, { isClient: true });
  }

  /** A sale with what of each line can still be given back. */
  @Get('sales/:id')
  @Allow('pos.sell')
  async sale(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<ReturnableSale> {
    await this.seen.require(companyId, id);
    const found = await this.issued.all(companyId, [id]);
    const document = found.get(id) ?? refuse('document.notFound', { id });
    const { left, paid } = await this.journals.inspect(companyId, (books) => ({
      left: books.documents.cancelled.has(id) ? [] : leftToCredit(books, document),
      paid: books.pos.reclassified.get(id) ?? document.payment?.rows ?? [],
    }));
    return {
      document: seenPart(document),
      left,
      paid,
      revision: await this.journals.revision(companyId),
    };
  }

  private async page<R extends Row>(
    collection: Collection<R>,
    companyId: string,
    { from, after, limit }: Readonly<Record<string, unknown>>,
    only: object = {},
  ): Promise<ChangedRows<R>> {
    const perPage = Math.min(wholeOf(limit) ?? PAGE_MAX, PAGE_MAX) || PAGE_MAX;
    const revision = wholeOf(after);
    const cursor = typeof from === 'string' && from !== '' ? { id: { $gt: from } } : {};
    const changed = revision === undefined ? cursor : { revision: { $gt: revision } };
    const order = revision === undefined ? 'id' : 'revision';
    const rows = await this.rows.find(collection, companyId, {
      // Both fields are on every row.
      where: { ...only, ...changed } as Where<R>,
      sort: [[order, 'asc']],
      limit: perPage + 1,
    });
    const shown = rows.slice(0, perPage);
    const last = shown.reduce((max, row) => Math.max(max, row.revision), revision ?? 0);
    return { rows: shown, revision: last, isMore: rows.length > perPage };
  }
}

const textOf = (sent: unknown): string | undefined =>
  typeof sent === 'string' && sent !== '' ? sent : undefined;

function wholeOf(sent: unknown): number | undefined {
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent)
    ? Number.parseInt(sent, 10)
    : undefined;
}
