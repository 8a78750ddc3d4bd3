import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FiscalCheckAnswer, FiscalProblemAnswer } from '@balcao/contracts';
import { checkSaft, ownProductId, type FiscalProblem } from '@balcao/fiscal';
import { describeFiscalProblem } from '@balcao/messages';
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
    const problems: FiscalProblemAnswer[] = [];
    const report = (problem: FiscalProblem): void => {
      if (problems.length >= problemsMax) return;
      const { code, params, severity, line, column, element, document } = problem;
      const sentence = describeFiscalProblem(language, code, params);
      const said = { severity, code, sentence, line, column, element };
      problems.push(document === undefined ? said : { ...said, document });
    };
    const { ring } = this.keys;
    const { errors, warnings, documents, signatures } = await checkSaft(body, report, {
      keys: ring,
      keysOf: ownProductId,
    });
    return { errors, warnings, documents, signatures, problems };
  }
}

/** The body as it arrives: a file of any size is never held. */
function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
