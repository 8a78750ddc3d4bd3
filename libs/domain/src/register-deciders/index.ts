export * from './register-deciders.js';
