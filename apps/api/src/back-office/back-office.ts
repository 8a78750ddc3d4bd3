import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.js';
import { sendProblem } from '../http/send-problem.js';

const notBuilt =
  'The back office is not built yet: run "npm run build", or "npm start", which builds it.\n';

/** Files whose names change with their content. */
const immutable = /^assets\//;
const aYearSeconds = 31_536_000;

/**
 * Serves the built back office: its files, and its page for every address that is neither a file
 * nor the API's, since the page itself knows them.
 */
export async function serveBackOffice(server: FastifyInstance, folder: string): Promise<void> {
  let files = filesOf(folder);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const handler = (request: FastifyRequest, reply: FastifyReply): unknown => {
    const path = pathOf(request.url);
    if (path === undefined || path === 'api' || path.startsWith('api/')) {
      sendProblem(new RequestError(404, 'request.notFound'), request, reply);
      return reply;
    }
    if (files.size === 0) files = filesOf(folder);
    if (files.has(path)) return sendFile(reply, path);
    if (immutable.test(path)) {
      sendProblem(new RequestError(404, 'request.notFound'), request, reply);
      return reply;
    }
    if (files.has('index.html')) return sendFile(reply, 'index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  };
  server.get('/*', handler);
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const caching = immutable.test(path) ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache';
  return reply.header('cache-control', caching).sendFile(path);
}

/** The address below the root without its query; undefined when it cannot be read. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.slice(1).split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(join(folder, 'index.html'))) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(names.map((name) => name.split(sep).join('/')));
}
