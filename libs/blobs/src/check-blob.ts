import type { NewBlob } from './blob-store.js';
import { bytesPerBlob, contentTypeLength, fileNameLength } from './limits.js';

const name = /^[0-9A-Za-z_-]{1,128}$/;
// A place that is of no company is marked by `~`, which no company's id has.
const place = /^~?[0-9A-Za-z_-]{1,128}$/;
const contentType = /^[!#-'*+.^_`|~0-9A-Za-z-]+\/[\x20-\x7e]+$/;
// A name is shown, sent in a header and offered for saving: no line breaks, no folders.
const fileName = /^[^\p{Cc}/\\]+$/u;

/** Throws a `RangeError` for a company or an id that no store takes. */
export function checkPlace(company: string, id?: string): void {
  if (!place.test(company)) throw new RangeError('a company is named by letters and digits');
  if (id !== undefined && !name.test(id))
    throw new RangeError('a blob is named by letters, digits');
}

/**
 * What every adapter asks of a blob before it looks at its content, so that what one store accepts
 * no other refuses. Throws a `RangeError`.
 */
export function checkBlob(company: string, blob: NewBlob): void {
  checkPlace(company, blob.id);
  if (blob.fileName.length > fileNameLength || !fileName.test(blob.fileName)) {
    throw new RangeError('a file name is 1 to 255 characters, without controls and strokes');
  }
  if (blob.contentType.length > contentTypeLength || !contentType.test(blob.contentType)) {
    throw new RangeError('a content type is like application/pdf');
  }
  const { bytesMax = bytesPerBlob } = blob;
  if (!Number.isSafeInteger(bytesMax) || bytesMax < 0) {
    throw new RangeError('a limit is a whole number of bytes');
  }
}
