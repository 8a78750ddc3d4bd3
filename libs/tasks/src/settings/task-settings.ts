import { resolve } from 'node:path';
import {
  DeliverySettingError,
  readDeliverySettings,
  type DeliverySettings,
} from '@balcao/delivery';
import {
  BillingSettingError,
  readBillingSettings,
  type BillingSettings,
} from '../billing/billing-settings.js';
import {
  openSigningKeys,
  readSoftwareCertificates,
  signingKeysFolder,
  SigningKeysError,
  SoftwareCertificatesError,
  type SigningKeys,
  type SoftwareCertificates,
} from '../fiscal-files/index.js';
import { readSecretsKey, SecretsKeyError } from '../secrets/index.js';
import type { WebhookSettings } from '../task-ground.js';
import type { Environment } from './environment.js';
import { readAtStart, startErrorOf } from './start-error.js';
import { flagOf, textOf } from './values.js';

/** What every process reads that runs tasks, an API node or a projector. */
export interface TaskSettings {
  /** Everything that is not kept on a server lies in this folder. */
  readonly dataDir: string;
  /** How people are reached. */
  readonly delivery: DeliverySettings;
  /** How companies pay for the product; it is free when absent. */
  readonly billing?: BillingSettings;
  /** Where events may be sent besides the internet. */
  readonly webhooks: WebhookSettings;
  /** Under which numbers the program is certified, by country. */
  readonly certificates: SoftwareCertificates;
  /** Addresses of those who run the service. */
  readonly serviceAdmins: readonly string[];
  /** The folder of the keys that sign documents; none are signed by a key when absent. */
  readonly signingKeysDir?: string;
}

/**
 * Reads them; `port` is where the product listens, for links, for want of a public address.
 * `StartError` names what cannot be.
 */
export function readTaskSettings(environment: Environment, port: number): TaskSettings {
  const billing = readAtStart(() => readBillingSettings(environment), BillingSettingError);
  const signingKeysDir = signingKeysFolder(environment);
  return {
    dataDir: dataDirIn(environment),
    delivery: readAtStart(() => readDeliverySettings(environment, port), DeliverySettingError),
    webhooks: { allowsLoopback: flagOf(environment, 'WEBHOOKS_ALLOW_LOOPBACK') },
    certificates: readAtStart(
      () => readSoftwareCertificates(environment),
      SoftwareCertificatesError,
    ),
    serviceAdmins: addressesIn(textOf(environment, 'SERVICE_ADMINS')),
    ...(billing !== undefined && { billing }),
    ...(signingKeysDir !== undefined && { signingKeysDir }),
  };
}

/** The data folder, as a whole path. */
export function dataDirIn(environment: Environment): string {
  return resolve(textOf(environment, 'DATA_DIR') ?? 'data');
}

/** The key that opens secrets; undefined where a file of the data folder holds it. */
export function secretsKeySetting(environment: Environment): Buffer | undefined {
  return readAtStart(() => readSecretsKey(environment), SecretsKeyError);
}

/** The keys that sign documents; `StartError` when the folder holds none that can be used. */
export async function openKeys(folder: string | undefined): Promise<SigningKeys> {
  try {
    return await openSigningKeys(folder);
  } catch (error) {
    throw startErrorOf(error, SigningKeysError);
  }
}

/** Addresses with commas between them. */
function addressesIn(text = ''): readonly string[] {
  const addresses = text.toLowerCase().split(',');
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}
