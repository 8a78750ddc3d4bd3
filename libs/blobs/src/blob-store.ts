/** Bytes at once, or as they come. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** Content on its way into the store. */
export interface NewBlob {
  /**
   * The writer's own name for it, 1 to 128 of `A-Z a-z 0-9 _ -`. Without it the content's SHA-256
   * is its id, so that the same content is kept once: only for blobs that are removed together.
   */
  readonly id?: string;
  /** As the person who gave it named it; shown, never a path. */
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Content;
  /** `BlobTooLarge` beyond it; `bytesPerBlob` when absent. */
  readonly bytesMax?: number;
  /** When it was first kept, for a blob that moves; the store's clock when absent. */
  readonly storedAt?: string;
}

/** A blob without its content. */
export interface BlobInfo {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, in lower-case hex. */
  readonly sha256: string;
  /** UTC ISO instant. */
  readonly storedAt: string;
}

/** Bytes from `start` up to, not including, `end`; cut to what there is, as `slice` does. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** A blob as it is read: what is known of it, and its bytes as they come. */
export interface OpenedBlob {
  readonly info: BlobInfo;
  /** May fail on the way with `BlobNotFound` when it is removed meanwhile. Read at most once. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Which page of a company's blobs, and how long. */
export interface ListOptions {
  /** The `next` of the page before; the first page when absent. */
  readonly after?: string;
  readonly limit?: number;
}

/** Some blobs of a company, in an order of the store's own that stays the same. */
export interface BlobPage {
  readonly blobs: readonly BlobInfo[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

/**
 * Attachments and prints: content that never changes, under an id of its company. Every call names
 * the company, and none sees another's. A blob is seen whole or not at all, and one that `put` has
 * answered survives the loss of power.
 *
 * Errors: `BlobNotFound`, `BlobTooLarge`, `BlobConflict`, `StoreUnavailable`, see `errors.ts`; a
 * `RangeError` for a company, id, name or type that cannot be.
 */
export interface BlobStore {
  /**
   * Keeps content. The same id with the same content again answers what was kept first, its name
   * too, so that trying again is safe; with other content it is a `BlobConflict`.
   */
  put(company: string, blob: NewBlob): Promise<BlobInfo>;

  /** Opens a blob, or a part of its content. */
  get(company: string, id: string, range?: ByteRange): Promise<OpenedBlob>;

  stat(company: string, id: string): Promise<BlobInfo>;

  /** Forgets a blob; nothing happens when there is none. */
  remove(company: string, id: string): Promise<void>;

  /** The blobs of a company, page by page; those that come or go meanwhile may be missing. */
  list(company: string, options?: ListOptions): Promise<BlobPage>;

  /** Answers when the store can be read and written; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;

  close(): Promise<void>;
}

/** All blobs of a company, page after page. */
export async function* allBlobs(store: BlobStore, company: string): AsyncGenerator<BlobInfo> {
  let after: string | undefined;
  do {
    const page = await store.list(company, after === undefined ? {} : { after });
    yield* page.blobs;
    after = page.next;
  } while (after !== undefined);
}
