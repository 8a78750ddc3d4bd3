import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES, type SecondProof, type User } from '@balcao/domain';
import { Secret, TOTP } from 'otpauth';
import { Secrets } from './secrets.js';

const stepSeconds = 30;
/** Steps before and after now whose codes are taken: clocks of phones are not exact. */
const stepsAround = 1;
/** Without letters and digits that look alike. */
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryCharacters = 16;

/** Secrets and codes of authenticators: RFC 6238, SHA-1, six digits, thirty seconds. */
@Injectable()
export class Authenticator {
  constructor(private readonly secrets: Secrets) {}

  /** A new secret: as the authenticator gets it, and as it is stored. */
  mint({ id, email }: User): { readonly secret: string; readonly uri: string; sealed: string } {
    const secret = new Secret({ size: 20 });
    const uri = totpOf(secret, email).toString();
    return { secret: secret.base32, uri, sealed: this.secrets.seal(secret.base32, id) };
  }

  /** The time step that the code is of; undefined when it is of none near now. */
  stepOf({ id, email }: User, sealed: string, code: string, now: Date): number | undefined {
    const secret = this.secrets.open(sealed, id);
    const token = code.replace(/\s/g, '');
    if (secret === undefined || !/^\d{6}$/.test(token)) return undefined;
    const totp = totpOf(Secret.fromBase32(secret), email);
    const delta = totp.validate({ token, timestamp: now.getTime(), window: stepsAround });
    if (delta === null) return undefined;
    return Math.floor(now.getTime() / 1_000 / stepSeconds) + delta;
  }

  /** What a code proves, as either of the two kinds. */
  proofOf(user: User, code: string, now: Date): SecondProof {
    const sealed = user.twoFactor?.secret;
    const step = sealed === undefined ? undefined : this.stepOf(user, sealed, code, now);
    return { step, recoveryHash: recoveryHashOf(code) };
  }

  /** New recovery codes, and the hashes that are kept of them. */
  mintRecovery(): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    return { codes, hashes: codes.map(recoveryHashOf) };
  }
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Balcão', label, secret, period: stepSeconds, digits: 6 });
}

/** 79 random bits, in groups of four. */
function recoveryCode(): string {
  const character = () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length));
  const characters = Array.from({ length: recoveryCharacters }, character).join('');
  return characters.replace(/(.{4})(?!$)/g, '$1-');
}

/** Blanks, hyphens and letter case do not count. */
function recoveryHashOf(code: string): string {
  const folded = code.toLowerCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(folded).digest('hex');
}
