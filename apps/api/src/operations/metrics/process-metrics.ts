import { collectDefaultMetrics, Registry } from 'prom-client';

let ofThisProcess: Registry | undefined;

/** Memory, processor, garbage collection and the event loop's delay: of the process, made once. */
export function processMetrics(): Registry {
  if (ofThisProcess === undefined) {
    ofThisProcess = new Registry();
    collectDefaultMetrics({ register: ofThisProcess });
  }
  return ofThisProcess;
}
