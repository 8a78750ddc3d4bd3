import { describe, expect, it } from '@jest/globals';
import { readIdentitySettings } from './identity-settings.js';

const provider = {
  IDENTITY_CLIENT_ID: 'balcao',
  IDENTITY_SCRIPT_URL: 'https://id.example/gsi/client',
  IDENTITY_ISSUER: 'https://id.example, id.example',
  IDENTITY_KEYS_URL: 'https://id.example/keys',
};
const secretsKey = Buffer.alloc(32, 7);

describe('the ways in', () => {
  it('are only e-mail and password, for invited people, unless set otherwise', () => {
    expect(readIdentitySettings({})).toEqual({ signUp: 'closed' });
    expect(readIdentitySettings({ SIGN_UP: 'open' }).signUp).toBe('open');
  });

  it('have an identity provider once all of it is named', () => {
    expect(readIdentitySettings(provider).provider).toEqual({
      clientId: 'balcao',
      scriptUrl: 'https://id.example/gsi/client',
      issuers: ['https://id.example', 'id.example'],
      keysUrl: 'https://id.example/keys',
    });
  });

  it.each(['base64', 'hex'] as const)('take a key in %s', (encoding) => {
    const settings = readIdentitySettings({ SECRETS_KEY: secretsKey.toString(encoding) });
    expect(settings.secretsKey).toEqual(secretsKey);
  });

  it.each([
    [{ SIGN_UP: 'ajar' }, 'SIGN_UP is "ajar", neither open nor closed.'],
    [{ ...provider, IDENTITY_ISSUER: '' }, 'IDENTITY_ISSUER is missing'],
    [{ ...provider, IDENTITY_KEYS_URL: 'id.example' }, 'not an http address'],
    [{ ...provider, IDENTITY_SCRIPT_URL: "https://id.example/; 'x'" }, 'not an http address'],
    [{ SECRETS_KEY: 'cajueiro' }, 'SECRETS_KEY is no 32 bytes'],
  ])('refuse %j in one sentence, without repeating a key', (environment, sentence) => {
    expect(() => readIdentitySettings(environment)).toThrow(sentence);
    expect(() => readIdentitySettings(environment)).not.toThrow('cajueiro');
  });
});
