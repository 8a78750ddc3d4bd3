import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RecoveryCodes, TwoFactorSetUp } from '@balcao/contracts';
import {
  beginTwoFactor,
  renewRecoveryCodes,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '@balcao/domain';
import { toSVG } from 'bwip-js/node';
import type { FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { AccountMails } from '../account-mails.js';
import { Authenticator } from '../authenticator.js';
import { Proofs } from '../proofs.js';
import { originOf } from '../request-origin.js';
import { SecondProofs } from '../second-proofs.js';
import { CodeBody, PasswordBody, ProofBody } from './account.bodies.js';
import { OwnAccount } from './own-account.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account/two-factor')
export class TwoFactorController {
  constructor(
    private readonly throttles: Throttles,
    private readonly own: OwnAccount,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly authenticator: Authenticator,
    private readonly mails: AccountMails,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Hands out a secret; nothing changes until a code proves that it has arrived. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  async begin(
    @Caller() caller: SignedInCaller,
    @CheckedBody(PasswordBody) { password }: PasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<TwoFactorSetUp> {
    const user = await this.own.of(caller);
    await this.proofs.requirePassword(user, password);
    const { secret, uri, sealed } = this.authenticator.mint(user);
    await this.own.change(caller, request, (it) => [beginTwoFactor(it, sealed)]);
    const qrSvg = toSVG({ bcid: 'qrcode', text: uri, scale: 3, padding: 4 });
    return { secret, uri, qrSvg };
  }

  /** From here on codes are asked for; answers the recovery codes, this once. */
  @Post('confirm')
  @SignedIn()
  @HttpCode(200)
  async turnOn(
    @Caller() caller: SignedInCaller,
    @CheckedBody(CodeBody) { code }: CodeBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const now = this.sources.clock();
    await this.throttles.take('twoFactorByPerson', caller.userId);
    const { codes, hashes: recoveryHashes } = this.authenticator.mintRecovery();
    await this.own.change(caller, request, (user) => {
      const { pendingSecret } = user;
      const step =
        pendingSecret === undefined
          ? undefined
          : this.authenticator.stepOf(user, pendingSecret, code, now);
      return [turnTwoFactorOn(user, { step, recoveryHashes })];
    });
    return { recoveryCodes: codes };
  }

  /** New recovery codes in the place of those that are left. */
  @Post('recovery-codes')
  @SignedIn()
  @HttpCode(200)
  async renew(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ProofBody) proof: ProofBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    await this.prove(caller, proof, request);
    const { codes, hashes } = this.authenticator.mintRecovery();
    await this.own.change(caller, request, (user) => [renewRecoveryCodes(user, hashes)]);
    return { recoveryCodes: codes };
  }

  /** Signs in without codes from now on; takes the password and a last code. */
  @Post('off')
  @SignedIn()
  @HttpCode(204)
  async turnOff(
    @Caller() caller: SignedInCaller,
    @CheckedBody(ProofBody) proof: ProofBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.prove(caller, proof, request);
    await this.own.change(caller, request, (user) => [turnTwoFactorOff(user)]);
    await this.mails.order(request, 'twoFactorOff', { userId: caller.userId });
  }

  /** Password and code: a stolen password must not switch off what is there for its theft. */
  private async prove(
    caller: SignedInCaller,
    { password, code }: ProofBody,
    request: FastifyRequest,
  ): Promise<void> {
    const user = await this.own.of(caller);
    await this.proofs.requirePassword(user, password);
    await this.secondProofs.require(user, code, originOf(request));
  }
}
