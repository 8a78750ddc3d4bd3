import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { readers, type Reader, type RowRules } from './row-rules.js';

const found = new WeakMap<FastifyRequest, RowRules>();

/** Keeps what the guard has found out about a member. */
export function rememberRules(request: FastifyRequest, rules: RowRules): void {
  found.set(request, rules);
}

/** Says, to everything that is awaited while a request is handled, whom rows are read for. */
@Injectable()
export class RowRulesInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rules = found.get(context.switchToHttp().getRequest<FastifyRequest>());
    const reader: Reader = rules === undefined ? { kind: 'open' } : { kind: 'member', rules };
    return new Observable((subscriber) =>
      readers.run(reader, () => next.handle().subscribe(subscriber)),
    );
  }
}
