import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that takes every mail, except for addresses it does not know. */
export interface PostOffice {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Addresses that are refused for good, until they are taken out. */
  readonly unknown: Set<string>;
  /** Whom it has taken a mail for, in order. */
  readonly delivered: readonly string[];
  close(): Promise<void>;
}

/** Listens on a port of its own; speaks as much SMTP as sending a mail takes. */
export async function openPostOffice(): Promise<PostOffice> {
  const unknown = new Set<string>();
  const delivered: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(socket, { unknown, delivered });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => {
        closed();
      });
      for (const socket of sockets) socket.destroy();
    });
  return { url: `smtp://127.0.0.1:${port}`, unknown, delivered, close };
}

interface Counter {
  readonly unknown: ReadonlySet<string>;
  readonly delivered: string[];
}

function serve(socket: Socket, { unknown, delivered }: Counter): void {
  let to = '';
  let isContent = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 post-office');
  createInterface({ input: socket }).on('line', (line) => {
    if (isContent) {
      if (line !== '.') return;
      isContent = false;
      delivered.push(to);
      say('250 taken');
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') {
      to = /<(.+)>/.exec(line)?.[1] ?? '';
      say(unknown.has(to) ? `550 no mailbox ${to}` : '250 known');
    } else if (verb === 'DATA') {
      isContent = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 well');
  });
}
