import { secretsKeySetting, StartError, textOf, type Environment } from '@balcao/tasks/settings';

/** A third party that answers for people: an OpenID provider with a script for its button. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly scriptUrl: string;
  /** What identity tokens may say they are from. */
  readonly issuers: readonly string[];
  /** Where the provider publishes the keys that it signs with. */
  readonly keysUrl: string;
}

/** Which ways in there are. */
export interface IdentitySettings {
  /** Whether anybody may open an account. */
  readonly signUp: 'open' | 'closed';
  readonly provider?: ProviderSettings;
  /** 32 bytes that encrypt what has to be read again; a file of the data folder when absent. */
  readonly secretsKey?: Buffer;
}

const names = [
  'IDENTITY_CLIENT_ID',
  'IDENTITY_SCRIPT_URL',
  'IDENTITY_ISSUER',
  'IDENTITY_KEYS_URL',
] as const;

/** Reads which ways in there are; `StartError` names what cannot be, never a key. */
export function readIdentitySettings(environment: Environment): IdentitySettings {
  const signUp = textOf(environment, 'SIGN_UP') ?? 'closed';
  if (signUp !== 'open' && signUp !== 'closed') {
    throw new StartError(`SIGN_UP is "${signUp}", neither open nor closed.`);
  }
  const provider = providerOf(environment);
  const secretsKey = secretsKeySetting(environment);
  return {
    signUp,
    ...(provider !== undefined && { provider }),
    ...(secretsKey !== undefined && { secretsKey }),
  };
}

function providerOf(environment: Environment): ProviderSettings | undefined {
  const [clientId, scriptUrl, issuer, keysUrl] = names.map((name) => textOf(environment, name));
  if (clientId === undefined && scriptUrl === undefined && keysUrl === undefined) return undefined;
  for (const name of names) {
    if (textOf(environment, name) === undefined) {
      throw new StartError(`${name} is missing: an identity provider takes ${names.join(', ')}.`);
    }
  }
  return {
    clientId: clientId ?? '',
    scriptUrl: addressOf('IDENTITY_SCRIPT_URL', scriptUrl ?? ''),
    issuers: (issuer ?? '').split(',').map((one) => one.trim()),
    keysUrl: addressOf('IDENTITY_KEYS_URL', keysUrl ?? ''),
  };
}

function addressOf(name: string, value: string): string {
  if (/^https?:\/\/[^\s;,'"]+$/.test(value) && URL.canParse(value)) return value;
  throw new StartError(`${name} is "${value}", not an http address.`);
}
