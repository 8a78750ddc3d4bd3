import { DeliverySettingError, withSettingsFromFiles } from '@balcao/delivery';
import { readAtStart } from './start-error.js';

/** The environment of this process, with the secrets that it is given in files. */
export const readEnvironment = (): Readonly<Record<string, string | undefined>> =>
  readAtStart(() => withSettingsFromFiles(process.env), DeliverySettingError);
