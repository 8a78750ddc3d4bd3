import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, renameSync } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
import { BlobConflict, BlobNotFound, StoreUnavailable } from '../errors.js';
import { blobsPerPage, pingBytes } from '../limits.js';
import { syncFolder } from '../sync-folder.js';
import { readInfo, trailerOf } from './blob-file.js';
import { asPortError, attempt, isAbsent } from './failures.js';

/** Which folder blobs lie in, and by which clock they age. */
export interface FileBlobStoreOptions {
  /** Made when it is absent; one process at a time uses it. */
  readonly folder: string;
  /** The store's clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Blobs as files: a folder for each company, a file for each blob, both named by the SHA-256 of
 * what they are called, so that no path is made of what somebody sent. A file is written under
 * another name, flushed to the disk and renamed.
 */
export class FileBlobStore implements BlobStore {
  #isClosed = false;
  /** The folders of companies whose names this process knows to be on the disk. */
  readonly #flushed = new Map<string, Promise<void>>();

  private constructor(
    private readonly folder: string,
    private readonly now: () => number,
  ) {}

  /** Removes what a crash has left unfinished; `StoreUnavailable` if the folder cannot be used. */
  static async open({ folder, now = Date.now }: FileBlobStoreOptions): Promise<FileBlobStore> {
    const store = new FileBlobStore(folder, now);
    await attempt(async () => {
      await rm(store.#unfinished, { recursive: true, force: true });
      const made = await mkdir(store.#unfinished, { recursive: true });
      if (made !== undefined) await syncFolder(dirname(made));
    });
    return store;
  }

  async put(company: string, blob: NewBlob): Promise<BlobInfo> {
    checkBlob(company, blob);
    return this.#attempt(async () => {
      const unfinished = join(this.#unfinished, randomUUID());
      try {
        const info = await this.#write(unfinished, blob);
        return await this.#show(company, unfinished, info);
      } finally {
        await rm(unfinished, { force: true });
      }
    });
  }

  async get(company: string, id: string, range?: ByteRange): Promise<OpenedBlob> {
    const info = await this.stat(company, id);
    const bytes = bounded(info.size, range);
    return { info, content: this.#read(this.#path(company, id), id, bytes) };
  }

  async stat(company: string, id: string): Promise<BlobInfo> {
    checkPlace(company, id);
    const info = await this.#attempt(() => this.#find(company, id));
    if (info === undefined) throw new BlobNotFound(id);
    return info;
  }

  async remove(company: string, id: string): Promise<void> {
    checkPlace(company, id);
    await this.#attempt(async () => {
      if (!existsSync(this.#path(company, id))) return;
      await rm(this.#path(company, id), { force: true });
      await syncFolder(this.#folderOf(company));
    });
  }

  async list(company: string, options: ListOptions = {}): Promise<BlobPage> {
    checkPlace(company);
    const { after = '', limit = blobsPerPage } = options;
    return this.#attempt(async () => {
      const names = (await this.#names(company)).filter((name) => name > after);
      const page = names.slice(0, limit);
      const found = await Promise.all(
        page.map((name) => infoIfThere(join(this.#folderOf(company), name))),
      );
      const blobs = found.filter((info) => info !== undefined);
      return { blobs, next: names.length > limit ? page.at(-1) : undefined };
    });
  }

  /** Writes a file with some content and removes it again. */
  async ping(): Promise<void> {
    await this.#attempt(async () => {
      const path = join(this.#unfinished, randomUUID());
      try {
        await writeFile(path, Buffer.alloc(pingBytes), { flag: 'wx', flush: true });
      } finally {
        await rm(path, { force: true });
      }
    });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return Promise.resolve();
  }

  async #write(path: string, blob: NewBlob): Promise<BlobInfo> {
    const meter = new Meter();
    const file = await open(path, 'wx');
    try {
      for await (const piece of meter.through(blob.content, blob.bytesMax)) {
        await file.writeFile(piece);
      }
      const sha256 = meter.sha256();
      const { id = sha256, fileName, contentType } = blob;
      const storedAt = blob.storedAt ?? new Date(this.now()).toISOString();
      const info = { id, fileName, contentType, size: meter.size, sha256, storedAt };
      await file.writeFile(trailerOf(info));
      await file.sync();
      return info;
    } finally {
      await file.close();
    }
  }

  /** Gives the finished file its place, unless the same blob is there already. */
  async #show(company: string, unfinished: string, info: BlobInfo): Promise<BlobInfo> {
    const folder = this.#folderOf(company);
    const path = this.#path(company, info.id);
    await this.#makeFolder(folder);
    let kept = await this.#find(company, info.id);
    while (kept === undefined) {
      // Nothing comes between these two: a blob is never written over.
      if (!existsSync(path)) {
        renameSync(unfinished, path);
        kept = info;
      } else {
        kept = await this.#find(company, info.id);
      }
    }
    if (kept.sha256 !== info.sha256) throw new BlobConflict(info.id);
    // Also for a blob that was there: its writer may have died before it had flushed the name.
    await syncFolder(folder);
    return kept;
  }

  /** Its name is on the disk then, also where another call has made it a moment ago. */
  async #makeFolder(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined) this.#flushed.delete(folder);
    const flushed = this.#flushed.get(folder) ?? syncFolder(this.folder);
    this.#flushed.set(folder, flushed);
    await flushed.catch((error: unknown) => {
      this.#flushed.delete(folder);
      throw error;
    });
  }

  async *#read(
    path: string,
    id: string,
    { start, end }: { readonly start: number; readonly end: number },
  ): AsyncGenerator<Uint8Array> {
    if (start >= end) return;
    try {
      yield* createReadStream(path, { start, end: end - 1 }) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw isAbsent(error) ? new BlobNotFound(id) : asPortError(error);
    }
  }

  /** What is kept under this very id. */
  async #find(company: string, id: string): Promise<BlobInfo | undefined> {
    const info = await infoIfThere(this.#path(company, id));
    return info?.id === id ? info : undefined;
  }

  async #names(company: string): Promise<readonly string[]> {
    try {
      return (await readdir(this.#folderOf(company))).sort();
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  get #unfinished(): string {
    return join(this.folder, 'unfinished');
  }

  #folderOf(company: string): string {
    return join(this.folder, nameOf(company));
  }

  #path(company: string, id: string): string {
    return join(this.#folderOf(company), nameOf(id));
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('the folder of blobs is closed');
    return attempt(work);
  }
}

const nameOf = (called: string): string => createHash('sha256').update(called).digest('hex');

async function infoIfThere(path: string): Promise<BlobInfo | undefined> {
  try {
    return await readInfo(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
