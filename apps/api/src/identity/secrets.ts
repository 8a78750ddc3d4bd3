import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { makeFolder } from '../composition/data-folder.js';
import { IDENTITY } from './identity.tokens.js';
import type { IdentityGround } from './identity.tokens.js';

const keyBytes = 32;

/**
 * Encrypts what the product itself has to read again, and hashes what is too short to be hashed
 * without a key. The key is of the configuration or a file of the data folder, never of the events.
 */
@Injectable()
export class Secrets {
  #key: Buffer | undefined;

  constructor(@Inject(IDENTITY) private readonly ground: IdentityGround) {}

  /** Encrypts with AES-256-GCM; `subject` has to be the same again to open it. */
  seal(text: string, subject: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#keyOf(), iv).setAAD(Buffer.from(subject));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
    return ['v1', ...parts].join('.');
  }

  /** What was sealed for the subject; undefined when the key is another or it was tampered with. */
  open(sealed: string, subject: string): string | undefined {
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    if (version !== 'v1') return undefined;
    const bytes = (part: string) => Buffer.from(part, 'base64url');
    try {
      const cipher = createDecipheriv('aes-256-gcm', this.#keyOf(), bytes(iv), {
        authTagLength: 16,
      });
      cipher.setAAD(Buffer.from(subject)).setAuthTag(bytes(tag));
      return Buffer.concat([cipher.update(bytes(text)), cipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** A keyed hash, in hex. */
  hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.#keyOf()).update(JSON.stringify(parts)).digest('hex');
  }

  #keyOf(): Buffer {
    this.#key ??=
      this.ground.settings.secretsKey ?? keyIn(join(this.ground.dataDir, 'secrets.key'));
    return this.#key;
  }
}

/** The key of the file, which is made when it is asked for the first time. */
function keyIn(file: string): Buffer {
  if (!existsSync(file)) {
    makeFolder(dirname(file));
    const fresh = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(fresh, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600 });
    try {
      // Of several processes, the first one's key is everybody's.
      linkSync(fresh, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(fresh, { force: true });
    }
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) throw new Error(`${file} holds no key of ${keyBytes} bytes`);
  return key;
}
