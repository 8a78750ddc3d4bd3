import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { CopyKind } from '@balcao/contracts';
import { assert } from '@balcao/domain';
import { printedDocumentOf, type Paper } from '@balcao/printing';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { DocumentContentBody } from '../documents/document.bodies.js';
import { DraftId } from '../documents/draft-id.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { ApiPaper } from './api-paper.js';
import { parsePaperQuery, parsePapersQuery, type PaperQuery } from './paper-query.js';
import { Papers } from './papers.js';
import { sendPaper, sendPapers } from './send-paper.js';

type SentQuery = Readonly<Record<string, unknown>>;
type Wished = Omit<PaperQuery, 'format'>;

/** Documents on paper: what is printed of one, and what would be of a draft. */
@ApiTags('documents')
@Controller()
export class PaperController {
  constructor(
    private readonly papers: Papers,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * One copy of a document. The original is stamped as a preview, except for the user who has just
   * printed it (`POST documents/:id/print`).
   */
  @Get('documents/:id/paper')
  @Allow('documents.view')
  @ApiPaper()
  async paper(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { format, ...wished } = parsePaperQuery(sent);
    return sendPaper(reply, await this.#issued(caller, id, wished), format);
  }

  /** Copies of several documents in one file; originals as for one. */
  @Get('documents/papers')
  @Allow('documents.view')
  @ApiPaper()
  @ApiQuery({ name: 'ids', description: 'Documents, by commas.' })
  @ApiQuery({ name: 'copies', description: 'A copy for each, in the same order.' })
  several(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendEach(reply, sent, (id, wished) => this.#issued(caller, id, wished));
  }

  /** One copy of a receipt, a payment or a set-off; the original as for documents. */
  @Get('payments/:id/paper')
  @Allow('payments.view')
  @ApiPaper()
  async receipt(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { format, ...wished } = parsePaperQuery(sent);
    return sendPaper(reply, await this.#paid(caller, id, wished), format);
  }

  /** Copies of several receipts, or payments to suppliers, in one file. */
  @Get('payments/papers')
  @Allow('payments.view')
  @ApiPaper()
  @ApiQuery({ name: 'ids', description: 'Payments, by commas.' })
  @ApiQuery({ name: 'copies', description: 'A copy for each, in the same order.' })
  receipts(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendEach(reply, sent, (id, wished) => this.#paid(caller, id, wished));
  }

  /** What would be printed if the draft were issued now; refused as issuing would be. */
  @Post('drafts/:draftId/paper')
  @HttpCode(200)
  @Allow('documents.draft')
  @ApiPaper()
  async preview(
    @Member() { companyId, userId: actorId, requestId }: MemberCaller,
    @DraftId() draftId: string,
    @CheckedBody(DocumentContentBody) body: DocumentContentBody,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { format, ...wished } = parsePaperQuery(sent);
    const { documentTypeId, ...content } = withoutNulls(body);
    const named = { type: 'IssueDocument', draftId, documentTypeId, acceptsClock: true } as const;
    const submitted = { commandId: this.sources.newId(), actorId, correlationId: requestId };
    const ready = await this.journals.rehearse(
      companyId,
      { ...submitted, body: { ...content, ...named } },
      (books, events) => {
        const issued = events.find(({ type }) => type === 'DocumentIssued');
        assert(issued?.type === 'DocumentIssued', 'issuing decides on a document');
        const draft = { isCancelled: false, isDraft: true, isPreview: true } as const;
        const copy = 'original' as const;
        const wish = { ...wished, ...draft, copy, issued: issued.data, sellerId: actorId };
        return printedDocumentOf(books, wish);
      },
    );
    return sendPaper(reply, await this.papers.ofDocument(companyId, ready), format);
  }

  async #issued(caller: MemberCaller, id: string, wished: Wished): Promise<Paper> {
    const isPreview = await this.#isPreview(caller, id, wished.copy);
    return this.papers.issued(caller, id, { ...wished, isPreview });
  }

  async #paid(caller: MemberCaller, id: string, wished: Wished): Promise<Paper> {
    const isPreview = await this.#isPreview(caller, id, wished.copy);
    return this.papers.paid(caller, id, { ...wished, isPreview });
  }

  /** An original that is not in the caller's hands. */
  async #isPreview(caller: MemberCaller, id: string, copy: CopyKind): Promise<boolean> {
    return copy === 'original' && !(await this.papers.hasJustPrinted(caller, id));
  }
}

/** The copies that a query names, one behind the other in one file. */
async function sendEach(
  reply: FastifyReply,
  sent: SentQuery,
  read: (id: string, wished: Wished) => Promise<Paper>,
): Promise<StreamableFile> {
  const { format, ...wished } = parsePaperQuery(sent);
  const papers = [];
  for (const { id, copy } of parsePapersQuery(sent)) {
    papers.push(await read(id, { ...wished, copy }));
  }
  return sendPapers(reply, papers, format);
}
