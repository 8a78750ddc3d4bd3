export { closeWhole, type ClosableFile } from './close-whole.js';
export { faultOf, resultCodeOf, storeFaults, whyUnavailable, type StoreFault } from './failures.js';
export { askToStop, isAskedToStop, threadStop, type ThreadStop } from './thread-stop.js';
