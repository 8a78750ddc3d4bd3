export { keyVersion, KeyUnusable, readKeyRing } from './keys.js';
export type { KeyRing, KeySetting, KeyVersion, SignatureMode } from './keys.js';
export { documentKeysOf, readKeyFolder } from './key-folder.js';
export { printedCharacters, signedMessage, signedText, type SignedFields } from './message.js';
export {
  NoSigningKey,
  SeriesSigner,
  signerOf,
  unsigned,
  type Signature,
  type Signer,
} from './signer.js';
export { verifySignature, type Verdict } from './verify.js';
