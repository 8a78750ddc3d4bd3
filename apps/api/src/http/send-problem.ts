import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryOf } from './request-place.js';
import { languageOf } from './language.js';
import { toProblem } from './to-problem.js';
import { CallerGone } from './while-there.js';

/** Answers with a problem document; a bug is logged whole, its answer has only the request id. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof CallerGone) {
    reply.raw.destroy();
    return;
  }
  const language = languageOf(request.headers['accept-language']);
  const problem = toProblem(error, {
    language,
    country: countryOf(request),
    requestId: request.id,
  });
  if (problem.status >= 500) request.log.error({ err: error }, problem.code);
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const { seconds } = problem.params;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  else if (problem.status === 429 || problem.status === 503) reply.header('retry-after', '1');
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
