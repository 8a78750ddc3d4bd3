import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AccountAnswer, AccountEvent } from '@balcao/contracts';
import { changePreferences, changeProfile, unlinkProviders } from '@balcao/domain';
import { metadataAs } from '@balcao/event-store';
import { deviceName, providerLoginIdOf, type Origin } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { Accounts } from '../accounts.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { accountAnswer } from './account-answer.js';
import { ChangeAccountBody, ProofBody } from './account.bodies.js';
import { OwnAccount } from './own-account.js';

/** The most events in the answer, the last first. */
const EVENTS_SHOWN = 100;
/** The most events that are read for it: uses of browsers are left out. */
const readEvents = 4 * EVENTS_SHOWN;

@ApiTags('account')
@Controller('account')
export class AccountController {
  constructor(
    private readonly own: OwnAccount,
    private readonly accounts: Accounts,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The caller's own account. */
  @Get()
  @SignedIn()
  async show(@Caller() caller: SignedInCaller): Promise<AccountAnswer> {
    return accountAnswer(await this.own.of(caller), this.sources.clock().toISOString());
  }

  /** The name, and the settings of the screens; what is not sent stays as it is. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  async change(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ChangeAccountBody) body: ChangeAccountBody,
    @Req() request: FastifyRequest,
  ): Promise<AccountAnswer> {
    const user = await this.own.change(caller, request, (before) => {
      const { firstName = before.firstName, lastName = before.lastName, ...chosen } = body;
      return [
        ...changeProfile(before, { firstName, lastName }),
        ...changePreferences(before, chosen),
      ];
    });
    return accountAnswer(user, this.sources.clock().toISOString());
  }

  /** Ends signing in by identity providers. */
  @Post('providers/unlink')
  @SignedIn()
  @HttpCode(204)
  async unlink(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ProofBody) { password, code }: ProofBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const user = await this.own.of(caller);
    const { providers } = user;
    // Said first: without a password there is none to ask for.
    unlinkProviders(user);
    await this.proofs.requirePassword(user, password);
    await this.secondProofs.require(user, code, originOf(request));
    await this.own.change(caller, request, unlinkProviders);
    for (const { issuer, subject } of providers) {
      await this.accounts.releaseLoginId(providerLoginIdOf(issuer, subject), caller.userId);
    }
  }

  /** What happened to the account, when and from where; the last first. */
  @Get('history')
  @SignedIn()
  async history(@Caller() { userId }: SignedInCaller): Promise<readonly AccountEvent[]> {
    const events: AccountEvent[] = [];
    for await (const stored of this.accounts.history(userId, readEvents)) {
      if (events.length === EVENTS_SHOWN) break;
      if (stored.type === 'SessionUsed') continue;
      const { recordedAt: at, origin } = metadataAs<Recorded>(stored);
      const where = origin && { device: deviceName(origin.userAgent), address: origin.address };
      events.push({ type: stored.type, at, ...where });
    }
    return events;
  }
}

/** The part of what `newAccountEvent` writes that is in the answer. */
interface Recorded {
  readonly recordedAt: string;
  readonly origin?: Origin;
}
