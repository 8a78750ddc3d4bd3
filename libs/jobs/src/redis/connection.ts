import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { JobsUnavailable } from '../errors.js';

/** How long a connection may take to be made before it is tried again. */
const connectTimeoutMs = 5_000;

/** The longest wait between two tries to connect again. */
const maxReconnectMs = 1_000;

/** How soon a connection that has gone silent is noticed by the system. */
const keepAliveMs = 10_000;

/** Replies of a server that is there and cannot serve now. */
const unready = /^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|MISCONF|OOM|TRYAGAIN|NOREPLICAS)\b/;

/** What a client says that has no connection, or lost it. */
const unconnected =
  /isn't writeable|Connection is closed|Command timed out|max retries per request|ETIMEDOUT/i;

const shared = {
  connectTimeout: connectTimeoutMs,
  keepAlive: keepAliveMs,
  retryStrategy: (tries: number) => Math.min(maxReconnectMs, tries * 50),
};

/** For workers, whose commands wait for the server however long it is gone. */
export const patient = { ...shared, maxRetriesPerRequest: null };

/** A connection whose commands fail at once without a server, and soon with a silent one. */
export class Connection {
  readonly client: Redis;
  /** The server without the credentials. */
  readonly address: string;
  private isClosed = false;

  constructor(
    url: string,
    private readonly unavailableAfterMs: number,
    private readonly onError: (error: unknown) => void,
  ) {
    this.address = new URL(url).host;
    this.client = new Redis(url, {
      ...shared,
      commandTimeout: unavailableAfterMs,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    this.client.on('error', onError);
  }

  /** Whether commands are answered now, as far as is known. */
  get isReady(): boolean {
    return this.client.status === 'ready';
  }

  /**
   * Does the work once there is a connection. Throws `JobsUnavailable` when there is none in
   * time, or no answer.
   */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    await this.ready();
    const over = new AbortController();
    const tooLate = sleep(2 * this.unavailableAfterMs, undefined, { signal: over.signal }).then(
      () => Promise.reject(new Error('Command timed out')),
    );
    tooLate.catch(() => undefined);
    try {
      return await Promise.race([work(), tooLate]);
    } catch (error) {
      throw this.asPortError(error);
    } finally {
      over.abort();
    }
  }

  close(): void {
    this.isClosed = true;
    this.client.disconnect();
    this.client.off('error', this.onError);
    this.client.on('error', () => undefined);
  }

  private async ready(): Promise<void> {
    if (this.isClosed) throw new JobsUnavailable('the queue of jobs is closed');
    const end = performance.now() + this.unavailableAfterMs;
    while (!this.isReady) {
      if (performance.now() > end) throw this.unavailable('there is no connection');
      await sleep(20);
    }
  }

  private unavailable(reason: string, cause?: unknown): JobsUnavailable {
    return new JobsUnavailable(`Redis at ${this.address} cannot be reached: ${reason}`, { cause });
  }

  private asPortError(error: unknown): unknown {
    return isAbsence(error) ? this.unavailable(error.message, error) : error;
  }
}

/** Whether the server is away or cannot serve now, rather than something being wrong. */
export function isAbsence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isSystems = 'code' in error && typeof error.code === 'string' && /^E[A-Z]/.test(error.code);
  return isSystems || unready.test(error.message) || unconnected.test(error.message);
}
