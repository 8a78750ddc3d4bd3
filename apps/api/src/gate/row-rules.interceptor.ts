import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { callerOf } from '../access/caller.js';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { handledWithin } from '../http/handled-within.js';
import { askedMoment, type AskedMoment } from '../past-rows/known-at.js';
import { askedIn } from '../past/looks/asked-in.js';
import { Looks } from '../past/looks/looks.js';
import { Moments } from '../past/moments.js';
import { readers, type Reader, type RowRules } from '../access/rows/row-rules.js';

const found = new WeakMap<FastifyRequest, RowRules>();

/** Keeps what the guard has found out about a member. */
export function rememberRules(request: FastifyRequest, rules: RowRules): void {
  found.set(request, rules);
}

/** Says, to everything that is awaited while a request is handled, whom rows are read for. */
@Injectable()
export class RowRulesInterceptor implements NestInterceptor {
  constructor(
    private readonly moments: Moments,
    private readonly looks: Looks,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const reader = await this.#readerOf(context.switchToHttp().getRequest<FastifyRequest>());
    return handledWithin(readers, reader, next);
  }

  async #readerOf(request: FastifyRequest): Promise<Reader> {
    const rules = found.get(request);
    if (rules === undefined) return { kind: 'open' };
    const asked = askedMoment(request);
    if (rules.onlyLooks === true) this.#note(rules, request, asked);
    if (asked === undefined) {
      const device = callerOf(request)?.device;
      return { kind: 'member', rules, ...(device !== undefined && { device }) };
    }
    const past = await this.moments.lookAt(rules.companyId, asked);
    return { kind: 'member', rules, past };
  }

  #note({ companyId, userId }: RowRules, { url }: FastifyRequest, asked: AskedMoment | undefined) {
    const [path = '', query = ''] = url.split('?');
    // The page's own connection shows nothing.
    if (path.endsWith('/live')) return;
    const at = this.sources.clock().toISOString();
    const narrowed = askedIn(query);
    this.looks.note(companyId, {
      at,
      userId,
      path: path.replace(/^\/api/, ''),
      ...(narrowed && { asked: narrowed }),
      ...asked,
    });
  }
}
