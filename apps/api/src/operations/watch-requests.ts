import type { FastifyInstance } from 'fastify';
import { exactNow, type Watcher } from './watcher.js';

/** Tells the watcher of each request that was answered. */
export function watchRequests(server: FastifyInstance, watcher: Pick<Watcher, 'request'>): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request;
    const ms = reply.elapsedTime;
    const route = request.routeOptions.url ?? 'none';
    const startedAt = exactNow() - ms;
    watcher.request({ id, method, route, status: reply.statusCode, startedAt, ms });
    done();
  });
}
