import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { evolveUser, signUp } from '@balcao/domain';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from './authenticator.js';
import { Secrets } from './secrets.js';

const dataDir = mkdtempSync(join(tmpdir(), 'balcao-secrets-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});
const open = () => new Secrets({ dataDir, settings: { signUp: 'closed' } });
const ana = evolveUser(
  undefined,
  signUp({ id: 'ana', email: 'ana@moderna.co.mz', firstName: 'Ana', lastName: 'Macuácua' }),
);
const now = new Date('2026-03-02T08:00:10.000Z');

describe('a secret', () => {
  it('is read with the key, for the user it was sealed for', () => {
    const sealed = open().seal('cajueiro', 'ana');
    expect(sealed).not.toContain('cajueiro');
    expect([open().open(sealed, 'ana'), open().open(sealed, 'rui')]).toEqual([
      'cajueiro',
      undefined,
    ]);
    const other = new Secrets({
      dataDir,
      settings: { signUp: 'closed', secretsKey: Buffer.alloc(32) },
    });
    expect(other.open(sealed, 'ana')).toBeUndefined();
    expect(open().open(`${sealed}x`, 'ana')).not.toBe('cajueiro x');
  });

  it('has its key in a file that only its owner reads', () => {
    open().hash('x');
    const file = join(dataDir, 'secrets.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
  });
});

describe('an authenticator', () => {
  const authenticator = new Authenticator(open());
  const { secret, uri, sealed } = authenticator.mint(ana);
  const codeAt = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: now.getTime() + seconds * 1_000,
    });
  const step = Math.floor(now.getTime() / 30_000);

  it('includes whose secret it is', () => {
    expect(uri).toMatch(/^otpauth:\/\/totp\/Balc%C3%A3o:ana%40moderna.co.mz\?/);
    expect(sealed).not.toContain(secret);
  });

  it('may be half a minute off, and no more', () => {
    const stepOf = (seconds: number) => authenticator.stepOf(ana, sealed, codeAt(seconds), now);
    expect([-30, 0, 30].map(stepOf)).toEqual([step - 1, step, step + 1]);
    expect([-90, 90].map(stepOf)).toEqual([undefined, undefined]);
    expect(authenticator.stepOf(ana, sealed, 'abcdef', now)).toBeUndefined();
  });

  it('has recovery codes as well, however they are typed', () => {
    const { codes, hashes } = authenticator.mintRecovery();
    const typed = ` ${codes[0]?.replaceAll('-', ' ').toUpperCase() ?? ''} `;
    expect(codes[0]).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    expect(authenticator.proofOf(ana, typed, now)).toEqual({
      step: undefined,
      recoveryHash: hashes[0],
    });
    expect(new Set(codes).size).toBe(10);
  });
});
