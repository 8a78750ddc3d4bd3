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

  it('sends no traces, and keeps the metrics on this machine, unless it is told otherwise', () => {
    expect(readConfiguration({})).not.toHaveProperty('traces');
    expect(readConfiguration({})).not.toHaveProperty('metricsToken');
    const environment = {
      METRICS_TOKEN: ' cajueiro ',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.2',
    };
    expect(readConfiguration(environment)).toMatchObject({
      metricsToken: 'cajueiro',
      traces: { endpoint: 'http://collector:4318', ratio: 0.2 },
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
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318", not an http address.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '20 %' },
      'OTEL_TRACES_SAMPLER_ARG is "20 %", not a share from 0 to 1.',
    ],
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
