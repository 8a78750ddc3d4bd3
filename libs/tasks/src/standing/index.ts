export { afterRows, rowsAtLeast } from './after-rows.js';
export { byItself } from './by-itself.js';
export {
  refusedUnlessWorking,
  refusedWhileClosed,
  skippedUnlessWorking,
  skippedWhileClosed,
} from './while-working.js';
