import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Collection, type Db, GridFSBucket, ObjectId } from 'mongodb';
import { abandonedAfterMs } from './limits.js';

interface Pending {
  readonly _id: ObjectId;
  readonly since: Date;
}

const bucketName = 'content';

/**
 * The content of the blobs, under ids of its own. What is on its way in or out is noted, so that
 * what a crash has left can be recognised and removed.
 */
export class Uploads {
  readonly #bucket: GridFSBucket;
  readonly #pending: Collection<Pending>;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
    this.#bucket = new GridFSBucket(db, { bucketName });
    this.#pending = db.collection('content.pending');
  }

  /** Writes all of it; `settle` says that a blob names it now. */
  async write(pieces: AsyncIterable<Uint8Array>): Promise<ObjectId> {
    const file = new ObjectId();
    await this.expectEnd(file);
    try {
      await pipeline(Readable.from(pieces), this.#bucket.openUploadStreamWithId(file, 'blob'));
      return file;
    } catch (error) {
      await this.drop(file).catch(() => undefined);
      throw error;
    }
  }

  read(file: ObjectId, start: number, end: number): AsyncIterable<Uint8Array> {
    return this.#bucket.openDownloadStream(file, { start, end });
  }

  async settle(file: ObjectId): Promise<void> {
    await this.#pending.deleteOne({ _id: file });
  }

  /** Notes that nothing may name this content from now on, or not yet. */
  async expectEnd(file: ObjectId): Promise<void> {
    const since = { $set: { since: new Date() } };
    await this.#pending.updateOne({ _id: file }, since, { upsert: true });
  }

  async drop(file: ObjectId): Promise<void> {
    await this.#db.collection(`${bucketName}.files`).deleteOne({ _id: file });
    await this.#db.collection(`${bucketName}.chunks`).deleteMany({ files_id: file });
    await this.settle(file);
  }

  /** Content noted so long ago that the process that was to finish or remove it must have died. */
  async abandoned(): Promise<readonly ObjectId[]> {
    const before = new Date(Date.now() - abandonedAfterMs);
    const found = await this.#pending.find({ since: { $lt: before } }).toArray();
    return found.map(({ _id }) => _id);
  }
}
