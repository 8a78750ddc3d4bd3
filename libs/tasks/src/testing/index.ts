export * from './payment-sandbox.js';
