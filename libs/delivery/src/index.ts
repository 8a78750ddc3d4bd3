export * from './check-mail.js';
export * from './delivery-settings.js';
export * from './errors.js';
export * from './mail.js';
export * from './mail-message.js';
export * from './settings-from-files.js';
export * from './text-message.js';
