import { documentKeysOf, KeyUnusable, readKeyFolder, type KeyRing } from '@balcao/fiscal';
import type { DocumentKeys } from '@balcao/domain';

/** The keys of an installation: what signs, and what proves. */
export interface SigningKeys {
  readonly ring: KeyRing;
  readonly documents: DocumentKeys;
}

/** Why documents cannot be signed; names the setting, and nothing of a key. */
export class SigningKeysError extends Error {
  constructor(why: string) {
    super(`SIGNING_KEYS_DIR ${why}`);
    this.name = 'SigningKeysError';
  }
}

/** The folder that the environment names. */
export function signingKeysFolder(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const folder = environment['SIGNING_KEYS_DIR']?.trim();
  return folder === '' ? undefined : folder;
}

/** Reads the keys of a folder, which is outside every database; none without one. */
export async function openSigningKeys(folder: string | undefined): Promise<SigningKeys> {
  const ring = folder === undefined ? { versions: [] } : await ringIn(folder);
  return { ring, documents: documentKeysOf(ring) };
}

function ringIn(folder: string): Promise<KeyRing> {
  return readKeyFolder(folder).catch((error: unknown) => {
    const why = error instanceof KeyUnusable ? `: ${error.message}` : 'cannot be read';
    throw new SigningKeysError(why);
  });
}
