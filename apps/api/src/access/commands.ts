import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { headers } from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { memberOf, type MemberCaller } from './caller.js';
import { RequestError } from '../http/request-error.js';

const keyShape = /^[0-9A-Za-z_-]{8,64}$/;

/** The command's id, chosen by the client: the same again is carried out once. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The member a command comes from, and the id it came under. */
export interface CommandSender extends MemberCaller {
  /** Chosen by the client: the same again is carried out once. */
  readonly commandId: string;
}

/** The sender of a command about a company. */
export const Sender = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { ...memberOf(request), commandId: idempotencyKeyOf(request) } satisfies CommandSender;
});

/** `RequestError` when the key is missing, or no ULID, UUID or the like. */
function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers[headers.idempotencyKey];
  if (typeof key !== 'string') throw new RequestError(422, 'request.idempotencyKeyRequired');
  if (!keyShape.test(key)) throw new RequestError(422, 'request.idempotencyKeyInvalid');
  return key;
}
