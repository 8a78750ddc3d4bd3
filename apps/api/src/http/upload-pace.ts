import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beyond, limits } from './limits.js';
import { languageOf } from './language.js';
import { toProblem } from './to-problem.js';

/** How much of a body has to arrive within a time. */
export interface UploadPace {
  readonly bytes: number;
  readonly withinMs: number;
}

/** Far below what the slowest network of a phone carries. */
const usualPace: UploadPace = { bytes: 8_192, withinMs: limits.uploadStall.max * 1_000 };

interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What had arrived on the connection, and when that was looked at. */
  bytes: number;
  at: number;
}

/**
 * Ends uploads of which too little arrives. A file takes as long as the sender's network needs,
 * which no time for the whole of it allows for.
 */
export function watchUploads(server: FastifyInstance, pace: UploadPace = usualPace): void {
  const uploads = new Map<IncomingMessage, Upload>();
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      uploads.set(raw, { request, reply, bytes: raw.socket.bytesRead, at: performance.now() });
      raw.once('close', () => uploads.delete(raw));
    }
    done();
  });
  const look = setInterval(() => {
    for (const upload of uploads.values()) {
      if (isDone(upload)) uploads.delete(upload.request.raw);
      else if (hasStalled(upload, pace)) giveUp(upload);
    }
  }, pace.withinMs / 3);
  look.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(look);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const isDone = ({ request: { raw }, reply }: Upload): boolean =>
  raw.complete || raw.destroyed || reply.sent;

/** Also takes note of what has arrived, once the time of the pace is over. */
function hasStalled(upload: Upload, { bytes, withinMs }: UploadPace): boolean {
  const { raw } = upload.request;
  const now = performance.now();
  if (now - upload.at < withinMs) return false;
  const arrived = raw.socket.bytesRead - upload.bytes;
  upload.bytes = raw.socket.bytesRead;
  upload.at = now;
  // What has arrived and is not taken yet waits for us, not for the sender.
  return arrived < bytes && raw.readableLength === 0;
}

/** Answers and closes the connection: anything else that comes on it belongs to the upload. */
function giveUp({ request, reply }: Upload): void {
  const language = languageOf(request.headers['accept-language']);
  const problem = toProblem(beyond(limits.uploadStall), { language, requestId: request.id });
  reply.hijack();
  reply.raw.writeHead(problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    connection: 'close',
  });
  reply.raw.end(JSON.stringify(problem), () => {
    request.raw.destroy();
  });
}
