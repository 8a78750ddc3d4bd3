import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { callerOf } from '../caller.js';
import { askedMoment } from '../../past/known-at.js';
import { Moments } from '../../past/moments.js';
import { readers, type Reader, type RowRules } from './row-rules.js';

const found = new WeakMap<FastifyRequest, RowRules>();

/** Keeps what the guard has found out about a member. */
export function rememberRules(request: FastifyRequest, rules: RowRules): void {
  found.set(request, rules);
}

/** Says, to everything that is awaited while a request is handled, whom rows are read for. */
@Injectable()
export class RowRulesInterceptor implements NestInterceptor {
  constructor(private readonly moments: Moments) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const reader = await this.#readerOf(context.switchToHttp().getRequest<FastifyRequest>());
    return new Observable((subscriber) =>
      readers.run(reader, () => next.handle().subscribe(subscriber)),
    );
  }

  async #readerOf(request: FastifyRequest): Promise<Reader> {
    const rules = found.get(request);
    if (rules === undefined) return { kind: 'open' };
    const asked = askedMoment(request);
    if (asked === undefined) {
      const device = callerOf(request)?.device;
      return { kind: 'member', rules, ...(device !== undefined && { device }) };
    }
    const past = await this.moments.lookAt(rules.companyId, asked);
    return { kind: 'member', rules, past };
  }
}
