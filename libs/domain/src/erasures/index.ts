export * from './personal-events.js';
