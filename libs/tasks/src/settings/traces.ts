import type { Environment } from './environment.js';
import { StartError } from './start-error.js';
import { textOf } from './values.js';

/** Where traces are sent. */
export interface TracesSettings {
  /** Of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of traces that are kept, 0 to 1. */
  readonly ratio: number;
}

/** Undefined where they are sent nowhere; `StartError` names what cannot be. */
export function readTracesSettings(environment: Environment): TracesSettings | undefined {
  const endpoint = textOf(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new StartError(`OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}", not an http address.`);
  }
  const text = textOf(environment, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return { endpoint, ratio };
  throw new StartError(`OTEL_TRACES_SAMPLER_ARG is "${text}", not a share from 0 to 1.`);
}
