import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { BugError } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';

/** Who is asking. */
export interface SignedInCaller {
  /** A person who has signed in, or a program with a key: ids do not tell them apart. */
  readonly kind: 'user' | 'key';
  readonly userId: string;
  readonly userName: string;
  readonly sessionId: string;
  /** Names the request in the log, and in the metadata of what it leads to. */
  readonly requestId: string;
  /** What it is asked from, for people; programs have none. */
  readonly device?: string;
}

/** Who is asking, and for which company: a member with the route's permission. */
export interface MemberCaller extends SignedInCaller {
  readonly companyId: string;
}

const callers = new WeakMap<FastifyRequest, SignedInCaller | MemberCaller>();

/** Keeps what the guard has found out. */
export function rememberCaller(request: FastifyRequest, caller: SignedInCaller | MemberCaller) {
  callers.set(request, caller);
}

/** Who sent the request, if the guard has found it out. */
export function callerOf(request: FastifyRequest): SignedInCaller | MemberCaller | undefined {
  return callers.get(request);
}

/** The caller of a route with a permission. */
export const Member = createParamDecorator((_: unknown, context: ExecutionContext) =>
  memberOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The member who sent the request; undefined on routes that are of no company. */
export function memberIn(request: FastifyRequest): MemberCaller | undefined {
  const caller = callers.get(request);
  return caller !== undefined && 'companyId' in caller ? caller : undefined;
}

/** The member who sent a request of a company. */
export function memberOf(request: FastifyRequest): MemberCaller {
  const member = memberIn(request);
  if (member === undefined) throw new BugError('the route names no permission');
  return member;
}

/** The caller of a route for those who have signed in. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (caller === undefined) throw new BugError('the route is public');
  return caller;
});
