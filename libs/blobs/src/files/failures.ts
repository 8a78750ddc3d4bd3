import { type BlobFault, StoreUnavailable } from '../errors.js';

/** The operating system's code of an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether there is no such file or folder; what that means is for each call to say. */
export const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** The operating system's codes of what does not pass by itself. */
const faults: ReadonlyMap<string, BlobFault> = new Map([
  ...['ENOSPC', 'EDQUOT', 'EFBIG'].map((code) => [code, 'full'] as const),
  ...['EACCES', 'EPERM', 'EROFS'].map((code) => [code, 'unwritable'] as const),
  ['EIO', 'damaged'] as const,
]);

/** A failure of the file system, as the port says it; any other as it is. */
export function asPortError(error: unknown): unknown {
  const isOfSystem = typeof error === 'object' && error !== null && 'syscall' in error;
  if (!isOfSystem) return error;
  const fault = faults.get(codeOf(error) ?? '');
  const why = fault === 'full' ? 'the disk is full' : (codeOf(error) ?? 'it failed');
  const options = { cause: error, ...(fault !== undefined && { fault }) };
  return new StoreUnavailable(`the folder of blobs cannot be used: ${why}`, options);
}

/** Runs `work`; what the file system refuses becomes `StoreUnavailable`. */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPortError(error);
  }
}
