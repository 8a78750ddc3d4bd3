import type { SerialPort } from '../../devices/serial-ports.js';

/** A simulated serial port with a scale. */
export class SimulatedPort implements SerialPort {
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array<ArrayBuffer>> | null = null;
  /** How it was opened last. */
  opened: object | undefined;
  /** The requests received, as text. */
  asked = '';
  #send: ReadableStreamDefaultController<Uint8Array> | undefined;

  readonly open = (options: object): Promise<void> => {
    this.opened = options;
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#send = controller;
      },
    });
    this.writable = new WritableStream({
      write: (bytes) => {
        this.asked += new TextDecoder().decode(bytes);
      },
    });
    return Promise.resolve();
  };

  readonly close = (): Promise<void> => {
    this.opened = undefined;
    return Promise.resolve();
  };

  /** Sends text in arbitrary chunks, as over a wire. */
  send(...pieces: readonly string[]): void {
    for (const piece of pieces) this.#send?.enqueue(new TextEncoder().encode(piece));
  }

  unplug(): void {
    this.#send?.close();
  }
}
