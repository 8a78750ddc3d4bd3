import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RebuildAccepted } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Projections } from '../composition/projections.js';
import { PROJECTIONS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { Operators } from './operators.js';
import { RebuildBody } from './service.bodies.js';

/** Lists made again from the journal while everybody goes on. */
@ApiTags('operations')
@Controller('system')
export class RebuildController {
  constructor(
    private readonly operators: Operators,
    @Inject(PROJECTIONS) private readonly projections: Projections,
  ) {}

  /**
   * Rebuilds the read models of the installation next to the live ones, which stay up to date until
   * the new ones take their place; `GET /system` says how far that is. For those who run the
   * server, see `GET /backup`.
   */
  @Post('rebuild')
  @HttpCode(202)
  @Allow('companies.manage')
  @PeopleOnly()
  async rebuild(
    @Member() { userId }: MemberCaller,
    @CheckedBody(RebuildBody) { readModels }: RebuildBody,
  ): Promise<RebuildAccepted> {
    await this.operators.require(userId);
    return { readModels: await this.projections.rebuild(readModels) };
  }
}
