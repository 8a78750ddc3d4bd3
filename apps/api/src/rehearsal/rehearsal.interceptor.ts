import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { headers, type Rehearsal } from '@balcao/contracts';
import { mayDo } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Observable, catchError, from, mergeMap, throwError } from 'rxjs';
import { callerOf } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { commandKey } from '../http/api-command.js';
import { RequestError } from '../http/request-error.js';
import { withoutCosts } from '../stock/visible-costs.js';
import { Rehearsed, attempts, type Attempt } from './rehearsing-journals.js';

/** Tries commands sent with `?rehearse`, and holds others to what was shown (`X-Rehearsed`). */
@Injectable()
export class RehearsalInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const attempt = attemptOf(request);
    if (attempt === undefined) return next.handle();
    if (this.reflector.get(commandKey, context.getHandler()) !== 'rehearsable') {
      throw new RequestError(422, 'request.notRehearsable');
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return within(attempt, next).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Rehearsed)) return throwError(() => error);
        void reply.status(200);
        return from(this.shown(request, error.rehearsal));
      }),
      mergeMap((answer) => [answer]),
    );
  }

  /** Whoever may not see what goods cost is not told by a rehearsal either. */
  private async shown(request: FastifyRequest, rehearsal: Rehearsal): Promise<Rehearsal> {
    const caller = callerOf(request);
    const maySee =
      caller !== undefined &&
      'companyId' in caller &&
      (await this.journals.inspect(caller.companyId, (books) =>
        mayDo(books, caller.userId, 'stock.viewCost'),
      ));
    if (maySee) return rehearsal;
    const events = rehearsal.events.map(({ type, data }) => ({ type, data: hidden(data) }));
    return { ...rehearsal, events };
  }
}

function attemptOf(request: FastifyRequest): Attempt | undefined {
  if (request.method === 'GET') return undefined;
  const { rehearse } = request.query as Readonly<Record<string, unknown>>;
  if (rehearse !== undefined && rehearse !== 'false') return { kind: 'rehearse' };
  const token = request.headers[headers.rehearsed];
  return typeof token === 'string' ? { kind: 'asRehearsed', token } : undefined;
}

/** Handles the request inside the attempt: it is known to everything that is awaited there. */
function within(attempt: Attempt, next: CallHandler): Observable<unknown> {
  return new Observable((subscriber) =>
    attempts.run(attempt, () => next.handle().subscribe(subscriber)),
  );
}

/** The value without costs, however deep they are. */
function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(withoutCosts(value));
  return Object.fromEntries(shown.map(([name, inner]) => [name, hidden(inner)]));
}
