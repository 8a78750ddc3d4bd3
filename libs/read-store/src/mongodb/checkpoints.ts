import type { ClientSession, Collection, Db } from 'mongodb';
import { MaxKey, MinKey } from 'mongodb';
import type { Checkpoint } from '../read-store.js';

interface StoredPosition {
  /** The checkpoint's name. */
  readonly _id: string;
  readonly position: string | null;
  readonly source?: string;
}

interface StoredRevision {
  readonly _id: { readonly name: string; readonly partition: string };
  readonly revision: number;
}

/** Where folds have got to: the position in one document, each partition's revision in its own. */
export class Checkpoints {
  readonly #positions: Collection<StoredPosition>;
  readonly #revisions: Collection<StoredRevision>;

  constructor(db: Db) {
    this.#positions = db.collection('checkpoints');
    this.#revisions = db.collection('revisions');
  }

  /** The position goes last: without a transaction, what it vouches for is there by then. */
  async write(checkpoint: Checkpoint, session: ClientSession | undefined): Promise<void> {
    const { name, position = null, source } = checkpoint;
    const options = { ...(session && { session }) };
    const moved = Object.entries(checkpoint.revisions).map(([partition, revision]) => ({
      updateOne: {
        filter: { _id: { name, partition } },
        update: { $set: { revision } },
        upsert: true,
      },
    }));
    if (moved.length > 0) await this.#revisions.bulkWrite(moved, { ordered: false, ...options });
    const stored = { position, ...(source !== undefined && { source }) };
    await this.#positions.replaceOne({ _id: name }, stored, { upsert: true, ...options });
  }

  async read(
    name: string,
    partitions: readonly string[] | undefined,
  ): Promise<Checkpoint | undefined> {
    const stored = await this.#positions.findOne({ _id: name });
    if (stored === null) return undefined;
    const filter =
      partitions === undefined
        ? allOf(name)
        : { _id: { $in: partitions.map((partition) => ({ name, partition })) } };
    const found = await this.#revisions.find(filter).toArray();
    const revisions = Object.fromEntries(
      found.map(({ _id, revision }) => [_id.partition, revision]),
    );
    const { position, source } = stored;
    const fields = source !== undefined && { source };
    return { name, position: position ?? undefined, revisions, ...fields };
  }

  /** The position goes first: without it, nobody goes on from the revisions. */
  async drop(name: string, session?: ClientSession): Promise<void> {
    const options = { ...(session && { session }) };
    await this.#positions.deleteOne({ _id: name }, options);
    await this.#revisions.deleteMany(allOf(name), options);
  }
}

/** Every partition of a name, by the index that there is. */
function allOf(name: string): object {
  const bound = (partition: unknown): object => ({ name, partition });
  return { _id: { $gt: bound(new MinKey()), $lt: bound(new MaxKey()) } };
}
