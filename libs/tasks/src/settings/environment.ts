import { DeliverySettingError, withSettingsFromFiles } from '@balcao/delivery';
import { readAtStart } from './start-error.js';

/** The settings of a process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process, with the secrets that it is given in files. */
export const readEnvironment = (): Environment =>
  readAtStart(() => withSettingsFromFiles(process.env), DeliverySettingError);
