export { API_KEYS_MAX, KEY_NETWORKS_MAX, keyPermissions, refusePrograms } from './api-keys.js';
export * from './hidden-fields.js';
export * from './seen-event.js';
export * from './integrations.commands.js';
export * from './integrations.events.js';
export * from './integrations.slice.js';
export { usableKey } from './usable-key.js';
export { isNetwork } from './network.js';
