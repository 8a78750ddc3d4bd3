import { readFileSync } from 'node:fs';
import { DeliverySettingError } from './delivery-settings.js';

/** The settings that hold a secret, addresses with passwords in them included. */
export const secretSettings = [
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SECRETS_KEY',
  'SETUP_CODE',
  'METRICS_TOKEN',
  'PAYMENT_CALLBACK_SECRET',
  'MPESA_API_KEY',
  'EMOLA_PASSWORD',
  'EMOLA_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment in which a secret may also be in a file, as container platforms hand them over:
 * `SECRETS_KEY_FILE=/run/secrets/key` for `SECRETS_KEY`. A newline at the end is not part of it.
 * @throws DeliverySettingError where a setting is given both ways, or its file cannot be read
 */
export function withSettingsFromFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of secretSettings) {
    const path = environment[`${name}_FILE`]?.trim() ?? '';
    if (path === '') continue;
    if ((environment[name] ?? '') !== '') {
      throw new DeliverySettingError(`${name} and ${name}_FILE are both set: keep one of them.`);
    }
    read[name] = contentOf(`${name}_FILE`, path);
  }
  return { ...environment, ...read };
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new DeliverySettingError(`${name} is "${path}", which cannot be read.`);
  }
}
