import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { PastMoment } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { RequestError } from '../http/request-error.js';
import { revisionOf } from './known-at.js';
import { Moments } from './moments.js';

@ApiTags('past')
@Controller('past')
export class PastController {
  constructor(private readonly moments: Moments) {}

  /**
   * A moment of the company's journal, by the instant `at` or by its `revision`. Its rows are begun
   * with; once it `isReady`, reads that send `X-As-Known-At` with the revision show them.
   */
  @Get()
  @Allow('audit.view')
  @ApiQuery({ name: 'at', required: false })
  @ApiQuery({ name: 'revision', required: false })
  moment(
    @Member() { companyId }: MemberCaller,
    @Query('at') at: unknown,
    @Query('revision') revision: unknown,
  ): Promise<PastMoment> {
    if (revision !== undefined) return this.moments.ofRevision(companyId, revisionOf(revision));
    const instant = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    if (Number.isNaN(instant)) throw new RequestError(422, 'past.unknown');
    return this.moments.ofInstant(companyId, new Date(instant).toISOString());
  }
}
