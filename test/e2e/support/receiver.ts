import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FeedEvent } from '@balcao/contracts';

/** One delivery as it came in. */
export interface Received {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly event: FeedEvent;
}

/** What a receiver does with a delivery: a status, after a while if it is slow. */
export type Behaviour = (received: Received) => number | Promise<number>;

/** A program of somebody else's on this machine, that webhooks are sent to. */
export class Receiver {
  readonly received: Received[] = [];
  behave: Behaviour = () => 204;
  #server: Server | undefined;
  #port = 0;

  /** Listens; on the same port as before when it had one. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const event = JSON.parse(body) as FeedEvent;
        const received = { headers: request.headers, body, event };
        this.received.push(received);
        void Promise.resolve(this.behave(received)).then((status) => {
          const location = { location: 'http://127.0.0.1:1/elsewhere' };
          response.writeHead(status, status >= 300 && status < 400 ? location : {});
          response.end(status === 204 ? undefined : `the answer is ${status}`);
        });
      });
    });
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/balcao`;
  }

  /** Names of the clients in the received events, in the order of arrival, repeats included. */
  get names(): readonly unknown[] {
    return this.received.map(({ event }) => event.data['name']);
  }

  /** Is gone at once, with every connection. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
