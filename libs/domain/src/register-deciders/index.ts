export * from './by-command.js';
export * from './former-default.js';
export * from './register-deciders.js';
