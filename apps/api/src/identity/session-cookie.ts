import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from './cookies.js';

/**
 * What the browser keeps: whose session, which, and the secret of which only the hash is stored.
 */
export interface SessionCookie {
  readonly userId: string;
  readonly sessionId: string;
  /** 256 random bits. */
  readonly token: string;
}

/** Over https the browser itself sees to it that no other host and no other path sets it. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-balcao_session' : 'balcao_session';
const shape = /^([0-9A-Za-z]{1,64})\.([0-9A-Za-z]{1,64})\.([0-9A-Za-z_-]{43})$/;

/** The session that the request carries; whether it is alive is another matter. */
export function sessionCookieOf(request: FastifyRequest): SessionCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[nameFor(request)];
  const [, userId, sessionId, token] = shape.exec(value ?? '') ?? [];
  if (userId === undefined || sessionId === undefined || token === undefined) return undefined;
  return { userId, sessionId, token };
}

/** Hands the session to the browser. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, sessionId, token }: SessionCookie,
  maxAgeSeconds: number,
): void {
  setOf(request, reply, `${userId}.${sessionId}.${token}`, maxAgeSeconds);
}

/** Takes the session from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setOf(request, reply, '', 0);
}

function setOf(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  setCookie(request, reply, { name: nameFor(request), value, path: '/', maxAge });
}
