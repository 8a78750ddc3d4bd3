import type { PublicKey } from '@balcao/verifier';
import type { SigningKeys } from '../fiscal-files/index.js';

/** The public halves of the keys that sign documents, as a pack carries them. */
export function publicKeysOf(keys: SigningKeys | undefined): readonly PublicKey[] {
  return (keys?.ring.versions ?? []).map(({ version, publicKey }) => {
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
    return { version, n, e };
  });
}
