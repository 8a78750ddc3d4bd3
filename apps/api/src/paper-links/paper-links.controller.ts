import { Controller, Get, Inject, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { Accepted, PaperLinkAnswer, PaperLinkState } from '@balcao/contracts';
import { isLinkOpen, openLinkUntil, refuse } from '@balcao/domain';
import { describeRequestError } from '@balcao/messages';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readPaper, type ReadPaper, type SoftwareCertificates } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import type { Journals, Sources } from '../composition/backend.js';
import {
  BLOBS,
  CERTIFICATES,
  JOURNALS,
  ROWS,
  SOURCES,
  WEB_ADDRESS,
} from '../composition/tokens.js';
import { languageOf } from '../http/language.js';
import { Secrets } from '../identity/secrets.js';
import { Throttles } from '../limits/throttles.js';
import { ReadAfter } from '../reading/read-after.js';
import { ApiPaper } from '../printing/api-paper.js';
import { openLink, sealLink, type CompanyLink } from './paper-link-token.js';
import { sendPaper } from '../printing/send-paper.js';

/** Links that show a duplicate of a document to who has them, without signing in. */
@ApiTags('documents')
@Controller()
export class PaperLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readAfter: ReadAfter,
    private readonly secrets: Secrets,
    private readonly throttles: Throttles,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(CERTIFICATES) private readonly certificates: SoftwareCertificates,
    @Inject(WEB_ADDRESS) private readonly webAddress: string,
  ) {}

  /** Makes a link to a document, for 30 days; it shows a duplicate, as the document is then. */
  @CommandRoute('documents/:id/link', { allow: 'documents.issue', isRehearsable: false })
  async make(@Sender() sender: CommandSender, @Param('id') id: string): Promise<PaperLinkAnswer> {
    const { companyId } = sender;
    await this.#refuseUnseen(sender, id);
    const accepted = await accept(this.commands, sender, id, { type: 'MakePaperLink', id });
    // The same key again, after the link was taken back, is a link that shows nothing.
    const openUntil = (await this.#openUntil(companyId, id)) ?? this.#now();
    const { revision } = accepted;
    const token = sealLink(this.secrets, { companyId, id, revision, expiresAt: openUntil });
    return { ...accepted, openUntil, link: `${this.webAddress}/api/paper?t=${token}` };
  }

  /** Takes all links to a document back. */
  @CommandRoute('documents/:id/link/revoke', { allow: 'documents.issue' })
  async revoke(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    await this.#refuseUnseen(sender, id);
    return accept(this.commands, sender, id, { type: 'RevokePaperLinks', id });
  }

  /** Until when a link to the document is open. */
  @Get('documents/:id/link')
  @Allow('documents.view')
  async state(@Member() caller: MemberCaller, @Param('id') id: string): Promise<PaperLinkState> {
    await this.#refuseUnseen(caller, id);
    const openUntil = await this.#openUntil(caller.companyId, id);
    return openUntil === undefined ? {} : { openUntil };
  }

  /** The paper of a link, as a PDF. The token is in the query: paths are written to logs. */
  @Get('paper')
  @Public()
  @ApiPaper()
  @ApiQuery({ name: 't', description: 'The token of the link.' })
  async open(
    @Query('t') token: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.throttles.take('paperLinkByAddress', request.ip);
    const link = typeof token === 'string' ? openLink(this.secrets, token) : undefined;
    const read = link === undefined ? undefined : await this.#read(link);
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    return read === undefined ? sayGone(request, reply) : sendPaper(reply, read.paper, 'pdf');
  }

  /** Only a link of this server's own gets so far: no books are loaded for strangers. */
  async #read(link: CompanyLink): Promise<ReadPaper | undefined> {
    const { companyId, id: documentId } = link;
    if (!(await this.journals.exists(companyId))) return undefined;
    const now = this.#now();
    const isOpen = await this.journals.inspect(companyId, (books) => isLinkOpen(books, link, now));
    if (!isOpen) return undefined;
    const { journals, blobs, certificates } = this;
    const order = { jobId: '', actorId: '', companyId, documentId, copy: 'duplicate' } as const;
    return readPaper({ journals, blobs, certificates }, order);
  }

  #openUntil(companyId: string, id: string): Promise<string | undefined> {
    const now = this.#now();
    return this.journals.inspect(companyId, (books) => openLinkUntil(books, id, now));
  }

  #now(): string {
    return this.sources.clock().toISOString();
  }

  /** What the caller's limits hide is not shown to others either. */
  async #refuseUnseen({ companyId }: MemberCaller, id: string): Promise<void> {
    await this.readAfter.untilNow(companyId);
    const row = await this.rows.get(documents, companyId, id);
    if (row === undefined) refuse('document.notFound', { id });
  }
}

/** One page for what never was a link and for what is none any more. */
function sayGone(request: FastifyRequest, reply: FastifyReply): StreamableFile {
  const language = languageOf(request.headers['accept-language']);
  const said = describeRequestError(language, 'paperLink.gone');
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${said}</title>
<meta name="viewport" content="width=device-width"><p>${said}</p></html>`;
  reply.status(404).header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(Buffer.from(page), { type: 'text/html; charset=utf-8' });
}
