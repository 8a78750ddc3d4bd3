export { afterRows, rowsAtLeast } from './after-rows.js';
export {
  refusedUnlessWorking,
  refusedWhileClosed,
  skippedUnlessWorking,
  skippedWhileClosed,
} from './while-working.js';
