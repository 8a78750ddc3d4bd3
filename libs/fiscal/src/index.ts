export * from './checker/index.js';
export * from './edeclaracao/index.js';
export * from './model/index.js';
export * from './saft/index.js';
export * from './schema/index.js';
export * from './signatures/index.js';
export { escapeXml } from './xml/escape.js';
export { BytesDecoder } from './xml/bytes-decoder.js';
export * from './xml/workbook.js';
