import { Inject, Injectable, Logger } from '@nestjs/common';
import { refuse } from '@balcao/domain';
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { RequestError } from '../../http/request-error.js';
import type { ProviderSettings } from '../identity-settings.js';
import { IDENTITY, type IdentityGround } from '../identity.tokens.js';

/** Somebody whom the provider knows. */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Keys are asked for again after this time, or when a token names one that is not known. */
const keysLastMs = 10 * 60_000;
const askAgainAfterMs = 30_000;
const answerWithinMs = 5_000;
/** How far the provider's clock and ours may differ. */
const clockToleranceSeconds = 60;
/** Signatures that only the provider can make. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Verifies identity tokens: who signed them, for whom, for which browser, and until when. */
@Injectable()
export class IdentityTokens {
  readonly #log = new Logger(IdentityTokens.name);
  #keys: JWTVerifyGetKey | undefined;

  constructor(
    @Inject(IDENTITY) private readonly identity: IdentityGround,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Who the token is about; refused when anything about it does not fit. */
  async verify(credential: string, nonce: string): Promise<ProvenPerson> {
    const { provider } = this.identity.settings;
    if (provider === undefined) throw new RequestError(404, 'request.notFound');
    const claims = await this.#claimsOf(credential, provider);
    const { iss, sub, email } = claims;
    const isForUs = !Array.isArray(claims.aud) || claims['azp'] === provider.clientId;
    const fits = isForUs && claims['nonce'] === nonce;
    if (!fits || iss === undefined || sub === undefined) {
      return refuse('identity.providerRefused');
    }
    return {
      issuer: iss,
      subject: sub,
      email: textOf(email),
      isEmailVerified: claims['email_verified'] === true,
      ...namesOf(claims),
    };
  }

  async #claimsOf(credential: string, provider: ProviderSettings): Promise<JWTPayload> {
    this.#keys ??= createRemoteJWKSet(new URL(provider.keysUrl), {
      cacheMaxAge: keysLastMs,
      cooldownDuration: askAgainAfterMs,
      timeoutDuration: answerWithinMs,
    });
    try {
      const { payload } = await jwtVerify(credential, this.#keys, {
        algorithms,
        issuer: [...provider.issuers],
        audience: provider.clientId,
        clockTolerance: clockToleranceSeconds,
        currentDate: this.sources.clock(),
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      });
      return payload;
    } catch (error) {
      // The token itself stays out of the log.
      const why = error instanceof Error ? error.message : String(error);
      this.#log.warn(`an identity token was refused: ${why}`);
      return refuse('identity.providerRefused');
    }
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Accounts have two names; a provider may know one. */
function namesOf(claims: JWTPayload): Pick<ProvenPerson, 'firstName' | 'lastName'> {
  const [first = '', ...others] = textOf(claims['name']).split(/\s+/);
  const firstName = textOf(claims['given_name']) || first || textOf(claims['email']);
  const lastName = textOf(claims['family_name']) || others.join(' ') || firstName;
  return { firstName: firstName.slice(0, 100), lastName: lastName.slice(0, 100) };
}
