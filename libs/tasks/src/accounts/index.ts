export * from './account-mail-order.js';
export * from './account-streams.js';
export * from './device-name.js';
export * from './link-secret.js';
export * from './send-account-mail.js';
