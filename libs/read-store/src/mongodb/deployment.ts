import { MongoClient, WriteConcern } from 'mongodb';
import type { ClientSession, Db } from 'mongodb';
import { isTransient, namingUnavailable } from './failures.js';

/** One server or replica set, and the database in it that is the product's. */
export interface DeploymentOptions {
  readonly url: string;
  readonly database: string;
  /** How long a call waits for a server that takes it. */
  readonly unavailableAfterMs: number;
}

/** Pauses between tries of a transaction: another writer's, or one that a fail-over broke off. */
const retryDelaysMs = [20, 50, 100, 200, 400, 800, 1_600];

/**
 * A standalone server or a replica set, and what it can do.
 *
 * Everything is read from the primary, what a majority has: a reader who has seen a checkpoint then
 * sees its rows too, and what was seen once is not taken back when another member takes over, as
 * `local` reads may be. Everything is written to the disks of a majority before it counts: the fold
 * goes on in memory from what it has written, so a server that came back without its last writes
 * would leave a gap in the rows that nobody notices.
 */
export class Deployment {
  readonly db: Db;
  /** Hosts and ports, without credentials. */
  readonly address: string;
  readonly #client: MongoClient;
  #hasTransactions: boolean | undefined;
  #isClosed = false;

  constructor({ url, database, unavailableAfterMs }: DeploymentOptions) {
    this.#client = new MongoClient(url, {
      appName: 'balcao',
      ignoreUndefined: true,
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: unavailableAfterMs,
      // A server that neither answers nor hangs up is noticed after both of these.
      connectTimeoutMS: unavailableAfterMs,
      heartbeatFrequencyMS: 2_000,
    });
    this.db = this.#client.db(database);
    this.address = this.#client.options.hosts.map(String).join(',');
  }

  /** Runs `work` with a connection; `StoreUnavailable` while no server can be reached. */
  attempt<T>(work: () => Promise<T>): Promise<T> {
    return namingUnavailable(this.address, async () => {
      // The driver connects by itself once, and stays closed for good where that fails.
      if (!this.#isClosed) await this.#client.connect();
      return work();
    });
  }

  /**
   * All of `work` or none of it where the server has transactions; else `work` without a session,
   * whose steps must then be right in their order. May run `work` several times.
   */
  async together(work: (session?: ClientSession) => Promise<void>): Promise<void> {
    if (!(await this.#canTransact())) {
      await work();
      return;
    }
    await this.#client.withSession(async (session) => {
      for (const delay of retryDelaysMs) {
        try {
          await transact(session, work);
          return;
        } catch (error) {
          if (!isTransient(error)) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
      await transact(session, work);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client.close();
  }

  /** Asked once: a member of a replica set, or the router of a cluster, has transactions. */
  async #canTransact(): Promise<boolean> {
    if (this.#hasTransactions === undefined) {
      const hello = await this.db.command({ hello: 1 });
      this.#hasTransactions = hello['setName'] !== undefined || hello['msg'] === 'isdbgrid';
    }
    return this.#hasTransactions;
  }
}

async function transact(
  session: ClientSession,
  work: (session: ClientSession) => Promise<void>,
): Promise<void> {
  session.startTransaction({
    readConcern: { level: 'snapshot' },
    writeConcern: new WriteConcern('majority', undefined, true),
    readPreference: 'primary',
  });
  try {
    await work(session);
    await session.commitTransaction();
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction();
    throw error;
  }
}
