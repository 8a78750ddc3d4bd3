import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * One kept-alive connection that asks one thing at a time. No more than the bench needs of
 * HTTP/1.1, so that the client takes little from the server it shares the machine with.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received = '';
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#host = `127.0.0.1:${port}`;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    // One character a byte, so that lengths are counted in bytes; nothing here reads the accents.
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk) => {
      this.#take(String(chunk));
    });
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
  }

  send(method: string, path: string, headers: string, body = ''): Promise<Answer> {
    const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    const type = body === '' ? '' : 'content-type: application/json\r\n';
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${type}${length}${headers}`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head}\r\n${body}`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#received += chunk;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#received.slice(0, end).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + 4 + length) return;
    const body = this.#received.slice(end + 4, end + 4 + length);
    this.#received = this.#received.slice(end + 4 + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }
}
