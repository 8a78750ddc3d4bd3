import { createHash, randomBytes } from 'node:crypto';

/** What a letter carries: which invitation of which company, and the secret that opens it. */
export interface InvitationToken {
  readonly companyId: string;
  readonly invitationId: string;
  /** SHA-256 of the secret, in hex: all that is kept. */
  readonly tokenHash: string;
}

const shape = /^([0-9A-Za-z_]{1,64})\.([0-9A-Za-z_]{1,64})\.([0-9A-Za-z_-]{43})$/;

/** A new secret of 256 random bits. */
export const newInvitationSecret = (): string => randomBytes(32).toString('base64url');

/** The token with a secret: the text for the letter, and the hash to keep. */
export function mintInvitationToken(
  companyId: string,
  invitationId: string,
  secret = newInvitationSecret(),
) {
  const token = `${companyId}.${invitationId}.${secret}`;
  return { token, tokenHash: hashOf(secret) };
}

/** What a letter's text says; undefined for what no letter says. */
export function readInvitationToken(text: string): InvitationToken | undefined {
  const [, companyId, invitationId, secret] = shape.exec(text) ?? [];
  if (companyId === undefined || invitationId === undefined || secret === undefined) {
    return undefined;
  }
  return { companyId, invitationId, tokenHash: hashOf(secret) };
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
