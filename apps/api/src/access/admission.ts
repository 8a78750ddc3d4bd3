import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { BugError } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf } from '../http/media-types.js';
import { RequestError } from '../http/request-error.js';
import { requestLimits } from '../http/request-limits.js';
import { declaredRoutes, type DeclaredRoute } from './declared-routes.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the decorators of a route declare; nothing for files and for the description. */
    declared?: DeclaredRoute;
  }
}

const prefix = '/api';
const admitted = new WeakSet<FastifyRequest>();

/**
 * Asks the guards before a byte of a body is read: a body costs nothing until it is known that the
 * caller may send it, that the route takes one of its type, and that it is not too large.
 */
export function admitBeforeReading(
  server: FastifyInstance,
  app: INestApplicationContext,
  guards: readonly CanActivate[],
): void {
  const routes = new Map(
    declaredRoutes(app).map((route) => [`${route.method} ${prefix}${route.path}`, route]),
  );
  server.addHook('onRoute', (route) => {
    const method = [route.method].flat()[0] ?? '';
    const declared = routes.get(`${method === 'HEAD' ? 'GET' : method} ${route.url}`);
    if (declared === undefined) return;
    route.bodyLimit = bytesAllowed(declared);
    route.config = { ...route.config, declared };
  });
  server.addHook('preParsing', async (request, reply) => {
    if (request.is404) throw new RequestError(404, 'request.notFound');
    const { declared } = request.routeOptions.config;
    if (declared === undefined) return;
    await askGuards(guards, declared, request, reply);
    refuseBody(declared, request);
    admitted.add(request);
  });
}

/** Refuses to run a handler that no request was admitted to. */
@Injectable()
export class AdmissionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (admitted.has(context.switchToHttp().getRequest<FastifyRequest>())) return true;
    throw new BugError('a handler runs for a request that was not admitted');
  }
}

async function askGuards(
  guards: readonly CanActivate[],
  { handler, controller }: DeclaredRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const context = new ExecutionContextHost([request, reply], controller, handler);
  for (const guard of guards) {
    const isOpen = await guard.canActivate(context);
    if (!isOpen) throw new BugError('a guard answers no without saying why');
  }
}

function bytesAllowed({ access, mediaType }: DeclaredRoute): number {
  const { publicBodyBytes } = requestLimits;
  return access.kind === 'public' ? publicBodyBytes : bytesOf[mediaType];
}

/** By its headers only. Bodies without a length are cut off while they are read. */
function refuseBody(declared: DeclaredRoute, { headers }: FastifyRequest): void {
  const { 'content-type': sentType, 'content-length': length = '0' } = headers;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(length) > 0;
  if (sentType === undefined && !hasBody) return;
  const type = sentType?.split(';', 1)[0]?.trim().toLowerCase();
  const { mediaType } = declared;
  if (type !== mediaType) throw new RequestError(415, 'request.unsupportedType', { mediaType });
  // Some bytes may stand for gigabytes: what is read is what was sent.
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw new RequestError(415, 'request.encodedBody');
  const max = bytesAllowed(declared);
  if (Number(length) > max) throw new RequestError(413, 'request.tooLarge');
}
