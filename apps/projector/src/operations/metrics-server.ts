import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MetricsSettings } from './settings.js';

/** What the server is asked for. */
export interface Served {
  readonly contentType: string;
  text(): Promise<string>;
  /** Whether the projector folds. */
  isWell(): boolean;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * `GET /metrics` for Prometheus, and `GET /ready`: 200 while the projector folds, else 503. Rejects
 * when the port cannot be had.
 */
export async function serveMetrics(
  { port, host, token }: MetricsSettings,
  served: Served,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    void answer(request, response, token, served).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function answer(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  served: Served,
): Promise<void> {
  const path = url.split('?', 1)[0];
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && path === '/ready') end(response, served.isWell() ? 200 : 503);
  else if (!isRead || path !== '/metrics') end(response, 404);
  else if (!isAdmitted(headers.authorization, token)) end(response, 401);
  else {
    const text = await served.text();
    response.writeHead(200, { 'content-type': served.contentType }).end(text);
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end();
}

function isAdmitted(sent: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [, given = ''] = /^Bearer (.+)$/i.exec(sent ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
