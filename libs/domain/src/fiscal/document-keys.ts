/**
 * The keys that sign documents. They lie outside the books and the database; the books keep which
 * one signed.
 */
export interface DocumentKeys {
  /** Versions that can sign, the newest last. */
  readonly versions: readonly string[];
  /** RSA, PKCS#1 v1.5, in base64 on one line. */
  readonly sign: (digest: 'sha1' | 'sha256', version: string, message: string) => string;
}
