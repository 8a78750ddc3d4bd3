import type { ClientSession, Collection } from 'mongodb';
import { LeaseLost } from '../errors.js';
import type { Fence, Lease, Leases, LeaseState } from '../leases.js';
import type { Deployment } from './deployment.js';
import { isDuplicate } from './failures.js';

interface StoredLease {
  /** The lease's name. */
  readonly _id: string;
  readonly holder: string;
  readonly epoch: number;
  /** By the server's clock, as is all that is compared with it. */
  readonly until: Date;
  readonly note?: string;
}

/** Who takes it, and for how long. */
interface Turn {
  readonly holder: string;
  readonly forMs: number;
}

const hasRunOut = { $lte: ['$until', '$$NOW'] };

/**
 * Leases as documents. A write under a lease touches its document in its own transaction, so that
 * of a write and a change of hands at the same time one must begin again, and then sees the other.
 */
export class MongoLeases implements Leases {
  readonly #leases: Collection<StoredLease>;
  readonly #deployment: Pick<Deployment, 'attempt'>;

  constructor(deployment: Pick<Deployment, 'db' | 'attempt'>) {
    this.#leases = deployment.db.collection('leases');
    this.#deployment = deployment;
  }

  take(name: string, holder: string, forMs: number): Promise<Lease | undefined> {
    const isFree = { $or: [hasRunOut, { $eq: ['$holder', holder] }] };
    return this.#turnOver(name, { $expr: isFree }, { holder, forMs });
  }

  async seize(name: string, holder: string, forMs: number): Promise<Lease> {
    for (;;) {
      const lease = await this.#turnOver(name, {}, { holder, forMs });
      if (lease !== undefined) return lease;
    }
  }

  async keep(leases: readonly Lease[], forMs: number): Promise<readonly Lease[]> {
    if (leases.length === 0) return [];
    const held = leases.map(({ name: _id, epoch }) => ({ _id, epoch }));
    const prolonged = { $set: { until: { $add: ['$$NOW', forMs] } } };
    const found = await this.#deployment.attempt(async () => {
      await this.#leases.updateMany({ $or: held }, [prolonged]);
      return this.#leases.find({ $or: held }, { projection: { _id: 1 } }).toArray();
    });
    const names = new Set(found.map(({ _id }) => _id));
    return leases.filter(({ name }) => names.has(name));
  }

  async note({ name: _id, epoch }: Lease, note: string): Promise<boolean> {
    const answer = await this.#deployment.attempt(() =>
      this.#leases.updateOne({ _id, epoch }, { $set: { note } }),
    );
    return answer.matchedCount > 0;
  }

  async giveBack({ name: _id, epoch }: Lease): Promise<void> {
    await this.#deployment.attempt(() =>
      this.#leases.updateOne({ _id, epoch }, { $set: { until: new Date(0) } }),
    );
  }

  async list(prefix: string): Promise<readonly LeaseState[]> {
    const found = await this.#deployment.attempt(() =>
      this.#leases
        .aggregate<StoredLease & { readonly isFree: boolean }>([
          { $match: { _id: { $gte: prefix, $lt: `${prefix}\uFFFF` } } },
          { $addFields: { isFree: hasRunOut } },
          { $sort: { _id: 1 } },
        ])
        .toArray(),
    );
    return found.map(({ _id: name, holder, epoch, note, isFree }) => ({
      name,
      holder: isFree ? undefined : holder,
      epoch,
      note,
    }));
  }

  /** Throws `LeaseLost`; within a transaction, makes it one of the lease's too. */
  async pass({ lease, note }: Fence, session: ClientSession | undefined): Promise<void> {
    const { name: _id, epoch } = lease;
    const update = { $inc: { writes: 1 }, ...(note !== undefined && { $set: { note } }) };
    const options = { ...(session && { session }) };
    const { matchedCount } = await this.#leases.updateOne({ _id, epoch }, update, options);
    if (matchedCount === 0) throw new LeaseLost(_id);
  }

  /** Undefined when the condition does not let it: then it is another's. */
  async #turnOver(name: string, condition: object, now: Turn): Promise<Lease | undefined> {
    const { holder, forMs } = now;
    const epoch = { $add: ['$epoch', 1] };
    const changes = { holder: { $literal: holder }, epoch, until: { $add: ['$$NOW', forMs] } };
    const taken = await this.#deployment.attempt(() =>
      this.#leases.findOneAndUpdate({ _id: name, ...condition }, [{ $set: changes }], {
        returnDocument: 'after',
      }),
    );
    if (taken !== null) return { name, holder, epoch: taken.epoch };
    return (await this.#isNew(name)) ? this.#turnOver(name, condition, now) : undefined;
  }

  /** Whether it was unknown until now: the server's clock is of no use to an insertion. */
  async #isNew(_id: string): Promise<boolean> {
    try {
      await this.#deployment.attempt(() =>
        this.#leases.insertOne({ _id, holder: '', epoch: 0, until: new Date(0) }),
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
