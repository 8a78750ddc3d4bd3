import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  evolveLogin,
  evolveUser,
  type LoginClaimed,
  type User,
  type UserEvent,
} from '@balcao/domain';
import type { EventStore, ExpectedRevision, Json, RecordedEvent } from '@balcao/event-store';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';

/** An account and the revision of its stream. */
export interface Account {
  readonly user: User;
  readonly revision: number;
}

/** Accounts that are kept in memory; those used last. */
const rememberedAccounts = 10_000;
const retryDelayMs = 1_000;

/** People's accounts: folded from their streams, kept in memory, fresh by a subscription. */
@Injectable()
export class Accounts implements OnModuleInit, OnApplicationShutdown {
  readonly #known = new Map<string, Promise<Account | undefined>>();
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
    this.#remember(userId, loading);
    const account = await loading.catch((error: unknown) => {
      this.#known.delete(userId);
      throw error;
    });
    if (account === undefined) this.#known.delete(userId);
    return account;
  }

  /** Who signs in with the address. */
  async userIdOf(email: string): Promise<string | undefined> {
    let userId: string | undefined;
    for await (const event of this.events.read(loginStream(email))) {
      userId = evolveLogin(userId, { type: 'LoginClaimed', data: loginData(event) });
    }
    return userId;
  }

  /** Claims the address; throws `WrongExpectedRevision` when somebody was first. */
  async claimLogin(email: string, claim: LoginClaimed): Promise<void> {
    await this.events.append(loginStream(email), [this.#newEvent(claim)], 'no-stream');
  }

  /** Records what happened to an account; throws `WrongExpectedRevision` when it has moved on. */
  async record(userId: string, event: UserEvent, expected: ExpectedRevision): Promise<void> {
    await this.events.append(`user-${userId}`, [this.#newEvent(event)], expected);
    this.#known.delete(userId);
  }

  async #load(userId: string): Promise<Account | undefined> {
    let account: Account | undefined;
    for await (const event of this.events.read(`user-${userId}`)) {
      account = evolved(account, event);
    }
    return account && this.#withoutExpired(account);
  }

  /** Sessions that are over are of no use to anybody. */
  #withoutExpired({ user, revision }: Account): Account {
    const now = this.sources.clock().toISOString();
    const live = [...user.sessions].filter(([, { expiresAt }]) => expiresAt > now);
    return { user: { ...user, sessions: new Map(live) }, revision };
  }

  #remember(userId: string, account: Promise<Account | undefined>): void {
    this.#known.set(userId, account);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= rememberedAccounts) break;
      this.#known.delete(oldest);
    }
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
    const known = await this.#known.get(userId)?.catch(() => undefined);
    if (known !== undefined && known.revision < revision) this.#known.delete(userId);
  }

  #newEvent({ type, data }: UserEvent | LoginClaimed) {
    const metadata = { recordedAt: this.sources.clock().toISOString(), schemaVersion: 1 };
    return { id: randomUUID(), type, data: data as unknown as Json, metadata };
  }
}

function evolved(before: Account | undefined, event: RecordedEvent): Account {
  const { type, data, revision } = event;
  // Streams of the category hold these events alone: this is where their type returns.
  const user = evolveUser(before?.user, { type, data } as unknown as UserEvent);
  return { user, revision };
}

function loginData({ data }: RecordedEvent): LoginClaimed['data'] {
  return data as unknown as LoginClaimed['data'];
}

/** The stream of an address; letter case and blanks around it do not tell addresses apart. */
function loginStream(email: string): string {
  return `login-${loginIdOf(email)}`;
}

/** SHA-256 of the folded address, in hex: addresses do not show in names of streams. */
export function loginIdOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
