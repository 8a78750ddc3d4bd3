import type { SettingName } from './declared-settings.js';
import type { Environment } from './environment.js';
import { StartError } from './start-error.js';

/** A setting without the blanks around it; undefined where it is not set, or blank. */
export function textOf(environment: Environment, name: SettingName): string | undefined {
  const text = environment[name]?.trim() ?? '';
  return text === '' ? undefined : text;
}

/** Who sends it may read the metrics from elsewhere; nobody may where there is none. */
export function metricsTokenIn(environment: Environment): string | undefined {
  return textOf(environment, 'METRICS_TOKEN');
}

/** `StartError` for anything but `true` and `false`, which is what it is when it is not set. */
export function flagOf(environment: Environment, name: SettingName): boolean {
  const text = textOf(environment, name) ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new StartError(`${name} is "${text}", neither true nor false.`);
}

/** The number of a port, where 0 takes any that is free; `StartError` for anything else. */
export function portOf(environment: Environment, name: SettingName): number | undefined {
  const text = textOf(environment, name);
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name} is "${text}", not a port's number.`);
}
