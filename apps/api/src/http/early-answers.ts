import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from './request-error.js';
import { requestLimits } from './request-limits.js';
import { sendProblem } from './send-problem.js';
import { toProblem } from './to-problem.js';

/**
 * Answers that Node or Fastify give before any route is found are problem documents as every other
 * refusal: to requests that cannot be read, and to those that come while the server stops.
 */
export const earlyAnswers = {
  clientErrorHandler: (error, socket) => {
    refuseUnread(error, socket);
  },
  frameworkErrors: (error, request, reply) => {
    sendProblem(error, request, reply);
  },
  // Answered by the hook below instead.
  return503OnClosing: false,
  // Likewise: Node's own answer to a request without a host has no body.
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/** Refuses what no route is to see, and keeps no connection open once the server stops. */
export function answerEarly(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    const refusal = isStopping ? stopping() : refusalOf(request);
    if (refusal === undefined) {
      done();
      return;
    }
    reply.header('connection', 'close');
    sendProblem(refusal, request, reply);
  });
  // What was taken before is answered; its connection, kept open, would hold up the end.
  server.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) server.server.closeIdleConnections();
    done();
  });
  server.server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const problem = problemOf(new RequestError(417, 'request.malformed'));
    response.writeHead(417, { ...headersOf(problem), connection: 'close' });
    response.end(problem);
  });
}

const stopping = () => new RequestError(503, 'request.unavailable');

/** HTTP/1.1 takes no request that does not say to which host it goes. */
function refusalOf({ raw, headers }: FastifyRequest): RequestError | undefined {
  const isHostKnown = headers.host !== undefined || headers[':authority'] !== undefined;
  if (raw.httpVersion !== '1.1' || isHostKnown) return undefined;
  return new RequestError(400, 'request.malformed');
}

/** The parser's errors that have a status of their own; others could not be read. */
const refusals: Readonly<Record<string, RequestError>> = {
  HPE_HEADER_OVERFLOW: new RequestError(431, 'request.headersTooLarge'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new RequestError(413, 'request.tooLarge'),
  ERR_HTTP_REQUEST_TIMEOUT: new RequestError(408, 'request.timedOut'),
};

/** There is no request to answer: the problem is written as it goes over the wire. */
function refuseUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusals[error.code ?? ''] ?? new RequestError(400, 'request.malformed');
  const problem = problemOf(refusal);
  const { status } = refusal;
  const lines = Object.entries({ ...headersOf(problem), connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      problem,
    ].join('\r\n'),
  );
  // A client that does not close its side would keep the connection open for ever.
  setTimeout(() => socket.destroy(), requestLimits.lingerMs).unref();
}

const problemOf = (refusal: RequestError): string =>
  JSON.stringify(toProblem(refusal, { language: 'en', requestId: randomUUID() }));

const headersOf = (problem: string) => ({
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': String(Buffer.byteLength(problem)),
  'cache-control': 'no-store',
  'content-language': 'en',
});
