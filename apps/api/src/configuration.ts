import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DeliverySettingError,
  readDeliverySettings,
  type DeliverySettings,
} from '@balcao/delivery';
import { readOperatorSettings, type OperatorSettings } from './contact/operator-settings.js';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.js';
import { readIdentitySettings, type IdentitySettings } from './identity/identity-settings.js';
import {
  BillingSettingError,
  readBillingSettings,
  readSoftwareCertificates,
  signingKeysFolder,
  SoftwareCertificatesError,
  type BillingSettings,
  type SoftwareCertificates,
  type WebhookSettings,
} from '@balcao/tasks';
import { readPrinterNetworks, type PrinterNetworks } from './pos/printers/printer-networks.js';
import { readSetUpSettings, type SetUpSettings } from './setup/set-up-settings.js';
import { readProjectionsPlace, readServers } from './servers.js';
import type { ProjectionsPlace, Servers } from './servers.js';
import { readAtStart, StartError } from './start-error.js';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** How one server runs; read once, in the composition root. */
export interface Configuration {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Everything that is not kept on a server lies in this folder. */
  readonly dataDir: string;
  /** None when absent. */
  readonly servers?: Servers;
  /** Where rows are folded; in this process when absent. */
  readonly projections?: ProjectionsPlace;
  /** How people are reached; into the data folder and the log when absent. */
  readonly delivery?: DeliverySettings;
  /** Which ways in there are; e-mail and password alone when absent. */
  readonly identity?: IdentitySettings;
  /** Who runs the installation; nobody is named when absent. */
  readonly operator?: OperatorSettings;
  /** How companies pay for the product; it is free when absent. */
  readonly billing?: BillingSettings;
  /** Where events may be sent beside the internet; nowhere when absent. */
  readonly webhooks?: WebhookSettings;
  /** Where receipt printers may be; nowhere when absent. */
  readonly printers?: PrinterNetworks;
  /** The folder of the keys that sign documents; none are signed by a key when absent. */
  readonly signingKeysDir?: string;
  /** Under which numbers the program is certified, by country; nowhere when absent. */
  readonly certificates?: SoftwareCertificates;
  /** Addresses of those who run the service; nobody when absent. */
  readonly serviceAdmins?: readonly string[];
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
  readonly traces?: TracesConfiguration;
  /** Folds and reads in threads of their own; off where sources run without a build. */
  readonly threads: boolean;
}

export interface TracesConfiguration {
  /** Of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of traces that are kept, 0 to 1. */
  readonly ratio: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from the environment; `StartError` names what cannot be. */
export function readConfiguration(environment: Environment): Configuration {
  const servers = readServers(environment);
  const metricsToken = textOf(environment['METRICS_TOKEN']);
  const traces = tracesOf(environment);
  const signingKeysDir = signingKeysFolder(environment);
  const port = portOf(environment['PORT']);
  const host = textOf(environment['HOST']) ?? '127.0.0.1';
  const trustProxy = readTrustedProxies(environment['TRUST_PROXY']);
  return {
    port,
    host,
    dataDir: resolve(textOf(environment['DATA_DIR']) ?? 'data'),
    servers,
    projections: readProjectionsPlace(environment, servers),
    delivery: deliveryOf(environment, port),
    identity: readIdentitySettings(environment),
    operator: readOperatorSettings(environment),
    ...billingOf(environment),
    webhooks: webhooksOf(environment['WEBHOOKS_ALLOW_LOOPBACK']),
    printers: readPrinterNetworks(environment['PRINTER_NETWORKS']),
    certificates: certificatesOf(environment),
    serviceAdmins: serviceAdminsOf(environment['SERVICE_ADMINS']),
    logLevel: logLevelOf(environment['LOG_LEVEL']),
    trustProxy,
    setUp: readSetUpSettings(environment['SETUP_CODE'], { host, isProxied: trustProxy !== false }),
    backOfficeDir: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
    threads: true,
    ...(metricsToken !== undefined && { metricsToken }),
    ...(traces !== undefined && { traces }),
    ...(signingKeysDir !== undefined && { signingKeysDir }),
  };
}

function billingOf(environment: Environment): Pick<Configuration, 'billing'> {
  const billing = readAtStart(() => readBillingSettings(environment), BillingSettingError);
  return billing === undefined ? {} : { billing };
}

function certificatesOf(environment: Environment): SoftwareCertificates {
  return readAtStart(() => readSoftwareCertificates(environment), SoftwareCertificatesError);
}

function webhooksOf(value: string | undefined): WebhookSettings {
  return { allowsLoopback: flagOf('WEBHOOKS_ALLOW_LOOPBACK', value) };
}

/** Addresses with commas between them. */
function serviceAdminsOf(value: string | undefined): readonly string[] {
  const addresses = (value ?? '').toLowerCase().split(',');
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}

function textOf(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

function portOf(value: string | undefined): number {
  const text = textOf(value) ?? '3000';
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (port < 0 || port > 65_535) throw new StartError(`PORT is "${text}", not a port's number.`);
  return port;
}

function logLevelOf(value: string | undefined): LogLevel {
  const text = textOf(value) ?? 'info';
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new StartError(`LOG_LEVEL is "${text}", not one of ${logLevels.join(', ')}.`);
  }
  return level;
}

function flagOf(name: string, value: string | undefined): boolean {
  const text = textOf(value) ?? 'false';
  if (text !== 'true' && text !== 'false') {
    throw new StartError(`${name} is "${text}", neither true nor false.`);
  }
  return text === 'true';
}

function tracesOf(environment: Environment): TracesConfiguration | undefined {
  const endpoint = textOf(environment['OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (endpoint === undefined) return undefined;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new StartError(`OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}", not an http address.`);
  }
  const text = textOf(environment['OTEL_TRACES_SAMPLER_ARG']) ?? '1';
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new StartError(`OTEL_TRACES_SAMPLER_ARG is "${text}", not a share from 0 to 1.`);
  }
  return { endpoint, ratio };
}

function deliveryOf(environment: Environment, port: number): DeliverySettings {
  return readAtStart(() => readDeliverySettings(environment, port), DeliverySettingError);
}
