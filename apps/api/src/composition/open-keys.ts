import { openSigningKeys, SigningKeysError, type SigningKeys } from '@balcao/tasks';
import { StartError } from '../start-error.js';

/** The keys that sign documents; `StartError` when the folder holds none that can be used. */
export async function openKeys(folder: string | undefined): Promise<SigningKeys> {
  try {
    return await openSigningKeys(folder);
  } catch (error) {
    if (error instanceof SigningKeysError) throw new StartError(error.message);
    throw error;
  }
}
