import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What the browser keeps: whose session, which, and the secret of which only the hash is stored.
 */
export interface SessionCookie {
  readonly userId: string;
  readonly sessionId: string;
  /** 256 random bits. */
  readonly token: string;
}

const cookieName = 'balcao_session';
const shape = /^([0-9A-Za-z]{1,64})\.([0-9A-Za-z]{1,64})\.([0-9A-Za-z_-]{43})$/;
const inHeader = /(?:^|;\s*)balcao_session=([^;\s]{1,200})/;

/** The session that the request carries; whether it is alive is another matter. */
export function sessionCookieOf(request: FastifyRequest): SessionCookie | undefined {
  const value = inHeader.exec(request.headers.cookie ?? '')?.[1];
  const [, userId, sessionId, token] = shape.exec(value ?? '') ?? [];
  if (userId === undefined || sessionId === undefined || token === undefined) return undefined;
  return { userId, sessionId, token };
}

/** Hands the session to the browser; out of reach of scripts, and of requests from other sites. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, sessionId, token }: SessionCookie,
  maxAgeSeconds: number,
): void {
  const value = `${userId}.${sessionId}.${token}`;
  reply.header('set-cookie', cookie(request, value, maxAgeSeconds));
}

/** Takes the session from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

function cookie({ protocol }: FastifyRequest, value: string, maxAgeSeconds: number): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
