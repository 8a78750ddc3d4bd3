export {
  refusedUnlessWorking,
  refusedWhileClosed,
  skippedUnlessWorking,
  skippedWhileClosed,
} from './while-working.js';
