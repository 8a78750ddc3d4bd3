import {
  metricsTokenIn,
  portOf,
  readTracesSettings,
  StartError,
  textOf,
  type Environment,
  type TracesSettings,
} from '@balcao/tasks/settings';

/** What the operator may ask a projector to report. */
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

/** Reads the settings; `StartError` names the one that cannot be. */
export function readOperationsSettings(environment: Environment): OperationsSettings {
  const port = portOf(environment, 'METRICS_PORT');
  const host = textOf(environment, 'METRICS_HOST') ?? '127.0.0.1';
  const token = metricsTokenIn(environment);
  const traces = readTracesSettings(environment);
  return {
    ...(port !== undefined && { metrics: { port, host: hostOf(host, token), token } }),
    ...(traces !== undefined && { traces }),
  };
}

function hostOf(host: string, token: string | undefined): string {
  const isHere = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (isHere || token !== undefined) return host;
  throw new StartError(
    `METRICS_HOST is "${host}": set METRICS_TOKEN as well, or leave it at this machine.`,
  );
}
