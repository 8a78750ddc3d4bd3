import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  isSessionOver,
  keepsEmail,
  releaseLogin,
  type LoginClaimed,
  type User,
  type UserEvent,
} from '@balcao/domain';
import type { EventStore, ExpectedRevision, RecordedEvent } from '@balcao/event-store';
import {
  changeAccount,
  loginIdOf,
  newAccountEvent,
  readAccount,
  readLogin,
  type Account,
  type Origin,
} from '@balcao/tasks';
import { LRUCache } from 'lru-cache';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';

export { loginIdOf, type Account, type Origin } from '@balcao/tasks';

/** Accounts that are kept in memory; those used last. */
const rememberedAccounts = 10_000;
const retryDelayMs = 1_000;

/** People's accounts: folded from their streams, kept in memory, fresh by a subscription. */
@Injectable()
export class Accounts implements OnModuleInit, OnApplicationShutdown {
  readonly #known = new LRUCache<string, Promise<Account | undefined>>({ max: rememberedAccounts });
  readonly #stopping = new AbortController();

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  onModuleInit(): void {
    void this.#follow();
  }

  onApplicationShutdown(): void {
    this.#stopping.abort();
  }

  /** The account, or undefined when there is none. */
  async find(userId: string): Promise<Account | undefined> {
    const known = this.#known.get(userId);
    if (known !== undefined) return known;
    const loading = this.#load(userId);
    this.#known.set(userId, loading);
    const account = await loading.catch((error: unknown) => {
      this.#known.delete(userId);
      throw error;
    });
    if (account === undefined) this.#known.delete(userId);
    return account;
  }

  /** Whose the address is: theirs to sign in with, or kept for them since they left it. */
  async userIdOf(email: string): Promise<string | undefined> {
    const userId = await this.userIdOfLogin(loginIdOf(email));
    return userId !== undefined && (await this.#keeps(userId, email)) ? userId : undefined;
  }

  /** Whose the login is: of an address, or of somebody at an identity provider. */
  async userIdOfLogin(loginId: string): Promise<string | undefined> {
    return (await readLogin(this.events, loginId)).userId;
  }

  /** Claims the address; throws `WrongExpectedRevision` when somebody was first. */
  async claimLogin(email: string, claim: LoginClaimed): Promise<void> {
    const loginId = loginIdOf(email);
    const holder = await this.userIdOfLogin(loginId);
    if (holder !== undefined && !(await this.#keeps(holder, email))) {
      await this.releaseLoginId(loginId, holder);
    }
    await this.claimLoginId(loginId, claim);
  }

  /** The same by the login's id. */
  async claimLoginId(loginId: string, claim: LoginClaimed): Promise<void> {
    const { userId, revision } = await readLogin(this.events, loginId);
    const expected = revision < 0 || userId !== undefined ? 'no-stream' : revision;
    const event = newAccountEvent(claim, { now: this.sources.clock() });
    await this.events.append(`login-${loginId}`, [event], expected);
  }

  /** Gives an address up at once; nothing when it is not theirs. */
  releaseLogin(email: string, userId: string): Promise<void> {
    return this.releaseLoginId(loginIdOf(email), userId);
  }

  /** The same by the login's id. */
  async releaseLoginId(loginId: string, userId: string): Promise<void> {
    const login = await readLogin(this.events, loginId);
    if (login.userId !== userId) return;
    const event = newAccountEvent(releaseLogin(loginId, userId), { now: this.sources.clock() });
    await this.events.append(`login-${loginId}`, [event], login.revision);
  }

  /** Records what happened to an account; throws `WrongExpectedRevision` when it has moved on. */
  async record(
    userId: string,
    event: UserEvent,
    expected: ExpectedRevision,
    origin?: Origin,
  ): Promise<void> {
    const written = newAccountEvent(event, this.#occasion(origin));
    await this.events.append(`user-${userId}`, [written], expected);
    this.#known.delete(userId);
  }

  /**
   * Decides against the account as it is and records what was decided. Answers the account after
   * it, undefined where there is none; throws what `decide` throws.
   */
  async change(
    userId: string,
    origin: Origin,
    decide: (user: User) => readonly UserEvent[],
  ): Promise<User | undefined> {
    const occasion = this.#occasion(origin);
    const read = () => this.find(userId);
    const changed = await changeAccount(this.events, occasion, userId, decide, read);
    this.#known.delete(userId);
    return changed?.user;
  }

  /** What happened to the account, the last first. */
  history(userId: string, limit: number): AsyncIterable<RecordedEvent> {
    return this.events.read(`user-${userId}`, { direction: 'backwards', limit });
  }

  /** What was claimed for an account that has not begun yet is kept for it. */
  async #keeps(userId: string, email: string): Promise<boolean> {
    const account = await this.find(userId);
    const now = this.sources.clock().toISOString();
    return account === undefined || keepsEmail(account.user, email, now);
  }

  #occasion(origin: Origin | undefined) {
    return { now: this.sources.clock(), ...(origin !== undefined && { origin }) };
  }

  async #load(userId: string): Promise<Account | undefined> {
    const account = await readAccount(this.events, userId);
    return account && this.#withoutExpired(account);
  }

  /** Sessions that are over are of no use to anybody. */
  #withoutExpired({ user, revision }: Account): Account {
    const now = this.sources.clock().toISOString();
    const live = [...user.sessions].filter(([, session]) => !isSessionOver(session, now));
    return { user: { ...user, sessions: new Map(live) }, revision };
  }

  /** Forgets what another node has changed, from here on; what was read before may be old. */
  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    const options = { categories: ['user'], fromEnd: true, signal };
    while (!signal.aborted) {
      try {
        let hasBegun = false;
        for await (const batch of this.events.subscribe(options)) {
          if (!hasBegun) this.#known.clear();
          hasBegun = true;
          for (const event of batch.events) await this.#notice(event);
        }
        return;
      } catch {
        await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #notice({ stream, revision }: RecordedEvent): Promise<void> {
    const userId = stream.slice('user-'.length);
    const known = await this.#known.peek(userId)?.catch(() => undefined);
    if (known !== undefined && known.revision < revision) this.#known.delete(userId);
  }
}
