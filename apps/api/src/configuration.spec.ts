import { describe, expect, it } from '@jest/globals';
import { readConfiguration } from './configuration.js';

describe('the configuration', () => {
  it('has a value for everything that is not set', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      logLevel: 'info',
      trustProxy: false,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty", not a port\'s number.'],
    [{ PORT: '70000' }, 'PORT is "70000", not a port\'s number.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", not one of trace, debug, info, warn, error, silent.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes", neither true nor false.'],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL'])(
    'refuses %s while its adapter is missing',
    (name) => {
      expect(() => readConfiguration({ [name]: 'mongodb://localhost' })).toThrow(
        new RegExp(`^${name} is set, but this version does not run on`),
      );
    },
  );
});
