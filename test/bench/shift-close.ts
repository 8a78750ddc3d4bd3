import { join } from 'node:path';
import { headers } from '@balcao/contracts';
import { Sales } from './company.js';
import { setUpShop, type SetUp } from './data-set.js';
import { milliseconds, type Bench } from './figure.js';
import { startServer, type Server } from './server.js';

/** What an evening at a busy till has behind it. */
const sales = 1_000;
const atOnce = 16;
const shiftId = 'SHIFT1';

/** A shift of 1,000 sales: its count, its Z, and until that is there to be read and printed. */
export const shiftClose: Bench = async ({ folder, note, stack }) => {
  const installation = await stack.install(join(folder, 'data'));
  const data = await setUpShop(installation);
  const server = await startServer(installation);
  try {
    const sold = await sellAll(server, data);
    note(`  ${sold} sales in the shift`);
    const closedMs = await timed(() => closeShift(server, data));
    return [
      { what: `close a shift of ${sales} sales`, figure: milliseconds(closedMs), target: '3 s' },
    ];
  } finally {
    await server.close();
    await installation.close();
  }
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function sellAll(server: Server, data: SetUp): Promise<number> {
  const register = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
  await send(server, data, '/api/cash-registers', register);
  await send(server, data, '/api/shifts', {
    id: shiftId,
    cashRegisterId: register.id,
    floatMinor: 200_000,
  });
  const trade = new Sales();
  const contents = Array.from({ length: sales }, () => paid(trade.content()));
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < sales; at = next++) {
      const sale = { saleId: `SALE${at}`, ...contents[at] };
      await send(server, data, `/api/shifts/${shiftId}/sales`, sale);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sales;
}

/** Three articles at a hundred each, VAT included, paid in cash. */
function paid({ clientId, lines }: ReturnType<Sales['content']>) {
  const priced = lines.map(({ articleId, vatId }) => {
    return { articleId, vatId, quantity: '1', unitPrice: '100' };
  });
  const amountMinor = priced.length * 10_000;
  const rows = [{ methodId: 'method_cash', amountMinor, receivedMinor: amountMinor }];
  return { clientId, lines: priced, vatIncluded: true, payment: { rows } };
}

/** As the till does it, and until the back office shows the Z. */
async function closeShift(server: Server, data: SetUp): Promise<void> {
  const path = `/api/shifts/${shiftId}`;
  await send(server, data, `${path}/count`, { countedMinor: 200_000 });
  const { revision } = await send(server, data, `${path}/close`, {});
  const sent = { headers: { ...data.session, [headers.readAfter]: String(revision) } };
  for (;;) {
    const answer = await server.request('GET', `${path}/paper?format=pdf`, sent);
    await answer.arrayBuffer();
    if (answer.ok && !answer.headers.has(headers.readBehind)) return;
  }
}

let keys = 0;

async function send(
  server: Server,
  { session }: SetUp,
  path: string,
  body: object,
): Promise<{ readonly revision: number }> {
  keys += 1;
  const sent = { headers: { ...session, [headers.idempotencyKey]: `shift-close-${keys}` }, body };
  const answer = await server.request('POST', path, sent);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { revision: number };
}
