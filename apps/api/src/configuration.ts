import { fileURLToPath } from 'node:url';
import {
  metricsTokenIn,
  portOf,
  readServers,
  readTaskSettings,
  readTracesSettings,
  StartError,
  textOf,
  type Environment,
  type Servers,
  type TaskSettings,
  type TracesSettings,
} from '@balcao/tasks/settings';
import { readOperatorSettings, type OperatorSettings } from './contact/operator-settings.js';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.js';
import { readIdentitySettings, type IdentitySettings } from './identity/identity-settings.js';
import { readPrinterNetworks, type PrinterNetworks } from './pos/printers/printer-networks.js';
import { readProjectionsPlace, type ProjectionsPlace } from './projections-place.js';
import { readSetUpSettings, type SetUpSettings } from './setup/set-up-settings.js';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** How one server runs; read once, in the composition root. What is absent is as if not set. */
export interface Configuration
  extends Pick<TaskSettings, 'dataDir'>, Partial<Omit<TaskSettings, 'dataDir'>> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** None when absent. */
  readonly servers?: Servers;
  /** Where rows are folded; in this process when absent. */
  readonly projections?: ProjectionsPlace;
  /** Which ways in there are; e-mail and password alone when absent. */
  readonly identity?: IdentitySettings;
  /** Who runs the installation; nobody is named when absent. */
  readonly operator?: OperatorSettings;
  /** Where receipt printers may be; nowhere when absent. */
  readonly printers?: PrinterNetworks;
  readonly logLevel: LogLevel;
  /** Which proxies in front say how and from where it was reached. */
  readonly trustProxy: TrustedProxies;
  /** What the first visit takes; nothing but to be the first when absent. */
  readonly setUp?: SetUpSettings;
  /** The built back office. */
  readonly backOfficeDir: string;
  /** Who sends it may read the metrics from anywhere; without one, only this machine may. */
  readonly metricsToken?: string;
  /** Where traces are sent; nowhere when absent. */
  readonly traces?: TracesSettings;
  /** Folds and reads in threads of their own; off where sources run without a build. */
  readonly threads: boolean;
}

/** Reads the configuration from the environment; `StartError` names what cannot be. */
export function readConfiguration(environment: Environment): Configuration {
  const servers = readServers(environment);
  const metricsToken = metricsTokenIn(environment);
  const traces = readTracesSettings(environment);
  const port = portOf(environment, 'PORT') ?? 3_000;
  const host = textOf(environment, 'HOST') ?? '127.0.0.1';
  const trustProxy = readTrustedProxies(environment['TRUST_PROXY']);
  return {
    ...readTaskSettings(environment, port),
    port,
    host,
    servers,
    projections: readProjectionsPlace(environment, servers),
    identity: readIdentitySettings(environment),
    operator: readOperatorSettings(environment),
    printers: readPrinterNetworks(environment['PRINTER_NETWORKS']),
    logLevel: logLevelIn(environment),
    trustProxy,
    setUp: readSetUpSettings(environment['SETUP_CODE'], { host, isProxied: trustProxy !== false }),
    backOfficeDir: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
    threads: true,
    ...(metricsToken !== undefined && { metricsToken }),
    ...(traces !== undefined && { traces }),
  };
}

function logLevelIn(environment: Environment): LogLevel {
  const text = textOf(environment, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new StartError(`LOG_LEVEL is "${text}", not one of ${logLevels.join(', ')}.`);
}
