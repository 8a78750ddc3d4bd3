import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApprovalBody, WaitingApprovalBody } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, map, switchMap, throwError, type Observable } from 'rxjs';
import { commandKey } from '../../http/api-command.js';
import { problemsIn } from '../../http/body.js';
import { Flag, Text } from '../../http/fields.js';
import { handledWithin } from '../../http/handled-within.js';
import { RequestError } from '../../http/request-error.js';
import { memberIn, type MemberCaller } from '../../access/caller.js';
import { Notices } from '../../notifications/notices.js';
import { approvals } from './approving-journals.js';
import { Requested, requests } from './requesting-journals.js';
import { SupervisorPins } from './supervisor-pins.js';

class ApprovalShape implements ApprovalBody {
  @Text(64)
  readonly approverId!: string;

  @Text(20)
  readonly pin!: string;

  @Text(1_000)
  readonly reason!: string;
}

class WaitingShape implements WaitingApprovalBody {
  @Flag()
  readonly waits!: true;

  @Text(1_000)
  readonly reason!: string;
}

/**
 * Takes the `approval` that a command may carry off the body: checks the PIN in it, or keeps the
 * command until somebody approves it.
 */
@Injectable()
export class ApprovalInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly pins: SupervisorPins,
    private readonly notices: Notices,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get(commandKey, context.getHandler()) === undefined) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = takeApproval(request);
    if (sent === undefined) return next.handle();
    const caller = memberIn(request);
    if (caller === undefined) return next.handle();
    if (isWaiting(sent)) {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      return this.kept(caller, checkedIn(WaitingShape, sent), { reply, next });
    }
    return from(this.pins.check(caller, checkedIn(ApprovalShape, sent))).pipe(
      switchMap((approval) => handledWithin(approvals, approval, next)),
    );
  }

  /** Answers the request that was made of the command, and tells those who may approve it. */
  private kept(
    caller: MemberCaller,
    { reason }: WaitingApprovalBody,
    { reply, next }: { readonly reply: FastifyReply; readonly next: CallHandler },
  ): Observable<unknown> {
    return handledWithin(requests, { reason }, next).pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Requested)) return throwError(() => error);
        void reply.status(202);
        const { accepted } = error;
        const told = this.notices.tellOfRequest(caller.companyId, accepted.id);
        return from(told).pipe(map(() => accepted));
      }),
    );
  }
}

const isWaiting = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'waits' in sent && sent.waits === true;

/** What was sent, where it has the shape. Throws `RequestError`. */
function checkedIn<T extends object>(shape: Type<T>, sent: unknown): T {
  const problems = problemsIn(shape, sent);
  if (problems.length === 0) return sent as T;
  const within = problems.map((one) => ({ ...one, path: `approval.${one.path}` }));
  throw new RequestError(422, 'request.invalidFields', {}, within);
}

/** The PIN is neither validated, hashed nor kept with the command. */
function takeApproval(request: FastifyRequest): unknown {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('approval' in body)) return undefined;
  const { approval, ...fields } = body;
  request.body = fields;
  return approval;
}
