import { describe, expect, it } from '@jest/globals';
import { readOperationsSettings } from './settings.js';

describe('what a projector is asked to tell', () => {
  it('is nothing by itself', () => {
    expect(readOperationsSettings({ METRICS_PORT: ' ', METRICS_TOKEN: 'cajueiro' })).toEqual({});
  });

  it('is readable only on this machine, by everybody there, unless set otherwise', () => {
    expect(readOperationsSettings({ METRICS_PORT: '9464' })).toEqual({
      metrics: { port: 9464, host: '127.0.0.1', token: undefined },
    });
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'cajueiro' };
    expect(readOperationsSettings(open)).toEqual({
      metrics: { port: 9464, host: '0.0.0.0', token: 'cajueiro' },
    });
  });

  it('is sent where traces are collected', () => {
    expect(
      readOperationsSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }),
    ).toEqual({ traces: { endpoint: 'http://collector:4318', ratio: 1 } });
  });

  it('is never open to a network without a token', () => {
    expect(() => readOperationsSettings({ METRICS_PORT: '1', METRICS_HOST: '0.0.0.0' })).toThrow(
      'METRICS_HOST is "0.0.0.0": set METRICS_TOKEN as well, or leave it at this machine.',
    );
  });

  it.each([
    [{ METRICS_PORT: 'http' }, 'METRICS_PORT is "http", not a port\'s number.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector", not an http address.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG is "2", not a share from 0 to 1.',
    ],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(() => readOperationsSettings(environment)).toThrow(sentence);
  });
});
