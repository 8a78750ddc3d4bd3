export { sealedOnly } from './check-masters.js';
export { Continuity } from './continuity.js';
export {
  eventsName,
  keysName,
  manifestName,
  packFormat,
  sealsName,
  zeros,
  type Manifest,
  type ManifestFile,
  type PackedAttachments,
  type PackedSeal,
  type PackFiles,
  type PublicKey,
} from './pack.js';
export { readZip } from './read-zip.js';
export type { Check, Finding, FindingCode, PackReport } from './report.js';
export { reportLines } from './report-lines.js';
export { tellPaper } from './tell-paper.js';
export { verifyPack } from './verify-pack.js';
