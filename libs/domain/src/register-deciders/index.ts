export * from './former-default.js';
export * from './register-deciders.js';
