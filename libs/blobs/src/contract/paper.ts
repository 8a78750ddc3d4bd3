import type { BlobStore, NewBlob } from '../blob-store.js';

export type Open = () => Promise<BlobStore>;

export const grocer = '01JGROCER0000000000000000A';
export const baker = '01JBAKER00000000000000000B';

const utf8 = new TextEncoder();

export const receipt: NewBlob & { readonly id: string } = {
  id: '01JRECEIPT00000000000000AA',
  fileName: 'recibo de março.txt',
  contentType: 'text/plain; charset=utf-8',
  content: utf8.encode('Recebemos 1.500,00 MT'),
};

/** A little more than three of GridFS's pieces of 255 KiB, no two stretches of it alike. */
export const scan = Uint8Array.from({ length: 800_000 }, (_, at) => (at * 31 + (at >> 8)) % 251);

/** Content as it comes in over a network: in pieces of no particular size. */
export async function* inPieces(bytes: Uint8Array, size = 70_001): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}

/** Content whose sender hangs up in the middle. */
export async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield* inPieces(scan.subarray(0, 400_000));
  throw new Error('the sender has hung up');
}

/** A stream read to its end; fails where the stream does. */
export async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The ids of the first page, sorted. */
export async function idsOf(store: BlobStore, company = grocer): Promise<readonly string[]> {
  const { blobs } = await store.list(company);
  return blobs.map(({ id }) => id).sort();
}

/** Runs with a store of its own, closed at the end. */
export async function using(open: Open, work: (store: BlobStore) => Promise<void>): Promise<void> {
  const store = await open();
  try {
    await work(store);
  } finally {
    await store.close();
  }
}
