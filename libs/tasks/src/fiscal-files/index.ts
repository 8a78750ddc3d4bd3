export { fiscalContent, type FiscalContent, type OnPercent } from './fiscal-content.js';
export { fiscalFileBlob, fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from './fiscal-order.js';
export * from './in-thread/index.js';
export {
  openSigningKeys,
  signingKeysFolder,
  SigningKeysError,
  type SigningKeys,
} from './signing-keys.js';
export {
  certificateOf,
  readSoftwareCertificates,
  SoftwareCertificatesError,
  type SoftwareCertificates,
} from './software-certificates.js';
export { readFiscalFacts, type FiscalFacts } from './fiscal-source.js';
export { makeFiscalFile } from './make-fiscal-file.js';
