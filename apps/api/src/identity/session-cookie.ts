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

/** Over https the browser itself sees to it that no other host and no other path sets it. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-balcao_session' : 'balcao_session';
const shape = /^([0-9A-Za-z]{1,64})\.([0-9A-Za-z]{1,64})\.([0-9A-Za-z_-]{43})$/;
const inHeader = /(?:^|;\s*)((?:__Host-)?balcao_session)=([^;\s]{1,200})/g;

/** The session that the request carries; whether it is alive is another matter. */
export function sessionCookieOf(request: FastifyRequest): SessionCookie | undefined {
  const name = nameFor(request);
  const sent = [...(request.headers.cookie ?? '').matchAll(inHeader)];
  const value = sent.find((cookie) => cookie[1] === name)?.[2];
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

function cookie(request: FastifyRequest, value: string, maxAgeSeconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${nameFor(request)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
