import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { headers } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, of, throwError, type Observable } from 'rxjs';
import { commandKey } from '../http/api-command.js';
import { handledWithin } from '../http/handled-within.js';
import { RequestError } from '../http/request-error.js';
import { Rehearsed, attempts, type Attempt } from './rehearsing-journals.js';
import { seenRehearsal } from './seen-rehearsal.js';

/** Tries commands sent with `?rehearse`, and holds others to what was shown (`X-Rehearsed`). */
@Injectable()
export class RehearsalInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const attempt = attemptOf(request);
    if (attempt === undefined) return next.handle();
    if (this.reflector.get(commandKey, context.getHandler()) !== 'rehearsable') {
      throw new RequestError(422, 'request.notRehearsable');
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return handledWithin(attempts, attempt, next).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Rehearsed)) return throwError(() => error);
        void reply.status(200);
        return of(seenRehearsal(error.rehearsal));
      }),
    );
  }
}

function attemptOf(request: FastifyRequest): Attempt | undefined {
  if (request.method === 'GET') return undefined;
  const { rehearse } = request.query as Readonly<Record<string, unknown>>;
  if (rehearse !== undefined && rehearse !== 'false') return { kind: 'rehearse' };
  const token = request.headers[headers.rehearsed];
  return typeof token === 'string' ? { kind: 'asRehearsed', token } : undefined;
}
