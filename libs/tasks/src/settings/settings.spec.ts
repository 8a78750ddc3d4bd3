import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { databaseOf, readServers, unreadableAddress } from './servers.js';
import { StartError } from './start-error.js';
import { openKeys, readTaskSettings, secretsKeySetting } from './task-settings.js';

describe('the settings of a process that runs tasks', () => {
  it('have a value for everything that is not set, or blank', () => {
    for (const environment of [{}, { DATA_DIR: ' ', BILLING: '', SERVICE_ADMINS: ' , ' }]) {
      expect(readTaskSettings(environment, 3_000)).toMatchObject({
        dataDir: resolve('data'),
        delivery: { webAddress: 'http://localhost:3000' },
        webhooks: { allowsLoopback: false },
        certificates: {},
        serviceAdmins: [],
      });
    }
  });

  it('are read whole, without the blanks around them', () => {
    const environment = {
      DATA_DIR: ' /srv/balcao ',
      WEBHOOKS_ALLOW_LOOPBACK: ' true ',
      SERVICE_ADMINS: 'Ops@Service.co.mz, rui@service.co.mz',
      SIGNING_KEYS_DIR: '/srv/keys',
    };
    expect(readTaskSettings(environment, 3_000)).toMatchObject({
      dataDir: '/srv/balcao',
      webhooks: { allowsLoopback: true },
      serviceAdmins: ['ops@service.co.mz', 'rui@service.co.mz'],
      signingKeysDir: '/srv/keys',
    });
  });

  it.each([
    [
      { WEBHOOKS_ALLOW_LOOPBACK: 'yes' },
      'WEBHOOKS_ALLOW_LOOPBACK is "yes", neither true nor false.',
    ],
    [{ BILLING: 'maybe' }, 'BILLING is "maybe", not on or off.'],
    [{ SMTP_URL: 'secret@host' }, 'SMTP_URL is no address such as smtp://user:password@host:587.'],
    [{ SOFTWARE_CERTIFICATES: '7' }, 'SOFTWARE_CERTIFICATES has "7"'],
  ])('refuse %j in one sentence, whichever process reads them', (environment, sentence) => {
    const reading = () => readTaskSettings(environment, 3_000);
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(sentence);
  });

  it('refuse keys that cannot be used, and repeat none', async () => {
    const reading = () => secretsKeySetting({ SECRETS_KEY: 'segredo' });
    expect(reading).toThrow(StartError);
    expect(reading).not.toThrow('segredo');
    await expect(openKeys('/there/is/none')).rejects.toThrow(StartError);
  });
});

describe('the addresses of servers', () => {
  it('are those that are set', () => {
    const url = 'mongodb://keeper:secret@host/books';
    expect(readServers({ MONGODB_URL: url, REDIS_URL: ' ' })).toEqual({ mongoDb: url });
    expect(databaseOf(url)).toBe('books');
    expect(databaseOf('mongodb://host:27017')).toBe('balcao');
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL'])(
    'are refused without their password where %s is none',
    (name) => {
      const reading = () => readServers({ [name]: 'http://keeper:secret@host' });
      expect(reading).toThrow(`${name} is no address such as `);
      expect(reading).not.toThrow('secret');
    },
  );

  it('are named where a client cannot read them', () => {
    const { message } = unreadableAddress('redis');
    expect(message).toBe('REDIS_URL cannot be read: see redis://user:password@host:6379.');
  });
});
