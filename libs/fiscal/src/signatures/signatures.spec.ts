import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { leaveOut } from '../../../../test/left-out.js';
import { keyVersion, KeyUnusable, type KeyRing, type SignatureMode } from './keys.js';
import { printedCharacters, signedMessage, signedText } from './message.js';
import { NoSigningKey, SeriesSigner, signerOf } from './signer.js';
import { verifySignature } from './verify.js';

const shared = '../shared/saft';
const rice = { issuedOn: '2026-03-02', enteredAt: '2026-03-02T14:30:00', number: 'FT 2026/1' };
const oil = { issuedOn: '2026-03-02', enteredAt: '2026-03-02T14:41:09', number: 'FT 2026/2' };
const pair = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const keys: KeyRing = { versions: [keyVersion('1', pair.privateKey)] };
const none: KeyRing = { versions: [] };

describe('the message of a signature', () => {
  it('holds days, number, total and the signature before', () => {
    expect(signedMessage({ ...rice, grossMinor: 52_200 }, 'abc=')).toBe(
      '2026-03-02;2026-03-02T14:30:00;FT 2026/1;522.00;abc=',
    );
  });

  it('keeps the last semicolon of the first document of a series', () => {
    expect(signedMessage({ ...rice, grossMinor: 0 }, '')).toMatch(/;0\.00;$/);
  });
});

describe('signing a series', () => {
  const modes: readonly SignatureMode[] = ['sha256-chain', 'rsa-sha1', 'rsa-sha256'];

  it.each(modes)('chains each document to the one before it (%s)', (mode) => {
    const series = new SeriesSigner(signerOf(mode, keys));
    const first = series.next({ ...rice, grossMinor: 52_200 });
    const second = series.next({ ...oil, grossMinor: 31_900 });
    const message = signedMessage({ ...oil, grossMinor: 31_900 }, first.hash);
    expect(verifySignature(message, second.hash, second.control, keys)).toBe('valid');
    const cheaper = signedMessage({ ...oil, grossMinor: 31_800 }, first.hash);
    expect(verifySignature(cheaper, second.hash, second.control, keys)).toBe('invalid');
  });

  it('begins each series again', () => {
    const series = new SeriesSigner(signerOf('sha256-chain'));
    series.next({ ...rice, grossMinor: 52_200 });
    const note = { ...rice, number: 'NC 2026/1', grossMinor: 10_000 };
    const { hash, control } = series.next(note);
    expect(verifySignature(signedMessage(note, ''), hash, control, none)).toBe('valid');
  });

  it('says 0 where nothing is signed', () => {
    const signature = signerOf('off')({ ...rice, grossMinor: 52_200 }, '');
    expect(signature).toEqual({ hash: '0', control: '0' });
    expect(verifySignature('', signature.hash, signature.control, none)).toBe('unsigned');
  });

  it('writes an RSA signature of 1024 bits in 172 characters', () => {
    expect(signerOf('rsa-sha1', keys)({ ...rice, grossMinor: 52_200 }, '').hash).toHaveLength(172);
  });

  it('is refused without a private key', () => {
    const { publicKey } = pair;
    const onlyPublic = { versions: [keyVersion('1', publicKey)] };
    expect(() => signerOf('rsa-sha1', onlyPublic)).toThrow(NoSigningKey);
  });

  it('signs with the newest key and proves with the one of the document', () => {
    const next = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const newer = keyVersion('2', next.export({ type: 'pkcs8', format: 'pem' }).toString());
    const both = { versions: [...keys.versions, newer] };
    const old = signerOf('rsa-sha1', keys)({ ...rice, grossMinor: 1 }, '');
    const young = signerOf('rsa-sha1', both)({ ...rice, grossMinor: 1 }, '');
    expect([old.control, young.control]).toEqual(['1', '2']);
    const message = signedMessage({ ...rice, grossMinor: 1 }, '');
    expect(verifySignature(message, old.hash, old.control, both)).toBe('valid');
    expect(verifySignature(message, young.hash, young.control, both)).toBe('valid');
    expect(verifySignature(message, young.hash, young.control, keys)).toBe('keyUnknown');
  });

  it('names the version of a key that is none', () => {
    expect(() => keyVersion('3', 'no key')).toThrow(KeyUnusable);
  });
});

interface Vector {
  readonly number: string;
  readonly hash_control: string;
  readonly date: string;
  readonly system_entry_date: string;
  readonly gross_total: string;
  readonly message: string;
  readonly signature: string;
  readonly printed_4chars: string;
}

describe('the published example of signatures', () => {
  const path = `${shared}/signature_vectors.json`;
  if (!existsSync(path)) {
    leaveOut('verifies', 'its 35 signatures are not on this machine');
    return;
  }
  const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: readonly Vector[] };
  const published = {
    versions: [keyVersion('1', readFileSync(`${shared}/Public_Key.txt`, 'utf8'))],
  };

  it('has 35 documents', () => {
    expect(vectors).toHaveLength(35);
  });

  it.each(vectors.map((one) => [one.number, one] as const))('verifies %s', (_number, one) => {
    const { number, hash_control: control, signature } = one;
    const previous = one.message.slice(one.message.lastIndexOf(';') + 1);
    const fields = { issuedOn: one.date, enteredAt: one.system_entry_date, number };
    const message = signedText({ ...fields, gross: one.gross_total }, previous);
    expect(message).toBe(one.message);
    expect(verifySignature(message, signature, control, published)).toBe('valid');
    expect(verifySignature(`${message} `, signature, control, published)).toBe('invalid');
    expect(printedCharacters(signature)).toBe(one.printed_4chars);
  });
});
