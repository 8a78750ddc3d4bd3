import { createHash, randomUUID } from 'node:crypto';
import {
  evolveLogin,
  evolveUser,
  type LoginEvent,
  type User,
  type UserEvent,
} from '@balcao/domain';
import { WrongExpectedRevision } from '@balcao/event-store';
import type { EventStore, NewEvent } from '@balcao/event-store';
import { eventAs } from '@balcao/journal';

/** An account and the revision of its stream. */
export interface Account {
  readonly user: User;
  readonly revision: number;
}

/** From where a change came. */
export interface Origin {
  /** Of the network. */
  readonly address: string;
  readonly userAgent: string;
}

/** What happens at one moment, for one reason. */
export interface Occasion {
  readonly now: Date;
  /** Absent for what nobody has asked for. */
  readonly origin?: Origin;
}

/** A change that loses this many races in a row meets something else than rivals. */
const maxRaces = 20;

/** The account as its stream tells it; undefined when there is none. */
export async function readAccount(
  events: EventStore,
  userId: string,
): Promise<Account | undefined> {
  let account: Account | undefined;
  for await (const event of events.read(`user-${userId}`)) {
    account = {
      user: evolveUser(account?.user, eventAs<UserEvent>(event)),
      revision: event.revision,
    };
  }
  return account;
}

/** Whose a login is, and the revision of its stream: -1 before the first claim. */
export async function readLogin(
  events: EventStore,
  loginId: string,
): Promise<{ readonly userId: string | undefined; readonly revision: number }> {
  let login: { userId: string | undefined; revision: number } = { userId: undefined, revision: -1 };
  for await (const event of events.read(`login-${loginId}`)) {
    const userId = evolveLogin(login.userId, eventAs<LoginEvent>(event));
    login = { userId, revision: event.revision };
  }
  return login;
}

/**
 * Decides against the account and appends what was decided, again whenever somebody else was
 * first. Answers the account after it; throws what `decide` throws.
 */
export async function changeAccount(
  events: EventStore,
  occasion: Occasion,
  userId: string,
  decide: (user: User) => readonly UserEvent[],
  read: () => Promise<Account | undefined> = () => readAccount(events, userId),
): Promise<Account | undefined> {
  let account = await read();
  for (let race = 1; ; race += 1) {
    if (account === undefined) return undefined;
    const decided = decide(account.user);
    if (decided.length === 0) return account;
    try {
      const written = decided.map((event) => newAccountEvent(event, occasion));
      const { revision } = await events.append(`user-${userId}`, written, account.revision);
      return { user: decided.reduce<User>(evolveUser, account.user), revision };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || race >= maxRaces) throw error;
      account = await readAccount(events, userId);
    }
  }
}

/** An event of an account as it is written: when, and from where. */
export function newAccountEvent(
  { type, data }: UserEvent | LoginEvent,
  { now, origin }: Occasion,
): NewEvent {
  const metadata = {
    recordedAt: now.toISOString(),
    schemaVersion: 1,
    ...(origin !== undefined && { origin: { ...origin } }),
  };
  return { id: randomUUID(), type, data, metadata };
}

/** SHA-256 of the folded address, in hex: addresses do not show in names of streams. */
export function loginIdOf(email: string): string {
  return sha256(email.trim().toLowerCase());
}

/** The login of somebody whom an identity provider knows. */
export function providerLoginIdOf(issuer: string, subject: string): string {
  return sha256(JSON.stringify([issuer, subject]));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
