export * from './render-html.js';
