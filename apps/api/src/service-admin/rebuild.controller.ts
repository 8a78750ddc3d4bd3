import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RebuildAccepted } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { Subscriptions } from '../billing/subscriptions.js';
import type { Projections } from '../composition/projections.js';
import { PROJECTIONS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { RebuildBody } from './service.bodies.js';
import { ServiceAdminGuard } from './service-admins.js';

/** Lists made again from the journal while everybody goes on. */
@ApiTags('operations')
@Controller('system')
export class RebuildController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly admins: ServiceAdminGuard,
    @Inject(PROJECTIONS) private readonly projections: Projections,
  ) {}

  /**
   * Rebuilds the read models of the installation next to the live ones, which stay up to date until
   * the new ones take their place; `GET /system` says how far that is. Where companies pay for the
   * service, only for those who run it.
   */
  @Post('rebuild')
  @HttpCode(202)
  @Allow('companies.manage')
  async rebuild(
    @Caller() caller: SignedInCaller,
    @CheckedBody(RebuildBody) { readModels }: RebuildBody,
  ): Promise<RebuildAccepted> {
    if (this.subscriptions.isBilled && !(await this.admins.isAdmin(caller.userId))) {
      refuse('identity.serviceAdminsOnly');
    }
    return { readModels: await this.projections.rebuild(readModels) };
  }
}
