export { faultOf, resultCodeOf, storeFaults, whyUnavailable, type StoreFault } from './failures.js';
