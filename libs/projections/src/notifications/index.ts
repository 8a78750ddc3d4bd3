export * from './notifications.projection.js';
