import { type Collection, type Db, MongoClient, type ObjectId } from 'mongodb';
import type {
  BlobInfo,
  BlobPage,
  BlobStore,
  ByteRange,
  ListOptions,
  NewBlob,
  OpenedBlob,
} from '../blob-store.js';
import { checkBlob, checkPlace } from '../check-blob.js';
import { bounded, Meter } from '../content.js';
import { BlobConflict, BlobNotFound } from '../errors.js';
import { blobsPerPage } from '../limits.js';
import { asPortError, isDuplicate, isRemoved } from './failures.js';
import { unavailableAfterMs } from './limits.js';
import { Uploads } from './uploads.js';

/** Which server, which database, and how long it is waited for. */
export interface GridFsBlobStoreOptions {
  /** A connection string, with credentials and the name of the replica set where it has them. */
  readonly url: string;
  readonly database: string;
  /** How long a call waits for a server before it is `StoreUnavailable`; 5 seconds when absent. */
  readonly unavailableAfterMs?: number;
}

/** What shows a blob: written when its content is whole, the first thing that goes. */
interface StoredBlob extends Omit<BlobInfo, 'id'> {
  /** `company/id`: neither has a stroke, so the blobs of a company lie side by side. */
  readonly _id: string;
  readonly file: ObjectId;
}

/**
 * Blobs in MongoDB: the content in GridFS, and a document for each blob, which is written last. All
 * is read from the primary and written to the disks of a majority before it counts.
 */
export class GridFsBlobStore implements BlobStore {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #blobs: Collection<StoredBlob>;
  readonly #uploads: Uploads;
  #sweeping: Promise<void> | undefined;
  #isClosed = false;

  private constructor(options: GridFsBlobStoreOptions) {
    const waitMs = options.unavailableAfterMs ?? unavailableAfterMs;
    this.#client = new MongoClient(options.url, {
      appName: 'balcao',
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: waitMs,
      connectTimeoutMS: waitMs,
      heartbeatFrequencyMS: 2_000,
    });
    this.#db = this.#client.db(options.database);
    this.#blobs = this.#db.collection('blobs');
    this.#uploads = new Uploads(this.#db);
  }

  /** Throws for a URL that is none. Does not wait for the server: `ping` tells if it is there. */
  static open(options: GridFsBlobStoreOptions): Promise<GridFsBlobStore> {
    return new Promise((resolve) => {
      resolve(new GridFsBlobStore(options));
    });
  }

  async put(company: string, blob: NewBlob): Promise<BlobInfo> {
    checkBlob(company, blob);
    return this.#attempt(async () => {
      const meter = new Meter();
      const file = await this.#uploads.write(meter.through(blob.content, blob.bytesMax));
      const sha256 = meter.sha256();
      const { id = sha256, fileName, contentType } = blob;
      const storedAt = blob.storedAt ?? new Date().toISOString();
      const info = { id, fileName, contentType, size: meter.size, sha256, storedAt };
      const kept = await this.#show(company, info, file);
      this.#sweeping ??= this.#sweep().catch(() => undefined);
      return kept;
    });
  }

  async get(company: string, id: string, range?: ByteRange): Promise<OpenedBlob> {
    const stored = await this.#find(company, id);
    const info = infoOf(stored);
    return { info, content: this.#read(stored.file, id, bounded(info.size, range)) };
  }

  async stat(company: string, id: string): Promise<BlobInfo> {
    return infoOf(await this.#find(company, id));
  }

  async remove(company: string, id: string): Promise<void> {
    checkPlace(company, id);
    await this.#attempt(async () => {
      const stored = await this.#blobs.findOne({ _id: `${company}/${id}` });
      if (stored === null) return;
      await this.#uploads.expectEnd(stored.file);
      await this.#blobs.deleteOne({ _id: stored._id, file: stored.file });
      await this.#uploads.drop(stored.file);
    });
  }

  async list(company: string, options: ListOptions = {}): Promise<BlobPage> {
    checkPlace(company);
    const { after = '', limit = blobsPerPage } = options;
    return this.#attempt(async () => {
      const found = await this.#blobs
        // The character behind the stroke.
        .find({ _id: { $gt: `${company}/${after}`, $lt: `${company}0` } })
        .sort({ _id: 1 })
        .limit(limit + 1)
        .toArray();
      const blobs = found.slice(0, limit).map(infoOf);
      return { blobs, next: found.length > limit ? blobs.at(-1)?.id : undefined };
    });
  }

  async ping(): Promise<void> {
    await this.#attempt(() => this.#db.command({ ping: 1 }));
  }

  async close(): Promise<void> {
    await this.#sweeping;
    this.#isClosed = true;
    await this.#client.close();
  }

  async #find(company: string, id: string): Promise<StoredBlob> {
    checkPlace(company, id);
    const found = await this.#attempt(() => this.#blobs.findOne({ _id: `${company}/${id}` }));
    if (found === null) throw new BlobNotFound(id);
    return found;
  }

  /** Shows finished content, unless the same blob is there already. */
  async #show(company: string, info: BlobInfo, file: ObjectId): Promise<BlobInfo> {
    const { id, ...rest } = info;
    for (;;) {
      try {
        await this.#blobs.insertOne({ _id: `${company}/${id}`, file, ...rest });
        await this.#uploads.settle(file);
        return info;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const there = await this.#blobs.findOne({ _id: `${company}/${id}` });
      if (there === null) continue;
      // An insert that was tried again after a lost answer meets itself.
      if (there.file.equals(file)) return info;
      await this.#uploads.drop(file);
      if (there.sha256 !== info.sha256) throw new BlobConflict(id);
      return infoOf(there);
    }
  }

  async *#read(
    file: ObjectId,
    id: string,
    { start, end }: { readonly start: number; readonly end: number },
  ): AsyncGenerator<Uint8Array> {
    if (start >= end) return;
    try {
      yield* this.#uploads.read(file, start, end);
    } catch (error) {
      throw isRemoved(error) ? new BlobNotFound(id) : this.#asPortError(error);
    }
  }

  /** Removes content that no blob came to name, or that a removal has left. */
  async #sweep(): Promise<void> {
    for (const file of await this.#uploads.abandoned()) {
      const isNamed = (await this.#blobs.findOne({ file })) !== null;
      await (isNamed ? this.#uploads.settle(file) : this.#uploads.drop(file));
    }
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      // The driver connects by itself once, and stays closed for good where that fails.
      if (!this.#isClosed) await this.#client.connect();
      return await work();
    } catch (error) {
      throw this.#asPortError(error);
    }
  }

  #asPortError(error: unknown): unknown {
    return asPortError(this.#client.options.hosts.map(String).join(','), error);
  }
}

function infoOf({ _id, fileName, contentType, size, sha256, storedAt }: StoredBlob): BlobInfo {
  return { id: _id.slice(_id.indexOf('/') + 1), fileName, contentType, size, sha256, storedAt };
}
