export { paperBytes as renderPdf } from './file-bytes.js';
