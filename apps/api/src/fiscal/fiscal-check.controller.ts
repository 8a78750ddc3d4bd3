import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FiscalCheckAnswer, FiscalProblemAnswer } from '@balcao/contracts';
import { checkSaft } from '@balcao/fiscal';
import { describeFiscalProblem } from '@balcao/messages';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { languageOf } from '../http/language.js';
import { RequestError } from '../http/request-error.js';

/** Problems that are listed; the others are counted. */
const problemsMax = 500;

/** Tells what is wrong with a SAF-T file, wherever it was made. Nothing of it is kept. */
@ApiTags('fiscal')
@Controller('fiscal/check')
export class FiscalCheckController {
  @Post()
  @HttpCode(200)
  @Allow('fiscal.view')
  @ApiConsumes('application/xml')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async check(@Body() body: unknown, @Req() request: FastifyRequest): Promise<FiscalCheckAnswer> {
    if (!isStream(body)) throw new RequestError(415, 'request.unsupportedType');
    const language = languageOf(request.headers['accept-language']);
    const problems: FiscalProblemAnswer[] = [];
    const { errors, warnings, documents } = await checkSaft(body, (problem) => {
      if (problems.length >= problemsMax) return;
      const { code, params, severity, line, column, element, document } = problem;
      const sentence = describeFiscalProblem(language, code, params);
      const said = { severity, code, sentence, line, column, element };
      problems.push(document === undefined ? said : { ...said, document });
    });
    return { errors, warnings, documents, problems };
  }
}

/** The body as it arrives: a file of any size is never held. */
function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
