/** The company has no blob of this id; whether another has one is nobody's business. */
export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
  constructor(readonly id: string) {
    super(`there is no blob ${id}`);
  }
}

/** The content is longer than its writer allows; nothing of it was kept. */
export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';
  constructor(readonly bytesMax: number) {
    super(`the content is longer than ${bytesMax} bytes`);
  }
}

/** The id already names other content of the same company: blobs never change. */
export class BlobConflict extends Error {
  override readonly name = 'BlobConflict';
  constructor(readonly id: string) {
    super(`blob ${id} has other content`);
  }
}

/** A lasting fault of a store of blobs, as the stores of events and rows name it. */
export type BlobFault = 'full' | 'unwritable' | 'damaged';

/** Nothing was read, and what was to be written may not be; trying later may help. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** A fault that lasts until somebody removes it; undefined where trying later may help. */
  readonly fault: BlobFault | undefined;
  constructor(message?: string, options: ErrorOptions & { readonly fault?: BlobFault } = {}) {
    super(message, options);
    this.fault = options.fault;
  }
}
