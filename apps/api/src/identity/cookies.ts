import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie with a random secret, out of reach of scripts and of requests from other sites. */
export interface SecretCookie {
  readonly name: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

/** A browser is known again by it; it opens nothing. */
export const deviceCookie: SecretCookie = {
  name: 'balcao_device',
  path: '/api',
  maxAgeSeconds: 400 * 24 * 3_600,
};

/** Binds an identity token to the browser that asked for it. */
export const nonceCookie: SecretCookie = {
  name: 'balcao_nonce',
  path: '/api/session',
  maxAgeSeconds: 3_600,
};

/** What accounts keep of a browser's secret. */
export const deviceHashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The secret that the browser keeps; undefined when it has none. */
export function secretOf({ headers }: FastifyRequest, { name }: SecretCookie): string | undefined {
  const value = parseCookie(headers.cookie ?? '')[name];
  return value !== undefined && secretShape.test(value) ? value : undefined;
}

/** 256 random bits. */
const secretShape = /^[0-9A-Za-z_-]{43}$/;

/** The secret that the browser keeps, or a new one of 256 random bits. */
export function secretFor(request: FastifyRequest, cookie: SecretCookie): string {
  return secretOf(request, cookie) ?? randomBytes(32).toString('base64url');
}

/** Hands the secret to the browser, for as long as the cookie lasts from now. */
export function setSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, path, maxAgeSeconds }: SecretCookie,
  secret: string,
): void {
  const maxAge = secret === '' ? 0 : maxAgeSeconds;
  setCookie(request, reply, { name, path, maxAge, value: secret });
}

/** Takes the secret from the browser. */
export function clearSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SecretCookie,
): void {
  setSecret(request, reply, cookie, '');
}

/** Hands a cookie to the browser; out of reach of scripts, and of requests from other sites. */
export function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  cookie: SetCookie,
): void {
  const secure = protocol === 'https';
  const header = stringifySetCookie({ ...cookie, httpOnly: true, sameSite: 'lax', secure });
  reply.header('set-cookie', header);
}
