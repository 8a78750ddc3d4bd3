import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FiscalCheckAnswer, FiscalProblemAnswer } from '@balcao/contracts';
import { checkSaftApart, ownProductId, type FiscalProblem } from '@balcao/fiscal';
import { describeFiscalProblem, type Language } from '@balcao/messages';
import type { SigningKeys } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { SIGNING_KEYS } from '../composition/tokens.js';
import { languageOf } from '../http/language.js';
import { Takes } from '../http/media-types.js';
import { limits } from '../http/limits.js';
import { Places, takeAll } from '../limits/places.js';
import { RequestError } from '../http/request-error.js';

/** Problems that are listed; the others are counted. */
const problemsMax = 500;

/** Tells what is wrong with a SAF-T file, wherever it was made. Nothing of it is kept. */
@ApiTags('fiscal')
@Controller('fiscal/check')
export class FiscalCheckController {
  readonly #ofCompany = new Places(limits.fiscalChecksOfCompany);
  readonly #ofAll = new Places(limits.fiscalChecksOfAll);

  constructor(@Inject(SIGNING_KEYS) private readonly keys: SigningKeys) {}

  /** Checks a SAF-T file of any program; nothing of it is kept. */
  @Post()
  @HttpCode(200)
  @Allow('fiscal.view')
  @Takes('application/xml')
  async check(
    @Body() body: AsyncIterable<Uint8Array> | undefined,
    @Req() request: FastifyRequest,
    @Member() { companyId }: MemberCaller,
  ): Promise<FiscalCheckAnswer> {
    if (body === undefined) throw new RequestError(422, 'request.malformed');
    const language = languageOf(request.headers['accept-language']);
    const giveBack = takeAll([this.#ofCompany, companyId], [this.#ofAll, '']);
    const { errors, warnings, documents, signatures, problems } = await checkSaftApart(body, {
      keys: this.keys.ring,
      keysOf: ownProductId,
      problemsMax,
    }).finally(giveBack);
    return {
      errors,
      warnings,
      documents,
      signatures,
      problems: problems.map((problem) => said(problem, language)),
    };
  }
}

function said(
  { code, params, severity, line, column, element, document }: FiscalProblem,
  language: Language,
): FiscalProblemAnswer {
  const sentence = describeFiscalProblem(language, code, params);
  const answer = { severity, code, sentence, line, column, element };
  return document === undefined ? answer : { ...answer, document };
}
