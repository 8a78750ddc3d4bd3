export * from './text-registers.js';
