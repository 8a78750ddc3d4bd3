import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  companyOf,
  refuse,
  refuseChangeWhileClosed,
  requireOneOf,
  requirePermission,
  type Books,
  type Permission,
} from '@balcao/domain';
import { headers } from '@balcao/contracts';
import { deviceName } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import { askedMoment } from '../past-rows/known-at.js';
import { isCsrfToken } from '../identity/csrf.js';
import { sessionCookieOf } from '../identity/session-cookie.js';
import { Sessions, type LiveSession } from '../identity/sessions.js';
import { accessKey, oneOfKey, peopleOnlyKey, type Access } from '../access/access.js';
import { rememberPlace, type Place } from '../http/request-place.js';
import { rememberCaller, type MemberCaller, type SignedInCaller } from '../access/caller.js';
import { CompanyDoor } from './company-door.js';
import { KeyAccess } from '../access/keys/key-access.js';
import { bearsKey } from '../access/keys/key-secret.js';
import { rulesOf, type RowRules } from '../access/rows/row-rules.js';
import { rememberRules } from './row-rules.interceptor.js';
import { seenMembers } from '../access/seen-members.js';
import { admitOperator, OPERATOR_ACCESS, type OperatorAccess } from '../access/operator.js';

const companyIds = /^[0-9A-Za-z_]{1,64}$/;
const reads = new Set(['GET', 'HEAD']);

/** What a route requires of its caller. */
interface Needs {
  readonly permission: Permission;
  /** One of these as well; nothing more where there are none. */
  readonly oneOf: readonly Permission[];
}

/**
 * Decides by the route's decorator, the session, and the company's books; rows only spare loading
 * them.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(OPERATOR_ACCESS) private readonly operators: OperatorAccess,
    private readonly keys: KeyAccess,
    private readonly door: CompanyDoor,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) return false;
    if (access.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access.kind === 'operator') {
      admitOperator(request, this.operators);
      return true;
    }
    if (bearsKey(request)) return this.admitKey(context, access);
    const session = await this.signedIn(request);
    const caller = callerOf(session, request);
    if (access.kind === 'signedIn') rememberCaller(request, caller);
    else {
      const companyId = companyAskedFor(request);
      const member = { ...caller, companyId };
      await this.door.admit(companyId, caller.userId, access.permission);
      rememberRules(request, await this.admit(member, this.needs(context, access), request));
      rememberCaller(request, member);
    }
    return true;
  }

  /** A program: its key stands for session and company. */
  private async admitKey(context: ExecutionContext, access: Access): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = await this.keys.callerOf(request, http.getResponse<FastifyReply>());
    const isForPeople = this.reflector.getAllAndOverride<boolean | undefined>(peopleOnlyKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access.kind !== 'permission' || isForPeople === true) return refuse('apiKey.peopleOnly');
    rememberRules(request, await this.admit(caller, this.needs(context, access), request));
    rememberCaller(request, caller);
    return true;
  }

  private async signedIn(request: FastifyRequest): Promise<LiveSession> {
    const cookie = sessionCookieOf(request);
    const session = cookie === undefined ? undefined : await this.sessions.find(cookie);
    if (session === undefined) {
      throw new RequestError(401, 'session.required');
    }
    if (!reads.has(request.method)) {
      const sent = request.headers[headers.csrf];
      if (!isCsrfToken(sent, session.csrfToken)) {
        throw new RequestError(403, 'request.csrf');
      }
    }
    return session;
  }

  private needs(context: ExecutionContext, { permission }: { readonly permission: Permission }) {
    const oneOf = this.reflector.get<Needs['oneOf'] | undefined>(oneOfKey, context.getHandler());
    return { permission, oneOf: oneOf ?? [] } satisfies Needs;
  }

  /** What the member sees of the company's rows; refuses everybody who may not do what is asked. */
  private async admit(
    member: MemberCaller,
    { permission, oneOf }: Needs,
    request: FastifyRequest,
  ): Promise<RowRules> {
    const { method } = request;
    const { companyId, userId } = member;
    const isOfThePast = askedMoment(request) !== undefined;
    if (isOfThePast && !reads.has(method)) throw new RequestError(409, 'past.readOnly');
    const now = this.sources.clock().toISOString();
    const { rules, place } = await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, permission);
      requireOneOf(books, userId, oneOf);
      if (isOfThePast) requirePermission(books, userId, 'audit.view');
      if (!reads.has(method)) refuseChangeWhileClosed(books, permission);
      return { rules: rulesOf(books, member), place: placeOf(books) };
    });
    rememberPlace(request, place);
    if (member.kind === 'user') seenMembers.note(companyId, userId, now);
    return rules;
  }
}

/** Where the company is. */
const placeOf = (books: Books): Place => ({
  country: companyOf(books).country,
  isDemo: companyOf(books).isDemo === true,
  timeZone: books.companies.settings.get().timeZone,
});

function callerOf({ user, sessionId }: LiveSession, request: FastifyRequest): SignedInCaller {
  const userName = `${user.firstName} ${user.lastName}`;
  const isRead = reads.has(request.method);
  const userAgent = isRead ? undefined : user.sessions.get(sessionId)?.userAgent;
  const who = { kind: 'user', userId: user.id, userName } as const;
  const caller = { ...who, sessionId, requestId: request.id };
  return userAgent === undefined ? caller : { ...caller, device: deviceName(userAgent) };
}

/** From the header, or from the query where the browser cannot send one (an event source). */
function companyAskedFor(request: FastifyRequest): string {
  const { company } = request.query as { readonly company?: unknown };
  const id = request.headers[headers.company] ?? company;
  if (typeof id !== 'string' || !companyIds.test(id)) {
    throw new RequestError(422, 'request.companyRequired');
  }
  return id;
}
