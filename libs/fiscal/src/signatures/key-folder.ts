import { sign } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readKeyRing, type KeyRing } from './keys.js';

const ending = '.pem';
const versionShape = /^\d{1,9}$/;

/**
 * The keys in a folder: each file is a version, `1.pem`, `2.pem`; the highest with a private key
 * signs. Versions that only prove old documents may be public keys. Throws `KeyUnusable`, and what
 * the file system says of a folder that cannot be read.
 */
export async function readKeyFolder(folder: string): Promise<KeyRing> {
  const files = await readdir(folder);
  const versions = files
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .filter((version) => versionShape.test(version))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return readKeyRing(
    versions.map((version) => ({ version, file: join(folder, `${version}${ending}`) })),
  );
}

/** The keys as the books ask for them: which can sign, the newest last, and how. */
export function documentKeysOf({ versions }: KeyRing) {
  const signing = new Map(
    versions.flatMap(({ version, privateKey }) =>
      privateKey === undefined ? [] : [[version, privateKey] as const],
    ),
  );
  return {
    versions: [...signing.keys()],
    sign: (digest: 'sha1' | 'sha256', version: string, message: string): string => {
      const key = signing.get(version);
      if (key === undefined) throw new RangeError(`no private key of version ${version}`);
      return sign(`RSA-${digest.toUpperCase()}`, Buffer.from(message, 'utf8'), key).toString(
        'base64',
      );
    },
  };
}
