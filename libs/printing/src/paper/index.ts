export * from './paper.js';
export * from './paper-of.js';
export * from './printed-document.js';
export * from './printed-document-of.js';
