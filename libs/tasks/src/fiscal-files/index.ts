export { fiscalFileBlob, fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from './fiscal-order.js';
export { makeFiscalFile } from './make-fiscal-file.js';
