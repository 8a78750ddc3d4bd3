import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { BugError } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';

/** Who is asking. */
export interface SignedInCaller {
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

const timeZones = new WeakMap<FastifyRequest, string>();

/** Keeps the time zone of the company that a request is about. */
export function rememberTimeZone(request: FastifyRequest, timeZone: string): void {
  timeZones.set(request, timeZone);
}

/** Where the company of a request is; UTC for one about no company. */
export const timeZoneOf = (request: FastifyRequest): string => timeZones.get(request) ?? 'UTC';

/** The caller of a route with a permission. */
export const Member = createParamDecorator((_: unknown, context: ExecutionContext) =>
  memberOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The member who sent the request. */
export function memberOf(request: FastifyRequest): MemberCaller {
  const caller = callers.get(request);
  if (caller !== undefined && 'companyId' in caller) return caller;
  throw new BugError('the route names no permission');
}

/** The caller of a route for those who have signed in. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (caller === undefined) throw new BugError('the route is public');
  return caller;
});
