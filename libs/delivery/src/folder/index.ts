export * from './folder-mail-sender.js';
