import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.js';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** How one server runs; read once, in the composition root. */
export interface Configuration {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Everything that is kept lies in this folder. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** Whether a proxy in front says how and from where it was reached. */
  readonly trustProxy: boolean;
  /** The built back office. */
  readonly backOfficeDir: string;
  /** Folds and reads in threads of their own; off where sources run without a build. */
  readonly threads: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const servers = {
  EVENTSTORE_URL: 'EventStoreDB',
  MONGODB_URL: 'MongoDB',
  REDIS_URL: 'Redis',
} as const;

/** Reads the configuration from the environment; `StartError` names what cannot be. */
export function readConfiguration(environment: Environment): Configuration {
  for (const [name, server] of Object.entries(servers)) {
    if (isSet(environment[name])) {
      throw new StartError(
        `${name} is set, but this version does not run on ${server} yet: unset it to keep ` +
          'everything in the data folder.',
      );
    }
  }
  return {
    port: portOf(environment['PORT']),
    host: textOf(environment['HOST']) ?? '127.0.0.1',
    dataDir: resolve(textOf(environment['DATA_DIR']) ?? 'data'),
    logLevel: logLevelOf(environment['LOG_LEVEL']),
    trustProxy: flagOf('TRUST_PROXY', environment['TRUST_PROXY']),
    backOfficeDir: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
    threads: true,
  };
}

function isSet(value: string | undefined): boolean {
  return textOf(value) !== undefined;
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
