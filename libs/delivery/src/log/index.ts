export * from './log-text-sender.js';
