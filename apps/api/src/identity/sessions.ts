import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User, UserSession } from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Accounts } from './accounts.js';
import { csrfTokenOf } from './csrf.js';
import type { SessionCookie } from './session-cookie.js';

/** How long a session lasts without signing in again. */
export const sessionSeconds = 14 * 24 * 3_600;

/** A session that is open and not over. */
export interface LiveSession {
  readonly user: User;
  readonly sessionId: string;
  readonly csrfToken: string;
}

/** A secret that was found to fit: hashing it again for every request costs more than the rest. */
interface Proven {
  readonly token: Buffer;
  readonly csrfToken: string;
}

/** Signed-in browsers, kept in their users' streams. */
@Injectable()
export class Sessions {
  readonly #proven = new WeakMap<UserSession, Proven>();

  constructor(
    private readonly accounts: Accounts,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The session of a cookie, when it is open, not over, and the secret fits. */
  async find({ userId, sessionId, token }: SessionCookie): Promise<LiveSession | undefined> {
    const account = await this.accounts.find(userId);
    const session = account?.user.sessions.get(sessionId);
    if (account === undefined || session === undefined) return undefined;
    if (session.expiresAt <= this.sources.clock().toISOString()) return undefined;
    const csrfToken = this.#prove(session, token);
    return csrfToken === undefined ? undefined : { user: account.user, sessionId, csrfToken };
  }

  /** The CSRF token of the session, if the secret fits. */
  #prove(session: UserSession, token: string): string | undefined {
    const known = this.#proven.get(session);
    const sent = Buffer.from(token);
    if (known?.token.length === sent.length && timingSafeEqual(known.token, sent)) {
      return known.csrfToken;
    }
    if (!isHashOf(session.tokenHash, token)) return undefined;
    const csrfToken = csrfTokenOf(token);
    this.#proven.set(session, { token: sent, csrfToken });
    return csrfToken;
  }

  /** Opens a session; the answer goes into the browser's cookie. */
  async open(userId: string, userAgent: string): Promise<SessionCookie> {
    const sessionId = this.sources.newId();
    const token = randomBytes(32).toString('base64url');
    const expires = this.sources.clock().getTime() + sessionSeconds * 1_000;
    const data = {
      id: userId,
      sessionId,
      tokenHash: hashOf(token).toString('hex'),
      userAgent: userAgent.slice(0, 200),
      expiresAt: new Date(expires).toISOString(),
    };
    await this.accounts.record(userId, { type: 'SessionOpened', data }, 'any');
    return { userId, sessionId, token };
  }

  async close(userId: string, sessionId: string): Promise<void> {
    const data = { id: userId, sessionId };
    await this.accounts.record(userId, { type: 'SessionClosed', data }, 'any');
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function isHashOf(stored: string, token: string): boolean {
  const hash = Buffer.from(stored, 'hex');
  const sent = hashOf(token);
  return hash.length === sent.length && timingSafeEqual(hash, sent);
}
