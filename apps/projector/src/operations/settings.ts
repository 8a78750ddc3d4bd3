/** What whoever runs a projector may ask it to tell. */
export interface OperationsSettings {
  /** Where the metrics are served; nowhere when absent. */
  readonly metrics?: MetricsSettings;
  /** Where traces are sent; nowhere when absent. */
  readonly traces?: TracesSettings;
}

export interface MetricsSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** When there is one, nobody reads the metrics without it. */
  readonly token: string | undefined;
}

export interface TracesSettings {
  /** Of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of traces that are kept, 0 to 1. */
  readonly ratio: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; throws a sentence that names the one that cannot be. */
export function readOperationsSettings(environment: Environment): OperationsSettings {
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? undefined : value;
  };
  const port = text('METRICS_PORT');
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const host = text('METRICS_HOST') ?? '127.0.0.1';
  const token = text('METRICS_TOKEN');
  const ratio = text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  return {
    ...(port !== undefined && {
      metrics: { port: portOf(port), host: hostOf(host, token), token },
    }),
    ...(endpoint !== undefined && {
      traces: { endpoint: addressOf(endpoint), ratio: ratioOf(ratio) },
    }),
  };
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (port >= 0 && port <= 65_535) return port;
  throw new Error(`METRICS_PORT is "${text}", not a port's number.`);
}

function hostOf(host: string, token: string | undefined): string {
  const isHere = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (isHere || token !== undefined) return host;
  throw new Error(
    `METRICS_HOST is "${host}": set METRICS_TOKEN as well, or leave it at this machine.`,
  );
}

function addressOf(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is "${text}", not an http address.`);
}

function ratioOf(text: string): number {
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}", not a share from 0 to 1.`);
}
