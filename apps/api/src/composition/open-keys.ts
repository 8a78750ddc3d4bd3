import { openSigningKeys, SigningKeysError, type SigningKeys } from '@balcao/tasks';
import { startErrorOf } from '../start-error.js';

/** The keys that sign documents; `StartError` when the folder holds none that can be used. */
export async function openKeys(folder: string | undefined): Promise<SigningKeys> {
  try {
    return await openSigningKeys(folder);
  } catch (error) {
    throw startErrorOf(error, SigningKeysError);
  }
}
