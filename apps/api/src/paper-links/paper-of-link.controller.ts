import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { describeRequestError } from '@balcao/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.js';
import { languageOf } from '../http/language.js';
import { Throttles } from '../limits/throttles.js';
import { ApiPaper } from '../printing/api-paper.js';
import { sendPaper } from '../printing/send-paper.js';
import { PaperLinks } from './paper-links.js';

/** The paper of a link. */
@ApiTags('documents')
@Controller('paper')
export class PaperOfLinkController {
  constructor(
    private readonly links: PaperLinks,
    private readonly throttles: Throttles,
  ) {}

  /** The paper of a link, as a PDF. The token is in the query: paths are written to logs. */
  @Get()
  @Public()
  @ApiPaper()
  @ApiQuery({ name: 't', description: 'The token of the link.' })
  async open(
    @Query('t') token: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.throttles.take('paperLinkByAddress', request.ip);
    const read = typeof token === 'string' ? await this.links.read(token) : undefined;
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    return read === undefined ? sayGone(request, reply) : sendPaper(reply, read.paper, 'pdf');
  }
}

/** One page for what never was a link and for what is none any more. */
function sayGone(request: FastifyRequest, reply: FastifyReply): StreamableFile {
  const language = languageOf(request.headers['accept-language']);
  const said = describeRequestError(language, 'paperLink.gone');
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${said}</title>
<meta name="viewport" content="width=device-width"><p>${said}</p></html>`;
  reply.status(404).header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(Buffer.from(page), { type: 'text/html; charset=utf-8' });
}
