export * from './paper.js';
export * from './paper-of.js';
export * from './print-wish.js';
export * from './printed-document.js';
export * from './printed-document-of.js';
export * from './printed-payment.js';
export * from './receipt-paper.js';
export * from './shift-paper.js';
