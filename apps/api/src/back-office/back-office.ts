import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.js';
import { sendProblem } from '../http/send-problem.js';
import { sessionCookieOf } from '../identity/session-cookie.js';
import { preloadTagsOf } from './page-files.js';

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
  let page = pageOf(folder);
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
    if (files.size === 0) {
      files = filesOf(folder);
      page = pageOf(folder);
    }
    if (files.has(path)) return sendFile(reply, path);
    if (immutable.test(path)) {
      sendProblem(new RequestError(404, 'request.notFound'), request, reply);
      return reply;
    }
    if (files.has('index.html')) return sendPage(request, reply, page);
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  };
  server.get('/*', handler);
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const caching = immutable.test(path) ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache';
  return reply.header('cache-control', caching).sendFile(path);
}

/** The one page of the back office; for whom a session is known, with what an address needs. */
type Page = (request: FastifyRequest) => string;

function pageOf(folder: string): Page {
  const file = join(folder, 'index.html');
  const plain = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const tagsOf = preloadTagsOf(folder);
  return (request) => {
    if (sessionCookieOf(request) === undefined) return plain;
    const language = request.headers['accept-language'] ?? '';
    const { head, body } = tagsOf(pathOf(request.url) ?? '', language);
    return plain.replace('</head>', `${head}</head>`).replace('</body>', `${body}</body>`);
  };
}

/** Which files it names depends on whether somebody may be signed in, and on the language. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const text = page(request);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(text);
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
