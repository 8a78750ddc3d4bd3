import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApprovalBody } from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { from, switchMap, type Observable } from 'rxjs';
import { commandKey } from '../../http/api-command.js';
import { problemsIn } from '../../http/body.js';
import { Text } from '../../http/fields.js';
import { handledWithin } from '../../http/handled-within.js';
import { RequestError } from '../../http/request-error.js';
import { memberIn, type MemberCaller } from '../../access/caller.js';
import { approvals } from './approving-journals.js';
import { SupervisorPins } from './supervisor-pins.js';

class ApprovalShape implements ApprovalBody {
  @Text(64)
  readonly approverId!: string;

  @Text(20)
  readonly pin!: string;

  @Text(1_000)
  readonly reason!: string;
}

/** Checks the `approval` that a command may carry with its fields, and takes it off the body. */
@Injectable()
export class ApprovalInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly pins: SupervisorPins,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get(commandKey, context.getHandler()) === undefined) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = takeApproval(request);
    if (sent === undefined) return next.handle();
    const caller = memberIn(request);
    if (caller === undefined) return next.handle();
    return from(this.checked(caller, sent)).pipe(
      switchMap((approval) => handledWithin(approvals, approval, next)),
    );
  }

  private checked(caller: MemberCaller, sent: unknown) {
    const problems = problemsIn(ApprovalShape, sent);
    if (problems.length > 0) {
      const within = problems.map((one) => ({ ...one, path: `approval.${one.path}` }));
      throw new RequestError(422, 'request.invalidFields', {}, within);
    }
    return this.pins.check(caller, sent as ApprovalBody);
  }
}

/** The PIN is neither validated, hashed nor kept with the command. */
function takeApproval(request: FastifyRequest): unknown {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('approval' in body)) return undefined;
  const { approval, ...fields } = body;
  request.body = fields;
  return approval;
}
