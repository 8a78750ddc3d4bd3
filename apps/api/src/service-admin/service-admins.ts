import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { refuse } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { SignedIn } from '../access/access.js';
import { callerOf } from '../access/caller.js';
import { BILLING, type BillingGround } from '../billing/billing.tokens.js';
import { RequestError } from '../http/request-error.js';
import { Accounts } from '../identity/accounts.js';
import { isServiceAdmin } from '../identity/is-service-admin.js';

/**
 * Lets those in whose confirmed address is on the list of the service's administrators. To others
 * else there is nothing here, whatever they may do in their companies. They need a second factor: a
 * password by itself would open the accounts of all companies.
 */
@Injectable()
export class ServiceAdminGuard implements CanActivate {
  readonly #admins: readonly string[];

  constructor(
    private readonly accounts: Accounts,
    @Inject(BILLING) { serviceAdmins }: BillingGround,
  ) {
    this.#admins = serviceAdmins;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const caller = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    const account = caller && (await this.accounts.find(caller.userId));
    const isAdmin = account !== undefined && isServiceAdmin(account.user, this.#admins);
    if (!isAdmin) throw new RequestError(404, 'request.notFound');
    if (account.user.twoFactor === undefined) return refuse('identity.twoFactorRequired');
    return true;
  }
}

/** For those who run the service: signed in, with an address that is on the list. */
export const ServiceAdmins = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SignedIn(), UseGuards(ServiceAdminGuard));
