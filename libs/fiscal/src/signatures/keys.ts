import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** How documents are signed. */
export type SignatureMode =
  /** Not: documents carry `0`. */
  | 'off'
  /** A digest over document and predecessor: shows a change, needs no key, proves no maker. */
  | 'sha256-chain'
  /** RSA over SHA-1, as Portugal and Angola ask today. */
  | 'rsa-sha1'
  /** RSA over SHA-256, as the Angolan draft of 2025 asks of new programs. */
  | 'rsa-sha256';

/** One version of a key. Private keys stay outside the database: in the settings or a file. */
export interface KeyVersion {
  /** `HashControl`: 1, 2, 3 … */
  readonly version: string;
  /** Absent of a version that only proves old documents. */
  readonly privateKey?: KeyObject;
  readonly publicKey: KeyObject;
}

/** All versions there have been; the last one with a private key signs. */
export interface KeyRing {
  readonly versions: readonly KeyVersion[];
}

/** Where keys are kept: PEM texts or the paths of PEM files, by version. */
export interface KeySetting {
  readonly version: string;
  readonly pem?: string;
  readonly file?: string;
}

/** Why a key cannot be used; says its version and nothing of the key. */
export class KeyUnusable extends Error {
  constructor(readonly version: string) {
    super(`the key of version ${version} is no RSA key in PEM form`);
    this.name = 'KeyUnusable';
  }
}

/** Reads the keys that the settings name. Throws `KeyUnusable`. */
export async function readKeyRing(settings: readonly KeySetting[]): Promise<KeyRing> {
  const versions: KeyVersion[] = [];
  for (const { version, pem, file } of settings) {
    const text = pem ?? (await readFile(file ?? '', 'utf8').catch(() => ''));
    versions.push(keyVersion(version, text));
  }
  return { versions };
}

/** One version of a private or public RSA key. Throws `KeyUnusable`. */
export function keyVersion(version: string, pem: string): KeyVersion {
  try {
    if (!pem.includes('PRIVATE KEY')) return { version, publicKey: rsa(createPublicKey(pem)) };
    const privateKey = rsa(createPrivateKey(pem));
    return { version, privateKey, publicKey: createPublicKey(privateKey) };
  } catch {
    throw new KeyUnusable(version);
  }
}

function rsa(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('no RSA key');
  return key;
}
