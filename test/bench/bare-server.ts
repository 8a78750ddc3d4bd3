// A process of its own: the least that a durable server does. Takes a request, writes as many bytes
// as an event has, answers when they are on the disk; those that wait meanwhile go together.
import { open } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';

const [path = '', bytes = '0'] = process.argv.slice(2);
const file = await open(path, 'w');
const record = Buffer.alloc(Number(bytes), 'x');
let waiting: ServerResponse[] = [];
let isWriting = false;
let count = 0;

async function write(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await file.write(Buffer.concat(batch.map(() => record)));
    await file.datasync();
    for (const response of batch) answer(response);
  }
  isWriting = false;
}

function answer(response: ServerResponse): void {
  count += 1;
  const body = JSON.stringify({ id: `FT_2026.${count}`, revision: count });
  response.writeHead(202, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    waiting.push(response);
    if (!isWriting) void write();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
