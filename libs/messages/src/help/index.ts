export * from './help-topic.js';
