export * from './screens/index.js';
