// A process of its own: callers that issue documents over HTTP, one after the other each.
import { headers, type Accepted } from '@balcao/contracts';
import { Sales } from './company.js';
import { Connection, type Answer } from './connection.js';
import type { LoadOrder, LoadReport } from './load.js';
import { callAtOnce, spreadOf } from './measure.js';

const variety = 1_000;

const order = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const sales = new Sales();
const bodies = Array.from({ length: variety }, () =>
  JSON.stringify({ documentTypeId: 'FT', ...sales.content() }),
);
const session = Object.entries(order.headers).map(([name, value]) => `${name}: ${value}\r\n`);
const connections = Array.from({ length: order.callers }, () => new Connection(order.port));

const issued: string[] = [];
const ownReads: number[] = [];
let lastRevision = -1;
let isBehind = 0;

async function issue(caller: number, turn: number): Promise<void> {
  const connection = connections[caller];
  if (connection === undefined) return;
  const name = `${order.name}x${caller}x${turn}`;
  const key = `${headers.idempotencyKey}: key_${name}\r\n`;
  const body = bodies[(caller * 31 + turn) % variety];
  const path = `/api/documents/${name}/issue`;
  const { id, revision } = accepted(
    await connection.send('POST', path, session.join('') + key, body),
  );
  issued.push(id);
  lastRevision = Math.max(lastRevision, revision);
  if (order.readsOwn) await readOwn(connection, id, revision);
}

async function readOwn(connection: Connection, id: string, revision: number): Promise<void> {
  const began = performance.now();
  const after = `${headers.readAfter}: ${revision}\r\n`;
  const answer = await connection.send('GET', `/api/documents/${id}`, session.join('') + after);
  if (answer.status !== 200) throw new Error(`reading ${id}: ${answer.status} ${answer.body}`);
  if (answer.head.includes(headers.readBehind)) isBehind += 1;
  ownReads.push(performance.now() - began);
}

function accepted({ status, body }: Answer): Accepted {
  if (status >= 300) throw new Error(`issuing: ${status} ${body}`);
  return JSON.parse(body) as Accepted;
}

const { perSecond, latency } = await callAtOnce(order.callers, order.seconds, issue);
for (const connection of connections) connection.close();
const ownRows = spreadOf(ownReads);
const report: LoadReport = { perSecond, latency, issued, lastRevision, ownRows, isBehind };
process.send?.(report, () => process.exit(0));
