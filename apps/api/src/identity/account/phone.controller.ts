import { randomInt, randomUUID } from 'node:crypto';
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AccountAnswer } from '@balcao/contracts';
import type { TextSender } from '@balcao/delivery';
import {
  checkPhone,
  PHONE_CODE,
  phoneOf,
  refuse,
  removePhone,
  sendPhoneCode,
  tryPhoneCode,
} from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { SignedIn } from '../../access/access.js';
import { Caller, type SignedInCaller } from '../../access/caller.js';
import type { Sources } from '../../composition/backend.js';
import { SOURCES, TEXTS } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { languageOf } from '../../http/language.js';
import { Secrets } from '../secrets.js';
import { accountAnswer } from './account-answer.js';
import { CodeBody, PhoneBody } from './account.bodies.js';
import { OwnAccount } from './own-account.js';
import { phoneCodeText } from './phone-code-text.js';
import { Throttles } from '../../limits/throttles.js';

@ApiTags('account')
@Controller('account/phone')
export class PhoneController {
  constructor(
    private readonly throttles: Throttles,
    private readonly own: OwnAccount,
    private readonly secrets: Secrets,
    @Inject(TEXTS) private readonly texts: TextSender,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Sends a code to the phone, in the place of one that was sent before. */
  @Post()
  @SignedIn()
  @HttpCode(202)
  async send(
    @Caller() caller: SignedInCaller,
    @CheckedBody(PhoneBody) body: PhoneBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const phone = phoneOf(body.phone) ?? body.phone;
    checkPhone(phone);
    const now = this.sources.clock();
    await this.throttles.take('phoneByPerson', caller.userId);
    await this.throttles.take('textByPhone', phone);
    const code = randomInt(10 ** PHONE_CODE.digits)
      .toString()
      .padStart(PHONE_CODE.digits, '0');
    const codeHash = this.secrets.hash(caller.userId, code);
    const expiresAt = new Date(now.getTime() + PHONE_CODE.minutes * 60_000).toISOString();
    const user = await this.own.change(caller, request, (it) => [
      sendPhoneCode(it, { phone, codeHash, expiresAt }),
    ]);
    const language = languageOf(user.preferences.language ?? request.headers['accept-language']);
    const text = phoneCodeText(language, code);
    await this.texts.send({ id: `code_${randomUUID()}`, to: `+258${phone}`, text });
    return {};
  }

  /** Repeats the code; a wrong one is counted in the account, regardless of the node. */
  @Post('confirm')
  @SignedIn()
  @HttpCode(200)
  async confirm(
    @Caller() caller: SignedInCaller,
    @CheckedBody(CodeBody) { code }: CodeBody,
    @Req() request: FastifyRequest,
  ): Promise<AccountAnswer> {
    const now = this.sources.clock().toISOString();
    const codeHash = this.secrets.hash(caller.userId, code.replace(/\s/g, ''));
    const user = await this.own.change(caller, request, (it) => [
      tryPhoneCode(it, { codeHash, now }),
    ]);
    // The code that was sent is no longer pending once it is repeated.
    if (user.pendingPhone !== undefined) refuse('identity.codeWrong', undefined, 'code');
    return accountAnswer(user, now);
  }

  /** Removes the phone number from the account. */
  @Post('remove')
  @SignedIn()
  @HttpCode(200)
  async remove(
    @Caller() caller: SignedInCaller,
    @Req() request: FastifyRequest,
  ): Promise<AccountAnswer> {
    const user = await this.own.change(caller, request, removePhone);
    return accountAnswer(user, this.sources.clock().toISOString());
  }
}
