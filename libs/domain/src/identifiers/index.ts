export * from './bank-account.js';
export * from './barcode.js';
export * from './country.js';
export * from './email.js';
export * from './gs1.js';
export * from './nuit.js';
export * from './phone.js';
export * from './tax-number.js';
