export { copyFile, faultIn } from './copy-file.js';
export { factsTable, readFact, writeFacts } from './facts.js';
export { holdLock, type HeldLock } from './hold-lock.js';
export { inspectFile, whyUnusable, type FileKind, type Inspection } from './inspect-file.js';
