/**
 * How a thread that has a database open is asked to stop: it looks between its steps. It is never
 * terminated while it works, as a thread that ends within a call of SQLite takes the process with
 * it (docs/adr/0078). Passes between threads.
 */
export type ThreadStop = Int32Array<SharedArrayBuffer>;

/** Nobody has asked yet. */
export const threadStop = (): ThreadStop => new Int32Array(new SharedArrayBuffer(4));

/** Asks the threads that have it to stop. */
export function askToStop(stop: ThreadStop): void {
  Atomics.store(stop, 0, 1);
}

/** Whether a thread is to stop before its next step. */
export const isAskedToStop = (stop: ThreadStop): boolean => Atomics.load(stop, 0) === 1;
