import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';

const keyBytes = 32;

/** The key is no key; its sentence names the setting, and repeats nothing of it. */
export class SecretsKeyError extends Error {
  override readonly name = 'SecretsKeyError';
}

/** `SECRETS_KEY`, 32 bytes in base64 or hex; undefined when it is not set. */
export function readSecretsKey(
  environment: Readonly<Record<string, string | undefined>>,
): Buffer | undefined {
  const text = environment['SECRETS_KEY']?.trim() ?? '';
  if (text === '') return undefined;
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length === keyBytes) return key;
  throw new SecretsKeyError(
    'SECRETS_KEY is no 32 bytes in base64 or hex: see openssl rand -base64 32.',
  );
}

/**
 * The key in the data folder's `secrets.key`, which is made when it is first needed, and is on
 * the disk before anything is sealed with it.
 */
export function secretsKeyIn(dataDir: string): Buffer {
  const file = join(dataDir, 'secrets.key');
  if (!existsSync(file)) writeKey(file);
  // Also for a key that was there: its writer may have died before it had flushed the name.
  syncFolderNow(dataDir);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) throw new Error(`${file} holds no key of ${keyBytes} bytes`);
  return key;
}

function writeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(fresh, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    // Of several processes, the first one's key is everybody's.
    linkSync(fresh, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
