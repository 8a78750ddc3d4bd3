import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { productFolder, startIn } from './product-folder.js';

const idle = 'setInterval(() => {}, 1000); console.log("ready");';
const stopsOnSignal = `
  let signals = 0;
  process.on("SIGINT", () => {
    signals += 1;
    setTimeout(() => { console.log("signals:", signals); process.exit(0); }, 300);
  });
  ${idle}`;
const deaf = `process.on("SIGINT", () => {}); ${idle}`;
const reports = 'console.log(process.env.HOST, process.env.PORT, process.env.DATA_DIR);';

describe('starting the product', () => {
  it('tells the server where to listen and where its data are', async () => {
    const folder = productFolder(reports);
    const { output } = await startIn(folder, {}).ended;
    expect(output).toBe(`127.0.0.1 0 ${folder}/data\n`);
  });

  it('ends with the exit code of the server', async () => {
    expect((await startIn(productFolder('process.exit(3);'), {}).ended).code).toBe(3);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a number from 0 to 65535, not "70000".\n'],
    ['PORT', 'http', 'PORT must be a number from 0 to 65535, not "http".\n'],
    [
      'HOST',
      '192.0.2.1',
      'Nothing can listen on 192.0.2.1 (EADDRNOTAVAIL): ' +
        'name an address of this machine with HOST.\n',
    ],
  ])('is refused in one sentence with %s=%s', async (name, value, sentence) => {
    const { code, output } = await startIn(productFolder(idle), { [name]: value }).ended;
    expect({ code, output }).toEqual({ code: 1, output: sentence });
  });

  it('is refused in one sentence when the data folder cannot be written', async () => {
    const folder = productFolder(idle);
    const { code, output } = await startIn(folder, { DATA_DIR: 'package-lock.json' }).ended;
    expect({ code, output }).toEqual({
      code: 1,
      output:
        `The data folder ${folder}/package-lock.json cannot be written (ENOTDIR): ` +
        'make it writable, or name another one with DATA_DIR.\n',
    });
  });

  it('is refused in one sentence when the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const { code, output } = await startIn(productFolder(idle), { PORT: `${port}` }).ended;
    other.close();
    expect({ code, output }).toEqual({
      code: 1,
      output:
        `Port ${port} is already in use: stop the program that uses it, ` +
        'or name another port with PORT.\n',
    });
  });
});

describe('stopping the product', () => {
  it('tells the server once, however often one Ctrl-C arrives, and is a success', async () => {
    const product = startIn(productFolder(stopsOnSignal), {});
    await product.until('ready');
    product.signal('SIGINT');
    product.signal('SIGINT');
    const { code, output } = await product.ended;
    expect([code, /signals: \d/.exec(output)?.[0]]).toEqual([0, 'signals: 1']);
  });

  it('is a success when the signal itself ends the server', async () => {
    const product = startIn(productFolder(idle), {});
    await product.until('ready');
    product.signal('SIGTERM');
    expect((await product.ended).code).toBe(0);
  });

  it('is forced by a second Ctrl-C', async () => {
    const product = startIn(productFolder(deaf), {});
    await product.until('ready');
    // Signals that arrive together are one Ctrl-C, and only the machine knows when they arrive.
    const pressing = setInterval(() => product.signal('SIGINT'), 700);
    const { code } = await product.ended;
    clearInterval(pressing);
    expect(code).toBe(137);
  });

  it('leaves no server behind when the starter is killed', async () => {
    const product = startIn(productFolder(idle), {});
    await product.until('ready');
    product.signal('SIGKILL');
    // The server holds the other end of the output: this is answered only when it is gone too.
    expect((await product.ended).code).toBe(null);
  });
});
