import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { memberIn, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { handledWithin } from '../http/handled-within.js';
import { awaited } from './awaited-rows.js';
import { OwnWrites } from './own-writes.js';
import { ReadAfter } from './read-after.js';

/**
 * Readers see their own writes: a member's request that reads rows waits until they show what the
 * same session or key last wrote, and the revision that `X-Read-After` names.
 */
@Injectable()
export class OwnWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly readAfter: ReadAfter,
    private readonly writes: OwnWrites,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = memberIn(request);
    if (caller === undefined) return next.handle();
    if (request.method === 'GET' || request.method === 'HEAD') {
      const wait = () => this.readAfter.wait(request, http.getResponse<FastifyReply>(), caller);
      let waiting: Promise<void> | undefined;
      return handledWithin(awaited, () => (waiting ??= wait()), next);
    }
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.#note(caller);
        return answer;
      }),
    );
  }

  /** Before the answer goes out: the client's next read may come at once. */
  async #note(caller: MemberCaller): Promise<void> {
    const { companyId } = caller;
    // What was written loaded the books; other requests are no reason to.
    if (!this.journals.isLoaded(companyId)) return;
    this.writes.note(caller, await this.journals.revision(companyId));
  }
}
