export { fiscalInThread } from './fiscal-in-thread.js';
export {
  workFiscalThread,
  type FiscalReader,
  type OpenFiscalReader,
} from './work-fiscal-thread.js';
