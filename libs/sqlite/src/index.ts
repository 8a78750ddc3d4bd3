export { closeWhole, type ClosableFile } from './close-whole.js';
export { faultOf, resultCodeOf, storeFaults, whyUnavailable, type StoreFault } from './failures.js';
