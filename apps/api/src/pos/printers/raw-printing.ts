import { connect } from 'node:net';
import type { PrinterAddress } from '@balcao/domain';

/** How long a printer has to be reached and to take everything, in milliseconds. */
const PRINT_MS = 5_000;

/** How long a printer may take to part once it has everything, in milliseconds. */
const PARTING_MS = 300;

/** Prints that wait for one printer. */
const WAITING_MAX = 20;

/** Sends bytes to printers, those of one printer one after another: they take one connection. */
export class RawPrinting {
  readonly #turns = new Map<string, { count: number; last: Promise<void> }>();

  constructor(private readonly timeoutMs: number = PRINT_MS) {}

  /** Settles when the printer has taken the bytes; rejects where it does not, or too many wait. */
  async print(address: PrinterAddress, bytes: Uint8Array): Promise<void> {
    const key = `${address.host}:${address.port}`;
    const turn = this.#turns.get(key) ?? { count: 0, last: Promise.resolve() };
    if (turn.count >= WAITING_MAX) throw new Error('too many prints wait for the printer');
    this.#turns.set(key, turn);
    turn.count += 1;
    const printed = turn.last.then(() => send(address, bytes, this.timeoutMs));
    turn.last = printed.catch(() => undefined);
    try {
      await printed;
    } finally {
      turn.count -= 1;
      if (turn.count === 0) this.#turns.delete(key);
    }
  }
}

/** What the printer answers is not read: whether it took the bytes is all that is told. */
function send({ host, port }: PrinterAddress, bytes: Uint8Array, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => {
      socket.destroy(new Error('the printer did not take the bytes in time'));
    }, timeoutMs);
    let isTaken = false;
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      if (isTaken) resolve();
      else reject(new Error('the printer closed the connection'));
    });
    socket.end(bytes, () => {
      isTaken = true;
      // Some printers keep the connection open for as long as one lets them.
      setTimeout(() => socket.destroy(), PARTING_MS);
    });
    socket.resume();
  });
}
