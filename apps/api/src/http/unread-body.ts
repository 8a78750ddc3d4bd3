import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from './request-error.js';

/** In the place of a body that cannot be read: why it cannot. */
class UnreadBody {
  constructor(readonly why: Error) {}
}

/**
 * Bodies are read before the guards are asked. What is wrong with one is kept until they have
 * answered, so that whoever may not send it is told that, and nothing of what was sent.
 */
export function readBodiesLate(server: FastifyInstance): void {
  const json = 'application/json';
  const { onProtoPoisoning = 'error', onConstructorPoisoning = 'error' } = server.initialConfig;
  const parse = server.getDefaultJsonParser(onProtoPoisoning, onConstructorPoisoning);
  if (server.hasContentTypeParser(json)) server.removeContentTypeParser(json);
  server.addContentTypeParser<string>(json, { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, body) => {
      done(null, error === null ? body : new UnreadBody(error));
    });
  });
  server.addContentTypeParser('*', (_request, _payload, done) => {
    done(null, new UnreadBody(new RequestError(415, 'request.unsupportedType')));
  });
}

/** The last of the guards: refuses a body that could not be read. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body instanceof UnreadBody) throw body.why;
    return true;
  }
}
