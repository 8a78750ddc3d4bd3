import { describe, expect, it } from '@jest/globals';
import { databaseOf } from '@balcao/tasks/settings';
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
    [{}, { isCodeRequired: false }],
    [{ HOST: 'localhost' }, { isCodeRequired: false }],
    [{ HOST: '0.0.0.0' }, { isCodeRequired: true }],
    [{ TRUST_PROXY: '1' }, { isCodeRequired: true }],
    [{ SETUP_CODE: 'cajueiro-26' }, { isCodeRequired: true, code: 'cajueiro-26' }],
  ])('lets the first visitor begin with %j: %j', (environment, setUp) => {
    expect(readConfiguration(environment).setUp).toEqual(setUp);
  });

  it('sends no traces, and keeps the metrics on this machine, unless set otherwise', () => {
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
    [
      { SOFTWARE_CERTIFICATES: '123/AGT/2025' },
      'SOFTWARE_CERTIFICATES has "123/AGT/2025", which is none of AO:123/AGT/2025, PT:1234/AT or MZ:123.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY has "yes", neither true, false, a number up to 10'],
    [{ SETUP_CODE: '1234567' }, 'SETUP_CODE is shorter than 8 characters.'],
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

  const eventStore = 'esdb://keeper:secret@node-1:2113?tls=true';
  const mongoDb = 'mongodb://keeper:secret@one:27017,two:27017/books?replicaSet=rs0';

  it('keeps everything in the data folder, and folds here, where no server is named', () => {
    expect(readConfiguration({})).toMatchObject({ servers: {}, projections: 'here' });
  });

  it('takes each server by itself, and folds apart once events and rows are on servers', () => {
    expect(readConfiguration({ MONGODB_URL: mongoDb })).toMatchObject({
      servers: { mongoDb },
      projections: 'here',
    });
    const both = { EVENTSTORE_URL: eventStore, MONGODB_URL: mongoDb };
    expect(readConfiguration(both)).toMatchObject({
      servers: { eventStore, mongoDb },
      projections: 'apart',
    });
    expect(readConfiguration({ ...both, PROJECTIONS: 'here' }).projections).toBe('here');
    const redis = 'redis://:secret@cache:6379';
    expect(readConfiguration({ REDIS_URL: redis }).servers).toEqual({ redis });
  });

  it.each([
    [{ EVENTSTORE_URL: 'http://secret@host' }, 'EVENTSTORE_URL is no address such as esdb://'],
    [{ MONGODB_URL: 'secret' }, 'MONGODB_URL is no address such as mongodb://host:27017/balcao'],
    [{ REDIS_URL: 'secret:6379' }, 'REDIS_URL is no address such as redis://host:6379.'],
  ])('refuses an address that is none, without repeating it', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
    expect(() => readConfiguration(environment)).not.toThrow('secret');
  });

  it.each([
    [{ PROJECTIONS: 'elsewhere' }, 'PROJECTIONS is "elsewhere", neither here nor apart.'],
    [
      { PROJECTIONS: 'apart', EVENTSTORE_URL: eventStore },
      'PROJECTIONS is "apart", but projectors reach nothing in the data folder of the API',
    ],
  ])('refuses %j, where nobody could fold', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
  });

  it.each([
    ['mongodb://one:27017/books?replicaSet=rs0', 'books'],
    ['mongodb://one:27017,two:27017/', 'balcao'],
    ['mongodb+srv://one.example', 'balcao'],
  ])('keeps the rows of %s in the database %s', (url, database) => {
    expect(databaseOf(url)).toBe(database);
  });
});
