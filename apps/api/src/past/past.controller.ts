import { Controller, Get, Inject, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { LooksPage, PastMoment, ReplayMoment, ReplayPage } from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { formatOf } from '../exporting/export-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { RequestError } from '../http/request-error.js';
import { ApiOptional } from '../reading/api-optional.js';
import { dayOf, revisionOf } from '../past-rows/known-at.js';
import { pageBefore, pageLength } from '../reading/history-entries.js';
import { Looks } from './looks/looks.js';
import { Moments } from './moments.js';
import { ReplayFiles } from './replay/replay-files.js';
import { Replays } from './replay/replays.js';

/** Events of a document's history that are answered where nobody says how many. */
const EVENTS_PER_PAGE = 50;

@ApiTags('past')
@Controller('past')
export class PastController {
  constructor(
    private readonly moments: Moments,
    @Inject(Replays) private readonly replays: Replays,
    @Inject(Looks) private readonly looks: Looks,
    @Inject(ReplayFiles) private readonly files: ReplayFiles,
  ) {}

  /**
   * A moment of the company's journal, by the instant `at` or by its `revision`; by `trueOn`, a
   * day, what is known of it and of earlier ones. Its rows are begun with, and given up when nobody
   * has asked for them again for ten seconds; once it `isReady`, reads that send `X-As-Known-At`
   * with the revision, and `X-As-True-On` with the day, show them.
   */
  @Get()
  @Allow('audit.view')
  @ApiOptional('at', 'revision', 'trueOn')
  moment(
    @Member() { companyId }: MemberCaller,
    @Query('at') at: unknown,
    @Query('revision') revision: unknown,
    @Query('trueOn') day: unknown,
  ): Promise<PastMoment> {
    const trueOn = day === undefined ? undefined : dayOf(day);
    if (revision !== undefined) {
      const known = { revision: revisionOf(revision) };
      return this.moments.ofRevision(
        companyId,
        trueOn === undefined ? known : { ...known, trueOn },
      );
    }
    if (at === undefined && trueOn !== undefined) return this.moments.ofDay(companyId, trueOn);
    const instant = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    if (Number.isNaN(instant)) throw new RequestError(422, 'past.unknown');
    return this.moments.ofInstant(companyId, new Date(instant).toISOString(), trueOn);
  }

  /** What members looked at who may change nothing, the newest first. */
  @Get('looks')
  @Allow('audit.view')
  @ApiQuery({ name: 'before', required: false })
  seen(
    @Member() { companyId }: MemberCaller,
    @Query('before') before: unknown,
  ): Promise<LooksPage> {
    return this.looks.page(companyId, pageBefore(before));
  }

  /** Everything that touched a document, the newest first, each with the row that it left. */
  @Get('documents/:id')
  @Allow('audit.view')
  @ApiQuery({ name: 'before', required: false })
  @ApiQuery({ name: 'perPage', required: false })
  replay(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('before') before: unknown,
    @Query('perPage') perPage: unknown,
  ): Promise<ReplayPage> {
    const part = { before: pageBefore(before), length: pageLength(perPage, EVENTS_PER_PAGE) };
    return this.replays.page(companyId, id, part);
  }

  /** Its stock, its payments and the account of its party, once an event had been recorded. */
  @Get('documents/:id/moment')
  @Allow('audit.view')
  @ApiQuery({ name: 'revision' })
  beside(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('revision') revision: unknown,
  ): Promise<ReplayMoment> {
    return this.replays.moment(companyId, id, revisionOf(revision));
  }

  /** The whole history of a document as a file. */
  @Get('documents/:id/file')
  @Allow('audit.view')
  @ApiQuery({ name: 'format', enum: ['csv', 'xlsx', 'pdf'] })
  file(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.files.write(companyId, id, formatOf(sent) ?? 'pdf', request);
  }
}
