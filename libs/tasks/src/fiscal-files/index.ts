export { fiscalFileBlob, fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from './fiscal-order.js';
export {
  openSigningKeys,
  signingKeysFolder,
  SigningKeysError,
  type SigningKeys,
} from './signing-keys.js';
export { makeFiscalFile } from './make-fiscal-file.js';
