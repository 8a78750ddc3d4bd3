import { createHash, sign, type KeyObject } from 'node:crypto';
import { signedMessage, type SignedFields } from './message.js';
import type { KeyRing, SignatureMode } from './keys.js';

/** A document's signature, and the version of the key that made it. */
export interface Signature {
  readonly hash: string;
  readonly control: string;
}

/** Nothing is signed; what the files want then. */
export const unsigned: Signature = { hash: '0', control: '0' };

/** Signs a document after the one before it in its series (`''` before the first). */
export type Signer = (fields: SignedFields, previous: string) => Signature;

/** There is no private key to sign with. */
export class NoSigningKey extends Error {
  constructor() {
    super('no private key is set');
    this.name = 'NoSigningKey';
  }
}

/** Signs as the mode says, with the newest private key. Throws `NoSigningKey`. */
export function signerOf(mode: SignatureMode, keys: KeyRing = { versions: [] }): Signer {
  if (mode === 'off') return () => unsigned;
  if (mode === 'sha256-chain') {
    return (fields, previous) => ({
      hash: digestOf(signedMessage(fields, previous)),
      control: '0',
    });
  }
  const current = [...keys.versions].reverse().find((one) => one.privateKey !== undefined);
  if (current?.privateKey === undefined) throw new NoSigningKey();
  const { privateKey, version } = current;
  const digest = digestOfMode[mode];
  return (fields, previous) => ({
    hash: signed(signedMessage(fields, previous), digest, privateKey),
    control: version,
  });
}

/** The digest under an RSA signature. */
export const digestOfMode = { 'rsa-sha1': 'RSA-SHA1', 'rsa-sha256': 'RSA-SHA256' } as const;

const signed = (message: string, digest: string, key: KeyObject) =>
  sign(digest, Buffer.from(message, 'utf8'), key).toString('base64');

/** SHA-256 of a message in base64: 44 characters. */
export const digestOf = (message: string): string =>
  createHash('sha256').update(message, 'utf8').digest('base64');

/** Signs the documents of many series, each after the last of its own. */
export class SeriesSigner {
  private readonly last = new Map<string, string>();

  constructor(private readonly sign: Signer) {}

  /** `number` is `FT 2026/17`: what is before the slash names the series. */
  next(fields: SignedFields): Signature {
    const series = fields.number.slice(0, fields.number.lastIndexOf('/'));
    const signature = this.sign(fields, this.last.get(series) ?? '');
    this.last.set(series, signature === unsigned ? '' : signature.hash);
    return signature;
  }
}
