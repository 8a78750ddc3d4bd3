import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FiscalCheckAnswer, FiscalProblemAnswer } from '@balcao/contracts';
import { checkSaftApart, ownProductId, type FiscalProblem } from '@balcao/fiscal';
import { describeFiscalProblem, type Language } from '@balcao/messages';
import type { SigningKeys } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { SIGNING_KEYS } from '../composition/tokens.js';
import { languageOf } from '../http/language.js';
import { RequestError } from '../http/request-error.js';

/** Problems that are listed; the others are counted. */
const problemsMax = 500;

/** Tells what is wrong with a SAF-T file, wherever it was made. Nothing of it is kept. */
@ApiTags('fiscal')
@Controller('fiscal/check')
export class FiscalCheckController {
  constructor(@Inject(SIGNING_KEYS) private readonly keys: SigningKeys) {}

  @Post()
  @HttpCode(200)
  @Allow('fiscal.view')
  @ApiConsumes('application/xml')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async check(@Body() body: unknown, @Req() request: FastifyRequest): Promise<FiscalCheckAnswer> {
    if (!isStream(body)) throw new RequestError(415, 'request.unsupportedType');
    const language = languageOf(request.headers['accept-language']);
    const { errors, warnings, documents, signatures, problems } = await checkSaftApart(body, {
      keys: this.keys.ring,
      keysOf: ownProductId,
      problemsMax,
    });
    return {
      ...{ errors, warnings, documents, signatures },
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

/** The body as it arrives: a file of any size is never held. */
function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
