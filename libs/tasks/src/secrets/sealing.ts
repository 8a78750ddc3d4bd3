import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * Encrypts what the product itself has to read again, and hashes what is too short to be hashed
 * without a key. The key is of 32 bytes, and asked for when it is needed.
 */
export class Sealing {
  #key: Buffer | undefined;

  constructor(private readonly findKey: () => Buffer) {}

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
    this.#key ??= this.findKey();
    return this.#key;
  }
}
