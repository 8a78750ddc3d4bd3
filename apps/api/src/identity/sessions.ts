import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  closeSession,
  closeSessions,
  isNewDevice,
  isSessionOver,
  isUseDue,
  openSession,
  useSession,
  type User,
  type UserSession,
} from '@balcao/domain';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { LiveConnections } from '../live/live-connections.js';
import { Accounts, type Origin } from './accounts.js';
import { deviceHashOf } from './cookies.js';
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
  /** Sessions whose use is being recorded. */
  readonly #noting = new Set<string>();
  readonly #proven = new WeakMap<UserSession, Proven>();

  constructor(
    private readonly accounts: Accounts,
    private readonly live: LiveConnections,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The session of a cookie, when it is open, not over, and the secret fits. */
  async find({ userId, sessionId, token }: SessionCookie): Promise<LiveSession | undefined> {
    const account = await this.accounts.find(userId);
    const session = account?.user.sessions.get(sessionId);
    if (account === undefined || session === undefined) return undefined;
    const now = this.sources.clock().toISOString();
    if (isSessionOver(session, now)) return undefined;
    const csrfToken = this.#prove(session, token);
    if (csrfToken === undefined) return undefined;
    if (isUseDue(session, now)) this.#noteUse(account.user, sessionId, now);
    return { user: account.user, sessionId, csrfToken };
  }

  /** Once for all requests of the moment; nobody waits for it, and what fails is noted later. */
  #noteUse({ id, sessions }: User, sessionId: string, now: string): void {
    if (this.#noting.has(sessionId)) return;
    this.#noting.add(sessionId);
    const { address = '', userAgent = '' } = sessions.get(sessionId) ?? {};
    void this.accounts
      .change(id, { address, userAgent }, (user) => useSession(user, sessionId, now))
      .catch(() => undefined)
      .finally(() => this.#noting.delete(sessionId));
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

  /**
   * Opens a session in the place of the `former` one; the answer goes into the browser's cookie.
   * Tells whether the person was never seen on this device before.
   */
  async open(
    userId: string,
    { origin, device, former }: Newcomer,
  ): Promise<{ readonly cookie: SessionCookie; readonly isNewDevice: boolean }> {
    const sessionId = this.sources.newId();
    const token = randomBytes(32).toString('base64url');
    const now = this.sources.clock();
    const deviceHash = deviceHashOf(device);
    const session = {
      sessionId,
      tokenHash: hashOf(token).toString('hex'),
      userAgent: origin.userAgent,
      address: origin.address,
      deviceHash,
      openedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionSeconds * 1_000).toISOString(),
    };
    let isNew = false;
    await this.accounts.change(userId, origin, (user) => {
      isNew = isNewDevice(user, deviceHash);
      return openSession(user, session, former);
    });
    return { cookie: { userId, sessionId, token }, isNewDevice: isNew };
  }

  /** Signs one browser out, and ends what it listens to. */
  async close(userId: string, sessionId: string, origin: Origin): Promise<void> {
    await this.accounts.change(userId, origin, (user) => closeSession(user, sessionId));
    this.live.endSession(sessionId);
  }

  /** Signs every browser out. */
  async closeAll(userId: string, origin: Origin): Promise<void> {
    const open = (await this.accounts.find(userId))?.user.sessions.keys() ?? [];
    await this.accounts.change(userId, origin, (user) => closeSessions(user));
    this.end([...open]);
  }

  /** Ends what signed-out browsers still listen to. */
  end(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.live.endSession(sessionId);
  }
}

/** A browser that is being signed in. */
export interface Newcomer {
  readonly origin: Origin;
  /** The secret by which the browser is known again. */
  readonly device: string;
  /** The session that this one takes the place of. */
  readonly former?: string | undefined;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function isHashOf(stored: string, token: string): boolean {
  const hash = Buffer.from(stored, 'hex');
  const sent = hashOf(token);
  return hash.length === sent.length && timingSafeEqual(hash, sent);
}
