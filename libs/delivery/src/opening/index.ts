export * from './open-delivery.js';
