import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfiguration } from '@balcao/api';
import type { TillStart } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, mercearia, openStockedShop, rice, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
/** A line of text that is cut off. */
const receipt = Buffer.from([0x1b, 0x40, ...Buffer.from('VD 1/1\n'), 0x1d, 0x56, 0]);
const data = receipt.toString('base64');

/** Where nothing listens: a port that was let go may be another test's at once. */
const nowhere = '127.0.0.1:1';

/** A receipt printer on this machine, and what came out of it. */
async function aPrinter(): Promise<{
  readonly server: Server;
  readonly address: string;
  readonly printed: readonly Buffer[];
}> {
  const printed: Buffer[] = [];
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => {
      printed.push(Buffer.concat(parts));
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, printed, address: `127.0.0.1:${port}` };
}

let printer: Awaited<ReturnType<typeof aPrinter>>;
let shop: Shop;
let celeste: Browser;
const print = (body: object = { data }, id = till.id) =>
  celeste.post(`/tills/${id}/raw-print`, body);

beforeAll(async () => {
  printer = await aPrinter();
  const { printers } = readConfiguration({
    PRINTER_NETWORKS: `${printer.address},${nowhere}`,
  });
  shop = await openStockedShop(printers && { printers });
  await shop.amelia.done('/cash-registers', { ...till, printerAddress: printer.address });
  await shop.amelia.done('/cash-registers', { id: 'TILL2', code: 'C2', name: 'Caixa 2' });
  celeste = await joined(shop, 'celeste', { role: 'cashier' });
});
afterAll(async () => {
  await shop.server.end();
  printer.server.close();
});

describe('a receipt printer on the network', () => {
  it('is named by the register, in numbers', async () => {
    const wrong = { printerAddress: 'localhost:9100' };
    const answer = await refusal(shop.amelia.post('/cash-registers/TILL2/change', wrong));
    expect(answer.errors.map(({ code }) => code)).toEqual(['pos.printerAddressInvalid']);
    const { registers, printsOverNetwork } = (await celeste.read('/pos/start')) as TillStart;
    expect(printsOverNetwork).toBe(true);
    expect(registers.map(({ printerAddress }) => printerAddress)).toEqual([
      printer.address,
      undefined,
    ]);
  });

  it('is sent the bytes as they are', async () => {
    expect((await print()).status).toBe(204);
    expect(printer.printed.at(-1)).toEqual(receipt);
  });

  it('is sent prints one after another', async () => {
    const before = printer.printed.length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => print()));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(printer.printed.slice(before)).toEqual([receipt, receipt, receipt, receipt]);
  });

  it('takes neither nothing, nor what is no bytes, nor too much of it', async () => {
    const tooMuch = Buffer.alloc(256 * 1_024 + 1).toString('base64');
    for (const sent of ['', 'caixa 1', tooMuch]) {
      expect((await print({ data: sent })).status).toBe(422);
    }
    expect((await print({ data, host: '10.0.0.1' })).status).toBe(422);
  });

  it.each([
    ['of its drawer', [0x1b, 0x70, 0, 0x19, 0xfa], 9],
    ['of its drawer at once', [0x10, 0x14, 1, 0, 1], 9],
    ['of the drawer of another', [0x07], 9],
    ['that it knows and no receipt has', [0x1d, 0x28, 0x45, 3, 0, 1, 0x49, 0x4e], 9],
  ])('is sent no command %s', async (_, bytes, at) => {
    const before = printer.printed.length;
    const sent = Buffer.from([0x1b, 0x40, ...Buffer.from('VD 1/1\n'), ...bytes]);
    const answer = await refusal(print({ data: sent.toString('base64') }));
    expect(answer).toMatchObject({ status: 422, code: 'pos.printNotReceipt', params: { at } });
    expect(printer.printed).toHaveLength(before);
  });

  it('is not there where the register names none', async () => {
    expect(await refusal(print({ data }, 'TILL2'))).toMatchObject({
      code: 'pos.printerNotSet',
      params: { register: 'Caixa 2' },
    });
    expect(await refusal(print({ data }, 'NONE'))).toMatchObject({
      code: 'pos.cashRegisterNotSelected',
    });
  });

  it('is reached only in the networks of the installation', async () => {
    const elsewhere = async (printerAddress: string) => {
      await shop.amelia.done('/cash-registers/TILL2/change', { printerAddress });
      return refusal(print({ data }, 'TILL2'));
    };
    const code = 'pos.printerNotAllowed';
    expect(await elsewhere('127.0.0.1')).toMatchObject({ code });
    expect(await elsewhere('169.254.169.254:80')).toMatchObject({ code });
  });

  it('is not reached by a company that was added later, whatever it writes down', async () => {
    const { amelia } = shop;
    await amelia.found({ ...mercearia, id: 'LATER', name: 'Mercearia de outrem, Lda' });
    const later = { company: 'LATER' };
    const register = { ...till, id: 'THEIRS', printerAddress: printer.address };
    await amelia.done('/cash-registers', register, later);
    const start = (await amelia.read('/pos/start', later)) as TillStart;
    expect(start.printsOverNetwork).toBe(false);
    const before = printer.printed.length;
    expect(await refusal(amelia.post('/tills/THEIRS/raw-print', { data }, later))).toMatchObject({
      status: 403,
      code: 'pos.printerNotAllowed',
      params: { entry: `LATER=${printer.address}` },
    });
    expect(printer.printed).toHaveLength(before);
  });

  it('says so in one sentence where it does not answer', async () => {
    await shop.amelia.done('/cash-registers/TILL2/change', { printerAddress: nowhere });
    expect(await refusal(print({ data }, 'TILL2'))).toMatchObject({
      code: 'pos.printerNotReached',
      params: { address: nowhere },
    });
  });
});

describe('the drawer at a printer on the network', () => {
  const open = (who = celeste, connector: string = 'pin2') =>
    who.post(`/tills/${till.id}/open-drawer`, { connector });
  const pulse = (pin: 0 | 1) => Buffer.from([0x1b, 0x70, pin, 0x19, 0xfa]);
  const refused = { status: 409, code: 'pos.drawerWithoutCause', params: { register: 'Caixa 1' } };
  const shiftOf = (path: string) => `/shifts/SHIFT1/${path}`;

  it('opens for nothing that is not in the books', async () => {
    const before = printer.printed.length;
    expect(await refusal(open())).toMatchObject(refused);
    await celeste.done('/shifts', { id: 'SHIFT1', cashRegisterId: till.id, floatMinor: 50_000 });
    expect(await refusal(open())).toMatchObject(refused);
    await celeste.done(shiftOf('note'), { kind: 'saleCleared', amountMinor: 100 });
    expect(await refusal(open())).toMatchObject(refused);
    expect((await open(celeste, 'pin9')).status).toBe(422);
    expect(printer.printed).toHaveLength(before);
  });

  it.each([
    ['cash that is moved', 'cash', { kind: 'in', amountMinor: 5_000, reason: 'Trocos' }],
    ['a reason', 'note', { kind: 'drawerOpened', text: 'Trocar uma nota' }],
  ] as const)('opens once for %s, and for whom it was', async (_, path, body) => {
    const before = printer.printed.length;
    await celeste.done(shiftOf(path), path === 'cash' ? { ...body, movementId: 'CASH1' } : body);
    expect(await refusal(open(shop.amelia))).toMatchObject(refused);
    expect((await open(celeste, 'pin5')).status).toBe(204);
    expect(await refusal(open())).toMatchObject(refused);
    expect(printer.printed.slice(before)).toEqual([pulse(1)]);
  });

  it('opens for a sale in cash, and for none that is paid otherwise', async () => {
    const sale = async (saleId: string, methodId: string) => {
      const rows = [{ methodId, amountMinor: 125_000 }];
      const lines = [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }];
      const sold = { saleId, lines, vatIncluded: true, payment: { rows }, clientId: hotel.id };
      await celeste.done(shiftOf('sales'), sold);
    };
    await sale('SALE1', 'method_card');
    expect(await refusal(open())).toMatchObject(refused);
    await sale('SALE2', 'method_cash');
    expect((await open()).status).toBe(204);
    expect(await refusal(open())).toMatchObject(refused);
  });

  it('stays closed where the printer is away, and may be tried again', async () => {
    await celeste.done(shiftOf('note'), { kind: 'drawerOpened', text: 'Contar' });
    const change = (printerAddress: string) =>
      shop.amelia.done('/cash-registers/TILL1/change', { printerAddress });
    await change(nowhere);
    expect(await refusal(open())).toMatchObject({ code: 'pos.printerNotReached' });
    await change(printer.address);
    expect((await open()).status).toBe(204);
  });

  it('is late after minutes', async () => {
    await celeste.done(shiftOf('note'), { kind: 'drawerOpened', text: 'Contar' });
    shop.server.now = new Date(shop.server.now.getTime() + 121_000);
    expect(await refusal(open())).toMatchObject(refused);
  });

  it('opens for no reason that is empty', async () => {
    expect(await refusal(celeste.post(shiftOf('note'), { kind: 'drawerOpened' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'text', code: 'shift.reasonRequired' }],
    });
  });
});

describe('an installation that names no networks of printers', () => {
  it('says so, and sends nothing', async () => {
    const other = await openStockedShop();
    await other.amelia.done('/cash-registers', { ...till, printerAddress: '127.0.0.1' });
    const { printsOverNetwork } = (await other.amelia.read('/pos/start')) as TillStart;
    expect(printsOverNetwork).toBe(false);
    const sent = other.amelia.post(`/tills/${till.id}/raw-print`, { data });
    expect(await refusal(sent)).toMatchObject({ code: 'pos.printerNotAllowed' });
    await other.server.end();
  });
});
