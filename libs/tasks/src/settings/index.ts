export { declaredSettings, type SettingGroup, type SettingName } from './declared-settings.js';
export { readEnvironment, type Environment } from './environment.js';
export { databaseOf, readServers, unreadableAddress, type Servers } from './servers.js';
export { readAtStart, StartError, startErrorOf } from './start-error.js';
export {
  dataDirIn,
  openKeys,
  readTaskSettings,
  secretsKeySetting,
  type TaskSettings,
} from './task-settings.js';
export { readTracesSettings, type TracesSettings } from './traces.js';
export { flagOf, metricsTokenIn, portOf, textOf } from './values.js';
