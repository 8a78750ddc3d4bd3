import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { memberOf } from '../access/caller.js';
import { ReadAfter } from './read-after.js';

@Injectable()
class OwnWritesInterceptor implements NestInterceptor {
  constructor(private readonly readAfter: ReadAfter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { companyId } = memberOf(request);
    await this.readAfter.wait(request, http.getResponse<FastifyReply>(), companyId);
    return next.handle();
  }
}

/**
 * A route that reads rows: it waits until they show the revision that `X-Read-After` names, so that
 * readers see their own writes.
 */
export const ReadsOwnWrites = (): MethodDecorator => UseInterceptors(OwnWritesInterceptor);
